import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { Blog } from '#contract/blogs.ts'
import type { Image } from '#contract/media.ts'
import { cx } from '#web/lib/cx.ts'
import { paths } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import type { PickedImage } from '#web/ui/editor/insert-image.ts'
import { Field } from '#web/ui/Field.tsx'
import { ErrorPanel } from '#web/ui/Notice.tsx'
import { Loading } from '#web/ui/Skeleton.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { imagesQuery, useImageBase } from './api.ts'
import { SkeletonTile, Thumbnail } from './tiles.tsx'

type Resolve = (image: PickedImage | null) => void

/** For the editor: `pick` asks for one of the blog's images; `dialog` must be rendered on the page. */
export function usePickImage(blog: Blog): { pick: () => Promise<PickedImage | null>; dialog: ReactNode } {
  const [resolve, setResolve] = useState<{ call: Resolve }>()
  const pick = () => new Promise<PickedImage | null>((call) => setResolve({ call }))
  const end: Resolve = (image) => {
    resolve?.call(image)
    setResolve(undefined)
  }
  return { pick, dialog: <PickDialog blog={blog} isOpen={resolve !== undefined} onEnd={end} /> }
}

function PickDialog({ blog, isOpen, onEnd }: { blog: Blog; isOpen: boolean; onEnd: Resolve }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => onEnd(null)}
      title="Insert an image"
      description="One of this blog’s own images."
      size="lg"
    >
      {isOpen && <PickForm blog={blog} onEnd={onEnd} />}
    </Dialog>
  )
}

function PickForm({ blog, onEnd }: { blog: Blog; onEnd: Resolve }) {
  const images = useQuery(imagesQuery(blog.deliverable_id))
  const base = useImageBase()
  const [chosen, setChosen] = useState<Image>()
  const [alt, setAlt] = useState('')
  if (images.isPending)
    return (
      <Loading label="Loading images" className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <SkeletonTile />
      </Loading>
    )
  if (images.isError)
    return (
      <ErrorPanel title="Error fetching images" onRetry={() => void images.refetch()} isRetrying={images.isFetching}>
        Your text is kept.
      </ErrorPanel>
    )
  if (images.data.length === 0) return <NoImages blog={blog} />
  const choose = (image: Image) => {
    setChosen(image)
    setAlt(image.alt)
  }
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        // React events bubble through portals: don't submit the page's form around the editor.
        event.stopPropagation()
        if (chosen) onEnd({ src: new URL(base + chosen.image_url, location.href).href, alt: alt.trim() })
      }}
    >
      <fieldset className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <legend className="sr-only">Image</legend>
        {images.data.map((image) => (
          <label
            key={image.image_id}
            className={cx(
              'relative block aspect-3/2 cursor-pointer overflow-hidden rounded-panel outline-2 outline-offset-2 has-focus-visible:outline-accent',
              chosen?.image_id === image.image_id ? 'outline-ink' : 'outline-transparent',
            )}
          >
            <input
              type="radio"
              name="image"
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              checked={chosen?.image_id === image.image_id}
              onChange={() => choose(image)}
            />
            <Thumbnail image={image} className="size-full" />
          </label>
        ))}
      </fieldset>
      <Field label="Text alternative" hint="What the image shows, for those who do not see it.">
        <TextInput value={alt} maxLength={1000} onChange={(event) => setAlt(event.target.value)} />
      </Field>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" disabledReason={!chosen && 'Choose an image first'}>
          Insert
        </Button>
      </div>
    </form>
  )
}

function NoImages({ blog }: { blog: Blog }) {
  return (
    <div className="grid justify-items-start gap-4 text-ink-2">
      <p>
        No media yet.{' '}
        {blog.finalized ? 'Generate images for this blog first.' : 'Images can be generated once the blog is finished.'}
      </p>
      {blog.finalized && (
        <ButtonLink to={paths.blogMedia({ brandId: blog.brand_id, blogId: blog.blog_id })}>Manage Media</ButtonLink>
      )}
    </div>
  )
}
