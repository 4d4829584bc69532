// The job that generates a video from a scenario's pictures and stores it in the transaction that ends the generation.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Deps } from '#server/deps.ts'
import { logoFiles } from '#server/features/brands/logo.ts'
import { isRunning, type Generation } from '#server/generations/queries.ts'
import { superseded, type Failed, type Run } from '#server/generations/run-generation.ts'
import { imageKey, imageType, newFileName } from '#server/features/media/files.ts'
import type { Database } from '#server/lib/db/tables.ts'
import { removeFiles } from '#server/providers/storage/remove-files.ts'
import type { MadeVideo, VideoRequest } from '#server/providers/video/video-model.ts'
import { newVideoFileName, videoKeys, videoKey, videoType } from './files.ts'
import { videoPrompt } from './prompts/pictures.ts'
import { failVideo, findStartedVideo, finishVideo, saveOperation, saveProgress } from './queries.ts'
import { findScenarioBrief } from './write-scenario.queries.ts'

// The web app polls once a second (M9).
const tickMs = 1000

export const makeVideo = (deps: Deps): Run => {
  const { db, videoModel, storage, log } = deps

  return async (generation, _write, signal) => {
    const video_id = generation.subject_id
    const video = await findStartedVideo(db, video_id)
    if (!video?.scenario_id || !video.first_frame_id) throw superseded
    const request = await requestFor(video.scenario_id, video.first_frame_id)
    if (!request) throw superseded
    const { operation } = video
    const watch = watchOver(generation, video_id)
    try {
      const generated = await videoModel.make(request, {
        signal: AbortSignal.any([signal, watch.signal]),
        progress: watch.progress,
        operation,
        keep: async (started) => {
          if (!(await saveOperation(db, generation, started))) throw superseded
        },
      })
      return {
        result: video_id,
        model: generated.model,
        store: (transaction) => store(transaction, generation, generated),
      }
    } finally {
      await watch.stop()
    }
  }

  async function requestFor(scenario_id: string, first_frame_id: string): Promise<VideoRequest | undefined> {
    const brief = await findScenarioBrief(db, scenario_id)
    if (!brief) return undefined
    const isChosen = (frame: { first_frame_id: string }) => frame.first_frame_id === first_frame_id
    const ordered = brief.frames.toSorted((one, other) => Number(isChosen(other)) - Number(isChosen(one)))
    const frames: Uint8Array[] = []
    for (const { file } of ordered) {
      const picture = file && (await storage.read(imageKey(file)))
      if (picture) frames.push(picture)
    }
    if (frames.length === 0) throw new Error('The first frame has no file')
    const [logoKey] = logoFiles(brief)
    return {
      prompt: videoPrompt(brief.text),
      frames,
      captions: brief.text.split('\n'),
      endCard: {
        brandName: brief.brand.name ?? '',
        website: asPeopleWriteIt(brief.website),
        title: brief.title ?? '',
        logo: (logoKey && (await storage.read(logoKey))) || null,
        language: brief.language,
      },
      seed: first_frame_id,
    }
  }

  /** Once a second: aborts work that was cancelled, and records its progress. */
  function watchOver(generation: Generation, video_id: string) {
    const unwanted = new AbortController()
    const stopped = new AbortController()
    let share = 0
    const tick = async () => {
      let savedShare = 0
      while (!stopped.signal.aborted) {
        await sleep(tickMs, undefined, { signal: stopped.signal }).catch(() => {})
        if (stopped.signal.aborted) return
        try {
          if (!(await isRunning(db, generation))) return unwanted.abort(superseded)
          if (share > savedShare) await saveProgress(db, generation, (savedShare = share))
        } catch (error) {
          log.warn({ error, video_id }, 'the progress of a video could not be saved')
        }
      }
    }
    const ticking = tick()
    return {
      signal: unwanted.signal,
      progress: (now: number) => void (share = Math.min(1, Math.max(share, now))),
      stop: () => {
        stopped.abort()
        return ticking
      },
    }
  }

  /** Holds the blog's lock, so that nothing is deleted meanwhile. A failure leaves neither row nor file. */
  async function store(transaction: Kysely<Database>, generation: Generation, generated: MadeVideo) {
    const { width, height, duration, model } = generated
    const [file, poster] = [newVideoFileName(), newFileName()]
    await finishVideo(transaction, generation, { file, poster, width, height, duration, model })
    try {
      await storage.put(videoKey(file), generated.video, videoType)
      await storage.put(imageKey(poster), generated.poster, imageType)
    } catch (error) {
      await removeFiles(deps, videoKeys({ videos: [file], pictures: [poster] }))
      throw error
    }
  }
}

/** `example.com` of `https://www.example.com/`. */
const asPeopleWriteIt = (website: string | null): string | null =>
  website
    ?.replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '')
    .trim() || null

export const markVideoFailed: Failed = (transaction, generation, _text, message) =>
  failVideo(transaction, generation, message)
