import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { maxImages, type Image } from '#contract/media.ts'
import type { Blog } from '#contract/blogs.ts'
import { canCreateBlogs } from '#domain/plan.ts'
import { ApiError } from '#web/api/error.ts'
import { userQuery } from '#web/features/accounts/api.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { ErrorPanel, Notice } from '#web/ui/Notice.tsx'
import { Loading } from '#web/ui/Skeleton.tsx'
import {
  imagesQuery,
  useDeleteImages,
  useGenerateImage,
  useIsGenerating,
  useIsGeneratingElsewhere,
  useIsUploading,
} from './api.ts'
import { ImageViewer } from './ImageViewer.tsx'
import { PlanNotice } from './PlanNotice.tsx'
import { UploadImages } from './UploadImages.tsx'
import { GeneratingTile, ImageTile, NewImageTile, SkeletonTile } from './tiles.tsx'

// Skeletons while the list loads: one row on most screens.
const placeholders = ['a', 'b', 'c']

export function ImagesCard({ blog }: { blog: Blog }) {
  const { deliverable_id, blog_id } = blog
  const heading = useId()
  const user = useQuery(userQuery)
  const images = useQuery(imagesQuery(deliverable_id))
  const isGeneratingElsewhere = useIsGeneratingElsewhere(blog)
  const isGenerating = useIsGenerating(blog_id) || isGeneratingElsewhere
  const generate = useGenerateImage(blog)
  const list = images.data ?? []
  const canCreate = canCreateBlogs(user.data?.billing ?? null)
  const isUploading = useIsUploading(deliverable_id)
  const hasNewTile = canCreate && images.isSuccess && !isGenerating && !isUploading && list.length < maxImages
  const whyNoUpload = isGenerating
    ? 'An image is being generated'
    : list.length === 0 && (images.isPending ? 'The images are loading' : 'There are no images yet')
  const reason = generate.error instanceof ApiError ? generate.error.detail : undefined
  return (
    <section aria-labelledby={heading} className="grid gap-5 border-t border-line pt-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id={heading} className="display text-xl">
          Images
        </h2>
        <UploadImages deliverable_id={deliverable_id} disabledReason={whyNoUpload} />
      </div>
      {user.data && !canCreate && <PlanNotice billing={user.data.billing} what="images" />}
      {images.isError ? (
        <ErrorPanel title="Error fetching images" onRetry={() => void images.refetch()} isRetrying={images.isFetching}>
          Your images are kept.
        </ErrorPanel>
      ) : (
        <Gallery deliverable_id={deliverable_id} images={list} isLoading={images.isPending}>
          {isGenerating && <GeneratingTile />}
          {hasNewTile && <NewImageTile onClick={() => generate.mutate()} />}
        </Gallery>
      )}
      {images.isSuccess && list.length === 0 && !hasNewTile && !isGenerating && (
        <p className="text-ink-3">No media yet</p>
      )}
      {reason && !isGenerating && <Notice tone="danger">{reason}</Notice>}
      {list.some(({ model }) => model.startsWith('builtin:')) && (
        <p className="text-sm text-ink-3">
          Made of shapes, your brand’s colours and your title by Masthead’s own generator: no AI model used.
        </p>
      )}
    </section>
  )
}

function Gallery({
  deliverable_id,
  images,
  isLoading,
  children,
}: {
  deliverable_id: string
  images: Image[]
  isLoading: boolean
  children: React.ReactNode
}) {
  const [toDelete, setToDelete] = useState<string>()
  const close = () => setToDelete(undefined)
  const remove = useDeleteImages(deliverable_id, close)
  const grid = 'grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-4'
  if (isLoading)
    return (
      <Loading label="Loading images" className={grid}>
        {placeholders.map((key) => (
          <SkeletonTile key={key} />
        ))}
      </Loading>
    )
  return (
    <ImageViewer deliverable_id={deliverable_id} images={images}>
      <ul className={grid}>
        {images.map((image, index) => (
          <ImageTile
            key={image.image_id}
            image={image}
            index={index}
            count={images.length}
            onDelete={() => setToDelete(image.image_id)}
          />
        ))}
        {children}
      </ul>
      <ConfirmDialog
        isOpen={toDelete !== undefined}
        onClose={close}
        onConfirm={() => toDelete && remove.mutate([toDelete])}
        title="Are you sure you want to delete this image?"
        isBusy={remove.isPending}
      >
        This action cannot be undone.
      </ConfirmDialog>
    </ImageViewer>
  )
}
