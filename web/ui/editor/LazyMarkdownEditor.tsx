import { lazy, Suspense } from 'react'
import { Loading, SkeletonText } from '../Skeleton.tsx'
import type { MarkdownEditorProps } from './MarkdownEditor.tsx'

const MarkdownEditor = lazy(async () => ({ default: (await import('./MarkdownEditor.tsx')).MarkdownEditor }))

/** Loads the editor's code when first rendered. */
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
