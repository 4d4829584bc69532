import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ScrapingLine } from '#contract/brands.ts'
import type { FoundFact, FoundField, ReadingNote } from '#domain/facts.ts'
import { api } from '#web/api/client.ts'
import { followStream } from '#web/api/follow-stream.ts'
import { paths } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { brandQuery, brandsQuery } from '../api.ts'

type Facts = ReadonlyMap<FoundField, FoundFact>

type Ending = { status: 'completed' } | { status: 'failed' | 'error'; error?: string }

/** A scraping without a result, and why. */
export type Failure = { reason: string | undefined }

/**
 * Starts or re-attaches to the scraping; returns facts and pages as they arrive, and navigates on when it has ended.
 * Leaving the page aborts the request, never the job.
 */
export const useScraping = (brand_id: string, onFailed: (failure: Failure) => void) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [facts, setFacts] = useState<Facts>(new Map())
  const [page, setPage] = useState<string>()
  const [note, setNote] = useState<ReadingNote | null>(null)

  useEffect(() => {
    const abort = new AbortController()
    // Of the present connection, which begins with the first line again: an earlier one may have missed a withdrawal.
    let found: Facts = new Map()
    const open = () => {
      found = new Map()
      return api.brands.processScraping.stream({ params: { brand_id } }, { signal: abort.signal })
    }
    const show = (line: ScrapingLine) => {
      if ('field' in line) setFacts((found = factsAfter(found, line)))
      else if ('page' in line) setPage(line.page)
      else if ('note' in line) setNote(line.note)
    }
    const goOn = async (ending: Ending) => {
      if (abort.signal.aborted) return
      // Reported before the refetch, because the fresh brand may redirect and unmount this.
      if (ending.status !== 'completed') {
        // B8: a failed scraping without a description, which the website step shows.
        const description = ending.status === 'error' ? ending.error : undefined
        toast.error('Error searching for brand information', { ...(description && { description }) })
        onFailed({ reason: ending.error })
      }
      await Promise.all([
        client.invalidateQueries({ queryKey: brandQuery(brand_id).queryKey }),
        client.invalidateQueries({ queryKey: brandsQuery.queryKey }),
      ])
      if (abort.signal.aborted) return
      const next =
        ending.status === 'completed'
          ? paths.brandReview({ brandId: brand_id })
          : paths.brandWebsite({ brandId: brand_id }, { error: 'true' })
      await navigate(next, { replace: true })
    }
    void follow(open, show, abort.signal).then(goOn)
    return () => abort.abort()
  }, [brand_id, client, navigate, onFailed])

  return { facts, page, note }
}

/** What is known after a line about a field, which may withdraw what was found before. */
const factsAfter = (found: Facts, line: Extract<ScrapingLine, { field: string }>): Facts => {
  const others = [...found].filter(([field]) => field !== line.field)
  return new Map(line.value === null ? others : [...others, [line.field, line]])
}

/** Resolves to the result; reconnects after a broken connection. */
const follow = async (
  open: () => AsyncIterable<ScrapingLine>,
  show: (line: ScrapingLine) => void,
  signal: AbortSignal,
): Promise<Ending> => {
  try {
    return await followStream<ScrapingLine, Ending>(
      open,
      (line) => {
        if (line.status !== 'processing') return line
        show(line)
        return undefined
      },
      signal,
    )
  } catch (error) {
    return { status: 'error', error: error instanceof Error ? error.message : 'Please try again.' }
  }
}
