// Starts a video, a further scenario, or the generation of the video. Each locks the blog, so that of twenty concurrent
// requests, nineteen find what the first created.
import type { Kysely } from 'kysely'
import { firstFramesPerScenario, maxScenarios, type Video } from '#contract/videos.ts'
import type { Deps } from '#server/deps.ts'
import { startGeneration } from '#server/generations/generation.ts'
import { findActiveGeneration } from '#server/generations/queries.ts'
import { requirePlan } from '#server/features/media/require-plan.ts'
import type { Database } from '#server/lib/db/tables.ts'
import { HttpError, notFound } from '#server/lib/http/errors.ts'
import { findVideo, findVideoState, insertVideo, lockBlogOf, startVideo, type Target } from './queries.ts'
import { countScenarios, findScenario, insertScenario } from './scenarios.queries.ts'

type Transaction = Kysely<Database>
type Held = { blog_id: string; deliverable_id: string; content: string | null }

const hold = async (transaction: Transaction, user_id: string, target: Target, what: string): Promise<Held> => {
  const blog = await lockBlogOf(transaction, user_id, target)
  if (!blog) throw notFound(what)
  await requirePlan(transaction, user_id)
  return blog
}

/**
 * Creates the video of a deliverable and starts its first scenario, or returns the existing one. Throws 404, 402 without a
 * plan, 409 for a blog without content.
 */
export const createVideo = (deps: Deps, user_id: string, deliverable_id: string) =>
  deps.db.transaction().execute(async (transaction) => {
    const blog = await hold(transaction, user_id, { deliverable_id }, 'Deliverable')
    const there = await findVideoState(transaction, deliverable_id)
    if (there) return { video_id: there.video_id }
    requireContent(blog)
    const { video_id } = await insertVideo(transaction, deliverable_id)
    await beginScenario(deps, transaction, { user_id, blog_id: blog.blog_id, video_id })
    return { video_id }
  })

/**
 * Starts another scenario of a video. Throws 404, 402 without a plan, and 409 with three of them, while one is being written,
 * and once the video is being generated.
 */
export const createScenario = (deps: Deps, user_id: string, video_id: string) =>
  deps.db.transaction().execute(async (transaction) => {
    const blog = await hold(transaction, user_id, { video_id }, 'Video')
    const video = await findVideoState(transaction, blog.deliverable_id)
    if (!video) throw notFound('Video')
    requireOpen(video.generation_status)
    if (await findActiveGeneration(transaction, { blog_id: blog.blog_id }, 'scenario'))
      throw new HttpError(409, 'A scenario is still being written')
    if ((await countScenarios(transaction, video_id)) >= maxScenarios)
      throw new HttpError(409, `A video has at most ${maxScenarios} scenarios`)
    requireContent(blog)
    return { scenario_id: await beginScenario(deps, transaction, { user_id, blog_id: blog.blog_id, video_id }) }
  })

const beginScenario = async (
  deps: Deps,
  transaction: Transaction,
  { user_id, blog_id, video_id }: { user_id: string; blog_id: string; video_id: string },
) => {
  const scenario_id = await insertScenario(transaction, user_id, video_id, firstFramesPerScenario)
  const generation = { user_id, owner: { blog_id }, kind: 'scenario', subject_id: scenario_id } as const
  await startGeneration(transaction, deps.queue, generation)
  return scenario_id
}

/**
 * Starts to generate the video from a scenario, or attaches to the running generation. Throws 404, 402 without a plan, and
 * 409 without a text or a first frame, and once the video is generated.
 */
export const generateVideo = (
  deps: Deps,
  user_id: string,
  { scenario_id, first_frame_id }: { scenario_id: string; first_frame_id: string | undefined },
): Promise<Video> =>
  deps.db.transaction().execute(async (transaction) => {
    const { blog_id, deliverable_id } = await hold(transaction, user_id, { scenario_id }, 'Scenario')
    const video = await findVideoState(transaction, deliverable_id)
    const scenario = await findScenario(transaction, scenario_id)
    if (!video || !scenario) throw notFound('Scenario')
    if (video.generation_status !== 'started') {
      requireOpen(video.generation_status)
      if (scenario.text === '') throw new HttpError(409, 'The scenario is still being written')
      const chosen = chooseFrame(scenario.frames, first_frame_id)
      await startVideo(transaction, user_id, video.video_id, { scenario_id, first_frame_id: chosen })
      const generation = { user_id, owner: { blog_id }, kind: 'video', subject_id: video.video_id } as const
      await startGeneration(transaction, deps.queue, generation)
    }
    return (await findVideo(transaction, user_id, deliverable_id))!
  })

type Frame = { first_frame_id: string; file: string | null }

/** The requested frame, or the first one with a picture. */
const chooseFrame = (frames: readonly Frame[], asked: string | undefined): string => {
  const wanted = asked?.toLowerCase()
  const frame = frames.find(({ first_frame_id, file }) => (wanted ? first_frame_id === wanted : file !== null))
  if (wanted && !frame) throw notFound('First frame')
  if (!frame?.file) throw new HttpError(409, 'The first frame of the video is still being generated')
  return frame.first_frame_id
}

const requireOpen = (status: Video['generation_status']) => {
  if (status === 'started') throw new HttpError(409, 'The video is being generated')
  if (status === 'generated') throw new HttpError(409, 'The video has been generated already')
}

const requireContent = ({ content }: Held) => {
  if (!content?.trim())
    throw new HttpError(409, 'The blog has no content yet, and the scenario of a video is written from it')
}
