// The files in a blog's folder of the export.
import { imageKey } from '#server/features/media/files.ts'
import { videoKey } from '#server/features/videos/files.ts'
import type { findWholeBlog } from './queries.ts'
import { safeName, uniqueNames } from './safe-name.ts'
import { json, text } from './text-entries.ts'
import type { ZipEntry } from './zip.ts'

/** A stored file and its path in the archive. */
export type StoredFile = { path: string; key: string }

type WholeBlog = NonNullable<Awaited<ReturnType<typeof findWholeBlog>>>

export const blogEntries = (
  folder: string,
  { blog, versions, draft, contexts, images, video }: WholeBlog,
): { texts: ZipEntry[]; files: StoredFile[] } => {
  const { outline, content, ...facts } = blog
  const contextName = uniqueNames()
  const materials = contexts.map(({ text: words, ...context }) => {
    const path = `contexts/${contextName(safeName(context.name, 'context'))}.txt`
    return { words, facts: { ...context, path } }
  })
  const pictures = images.map(({ file, ...image }, index) => ({
    key: imageKey(file),
    facts: { ...image, path: `images/${index + 1}.webp` },
  }))
  const videoEntries = video && videoEntriesOf(video)
  return {
    texts: [
      json(`${folder}/blog.json`, {
        ...facts,
        contexts: materials.map(({ facts: material }) => material),
        images: pictures.map(({ facts: picture }) => picture),
      }),
      ...(content ? [text(`${folder}/blog.md`, content)] : []),
      ...(outline ? [text(`${folder}/outline.md`, outline)] : []),
      ...(draft ? [text(`${folder}/draft.md`, draft.content)] : []),
      ...(versions.length > 0 ? [json(`${folder}/history.json`, versions)] : []),
      ...materials.map(({ words, facts: { path } }) => text(`${folder}/${path}`, words)),
      ...(videoEntries ? [json(`${folder}/video/video.json`, videoEntries.facts)] : []),
    ],
    files: [
      ...pictures.map(({ key, facts: { path } }) => ({ path: `${folder}/${path}`, key })),
      ...(videoEntries?.files.map(({ path, key }) => ({ path: `${folder}/video/${path}`, key })) ?? []),
    ],
  }
}

const videoEntriesOf = ({ file, poster, scenarios, ...video }: NonNullable<WholeBlog['video']>) => ({
  facts: {
    ...video,
    scenarios: scenarios.map((scenario) => ({
      text: scenario.text,
      model: scenario.model,
      created_at: scenario.created_at,
    })),
  },
  files: [
    ...(file ? [{ path: 'video.mp4', key: videoKey(file) }] : []),
    ...(poster ? [{ path: 'poster.webp', key: imageKey(poster) }] : []),
    ...scenarios.flatMap(({ frames }, scenario) =>
      frames.map((frame, index) => ({
        path: `scenario-${scenario + 1}-frame-${index + 1}.webp`,
        key: imageKey(frame),
      })),
    ),
  ],
})
