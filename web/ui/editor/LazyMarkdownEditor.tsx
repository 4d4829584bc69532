import { lazy, Suspense } from 'react'
import { Loading, SkeletonText } from '../Skeleton.tsx'
import type { MarkdownEditorProps } from './MarkdownEditor.tsx'

const MarkdownEditor = lazy(async () => ({ default: (await import('./MarkdownEditor.tsx')).MarkdownEditor }))

/** The editor, loaded when it is first shown. */
export function LazyMarkdownEditor(props: MarkdownEditorProps) {
  const skeleton = (
    <Loading label="Loading the editor" className={props.className}>
      <SkeletonText lines={8} className="pt-16" />
    </Loading>
  )
  return (
    <Suspense fallback={skeleton}>
      <MarkdownEditor {...props} />
    </Suspense>
  )
}
