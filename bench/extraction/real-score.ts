import { confidenceOf, modelOf } from '#facts/fields/score.ts'
import { chosenOf, fields, readSite } from '#facts/index.ts'
import type { EngineField } from '#facts/types.ts'
import { judge, wantedOf } from './judge.ts'
import type { RealSite } from './real-sites.ts'

export type Count = {
  right: number
  wrong: number
  missing: number
  sureRight: number
  sureWrong: number
  /** Of keywords: sites with at least three right ones. */
  threeRight: number
  /** Of those, the ones with at most two in ten that a reader would strike. */
  goodSites: number
}

export type Miss = { site: string; field: EngineField; kind: 'wrong' | 'missing'; got: string; wanted: string }

export type Score = { counts: Map<EngineField, Count>; misses: Miss[] }

const none = (): Count => ({ right: 0, wrong: 0, missing: 0, sureRight: 0, sureWrong: 0, threeRight: 0, goodSites: 0 })

/** Compares what the engine finds on sites with what is true of them. */
export const scoreSites = (sites: RealSite[]): Score => {
  const counts = new Map<EngineField, Count>(fields.map(({ name }) => [name, none()]))
  const misses: Miss[] = []
  for (const { slug, truth, pages } of sites) {
    const read = readSite(pages, truth.url)
    const chosen = read ? chosenOf(read) : undefined
    for (const { name } of fields) {
      const count = counts.get(name)!
      const wanted = wantedOf(name, truth).join(' | ')
      const values = (chosen?.get(name) ?? []).map(({ value, score }) => ({
        value,
        verdict: judge(name, value, truth),
        isSure: confidenceOf(score, modelOf(name)) === 'sure',
      }))
      const right = values.filter(({ verdict }) => verdict === 'right')
      const wrong = values.filter(({ verdict }) => verdict === 'wrong')
      const missing = name === 'keywords' ? 0 : Math.max(0, wantedOf(name, truth).length - right.length)
      count.right += right.length
      count.wrong += wrong.length
      count.missing += missing
      count.sureRight += right.filter(({ isSure }) => isSure).length
      count.sureWrong += wrong.filter(({ isSure }) => isSure).length
      if (right.length >= 3) count.threeRight++
      if (right.length >= 3 && wrong.length * 5 <= values.length) count.goodSites++
      for (const { value } of wrong) misses.push({ site: slug, field: name, kind: 'wrong', got: value, wanted })
      if (missing > 0 && wrong.length === 0) {
        const got = values.map(({ value }) => value).join(', ')
        misses.push({ site: slug, field: name, kind: 'missing', got, wanted })
      }
    }
  }
  return { counts, misses }
}
