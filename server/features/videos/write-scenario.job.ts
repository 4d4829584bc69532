// The job that writes a scenario: its text, then its first frames, each stored as soon as it is finished.
import type { Kysely } from 'kysely'
import { firstFramesPerScenario } from '#contract/videos.ts'
import type { Deps } from '#server/deps.ts'
import { logoFiles } from '#server/features/brands/logo.ts'
import { lockOwner, type Generation } from '#server/generations/queries.ts'
import { superseded, type Failed, type Finished, type Run } from '#server/generations/run-generation.ts'
import { imageKey, imageType, newFileName } from '#server/features/media/files.ts'
import type { Database } from '#server/lib/db/tables.ts'
import { removeFiles } from '#server/providers/storage/remove-files.ts'
import { writeScenario as writeBuiltIn } from '#server/providers/text/builtin/scenario.ts'
import { firstFramePrompt } from './prompts/pictures.ts'
import { scenarioAnswer, scenarioRequest } from './prompts/scenario.ts'
import { findScenario } from './scenarios.queries.ts'
import {
  deleteEmptyFrames,
  findScenarioBrief,
  removeScenario,
  saveFrameFile,
  saveScenarioText,
} from './write-scenario.queries.ts'

type Brief = NonNullable<Awaited<ReturnType<typeof findScenarioBrief>>>
type Usage = Pick<Finished, 'input_tokens' | 'output_tokens'> & { model: string }

/** Writes a scenario and generates its first frames. After a crash it resumes where it stopped. */
export const writeScenario = (deps: Deps): Run => {
  const { db, textModel, imageModel, storage, log } = deps

  return async (generation, _write, signal) => {
    const scenario_id = generation.subject_id
    const brief = await findScenarioBrief(db, scenario_id)
    if (!brief) throw superseded
    const usage = brief.text ? { model: brief.model! } : await writeText(generation, brief, signal)
    await paintAll(generation, (await findScenarioBrief(db, scenario_id)) ?? brief, signal)
    return { ...usage, result: scenario_id, store: (transaction) => deleteEmptyFrames(transaction, generation) }
  }

  async function writeText(generation: Generation, brief: Brief, signal: AbortSignal): Promise<Usage> {
    const { scenes, ...usage } = await scenesOf(brief, signal)
    const written = { text: scenes.join('\n'), model: usage.model }
    await keep(generation, (transaction) => saveScenarioText(transaction, generation, written))
    return usage
  }

  async function scenesOf(brief: Brief, signal: AbortSignal): Promise<Usage & { scenes: string[] }> {
    if (textModel.isBuiltIn) return { scenes: writeBuiltIn(brief), model: textModel.id }
    const request = scenarioRequest(brief, textModel.contextTokens)
    const { object, model, input_tokens, output_tokens } = await textModel.object(
      request,
      scenarioAnswer(brief.before),
      { signal },
    )
    return { scenes: object.scenes, model, input_tokens, output_tokens }
  }

  /** Sequentially, so that people see them arrive. A failed one is skipped; if all fail, the last error is thrown. */
  async function paintAll(generation: Generation, brief: Brief, signal: AbortSignal) {
    const [logoKey] = logoFiles(brief)
    const logo = (logoKey && imageModel.isBuiltIn && (await storage.read(logoKey))) || null
    let generated = 0
    let failure: unknown
    for (const frame of brief.frames) {
      try {
        if (frame.file === null) await paint(generation, brief, { ...frame, logo }, signal)
        generated++
      } catch (error) {
        if (signal.aborted || error === superseded) throw error
        failure = error
        log.warn({ error, first_frame_id: frame.first_frame_id }, 'a first frame failed')
      }
    }
    if (generated === 0) throw failure
  }

  async function paint(
    generation: Generation,
    { text, title, brand, language, blog_id, index }: Brief,
    { first_frame_id, position, logo }: { first_frame_id: string; position: number; logo: Uint8Array | null },
    signal: AbortSignal,
  ) {
    const art = {
      seed: `${blog_id}/video`,
      index: firstFramesPerScenario * index + position,
      // Captions are drawn on top of it.
      title: null,
      language,
      brandName: brand.name ?? '',
      logo,
    }
    const prompt = firstFramePrompt({ text, title, brand, index, position })
    const { image } = await imageModel.make({ prompt, art, alt: '' }, { signal })
    const file = newFileName()
    await keep(generation, async (transaction) => {
      if (!(await saveFrameFile(transaction, generation, { first_frame_id, file }))) return false
      try {
        await storage.put(imageKey(file), image, imageType)
      } catch (error) {
        await removeFiles(deps, [imageKey(file)])
        throw error
      }
      return true
    })
  }

  /** Saves under the blog's lock; throws when nothing was saved. */
  async function keep(generation: Generation, save: (transaction: Kysely<Database>) => Promise<boolean>) {
    const isSaved = await db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, generation)
      return save(transaction)
    })
    if (!isSaved) throw superseded
  }
}

/** A scenario with a text and a picture is kept, whatever else failed; any other is deleted, with the reason on the video. */
export const settleScenario: Failed = async (transaction, generation, _text, message) => {
  await deleteEmptyFrames(transaction, generation)
  const scenario = await findScenario(transaction, generation.subject_id)
  if (scenario?.text && scenario.frames.length > 0) return
  await removeScenario(transaction, generation, message)
}
