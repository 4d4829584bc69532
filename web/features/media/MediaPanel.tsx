import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Blog } from '#contract/blogs.ts'
import { useVideo } from '#web/features/videos/api.ts'
import { VideoPreview } from '#web/features/videos/VideoPreview.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { ErrorPanel } from '#web/ui/Notice.tsx'
import { Loading } from '#web/ui/Skeleton.tsx'
import { imagesQuery } from './api.ts'
import { ImageViewer, ViewerTrigger } from './ImageViewer.tsx'
import { SkeletonTile, Thumbnail } from './tiles.tsx'

const grid = 'grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-4'

/** The gallery on a blog's page, with a link to manage its media (M2). */
export function MediaPanel({ blog }: { blog: Blog }) {
  const heading = useId()
  const images = useQuery(imagesQuery(blog.deliverable_id))
  const video = useVideo(blog.deliverable_id)
  const list = images.data ?? []
  const playable = video.data?.video_url ? video.data : undefined
  const isLoading = images.isPending || video.isPending
  const isEmpty = images.data?.length === 0 && video.data !== undefined && !playable
  return (
    <section aria-labelledby={heading} className="grid gap-5 border-t border-line pt-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id={heading} className="display text-xl">
          Media
        </h2>
        <ButtonLink to={paths.blogMedia({ brandId: blog.brand_id, blogId: blog.blog_id })}>Manage Media</ButtonLink>
      </div>
      {isLoading ? (
        <Loading label="Loading media" className={grid}>
          <SkeletonTile />
        </Loading>
      ) : (
        <ImageViewer deliverable_id={blog.deliverable_id} images={list} video={playable}>
          <ul className={grid}>
            {list.map((image, index) => (
              <li key={image.image_id}>
                <ViewerTrigger
                  index={index}
                  label={`Open image ${index + 1} of ${list.length}: ${image.alt}`}
                  className="block aspect-3/2 w-full overflow-hidden rounded-panel"
                >
                  <Thumbnail image={image} className="size-full" />
                </ViewerTrigger>
              </li>
            ))}
            {playable && (
              <li>
                <ViewerTrigger
                  index={list.length}
                  className="group block aspect-video w-full overflow-hidden rounded-panel"
                >
                  <VideoPreview video={playable} />
                </ViewerTrigger>
              </li>
            )}
          </ul>
        </ImageViewer>
      )}
      {images.isError && (
        <ErrorPanel title="Error fetching images" onRetry={() => void images.refetch()} isRetrying={images.isFetching}>
          Your images are kept.
        </ErrorPanel>
      )}
      {video.data === undefined && video.isError && (
        <ErrorPanel title="Error fetching video" onRetry={() => void video.refetch()} isRetrying={video.isFetching}>
          Your video is kept.
        </ErrorPanel>
      )}
      {isEmpty && <p className="text-ink-3">No media yet</p>}
    </section>
  )
}
