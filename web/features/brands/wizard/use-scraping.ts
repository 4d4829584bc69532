import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ScrapingLine } from '#contract/brands.ts'
import { api } from '#web/api/client.ts'
import { ApiError } from '#web/api/error.ts'
import { paths } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { brandQuery, brandsQuery } from '../api.ts'

export type FoundFact = Extract<ScrapingLine, { field: string }>

type Ending = { status: 'completed' } | { status: 'failed' | 'error'; error?: string }

const reconnections = 10
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Starts or re-attaches to the reading of the website; the facts and pages as they come, and the way on when it has
 * ended. Leaving the page ends the request in silence, never the job.
 */
export const useScraping = (brand_id: string) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [facts, setFacts] = useState<ReadonlyMap<string, FoundFact>>(new Map())
  const [page, setPage] = useState<string>()

  useEffect(() => {
    const abort = new AbortController()
    const show = (line: ScrapingLine) => {
      if ('field' in line) setFacts((known) => new Map(known).set(line.field, line))
      else if ('page' in line) setPage(line.page)
    }
    const goOn = async (ending: Ending) => {
      if (abort.signal.aborted) return
      const isFound = ending.status === 'completed'
      // Told first: the fresh brand alone may redirect, and end this.
      if (!isFound)
        toast.error('Error searching for brand information', { ...(ending.error && { description: ending.error }) })
      await Promise.all([
        client.invalidateQueries({ queryKey: brandQuery(brand_id).queryKey }),
        client.invalidateQueries({ queryKey: brandsQuery.queryKey }),
      ])
      if (abort.signal.aborted) return
      const next = isFound
        ? paths.brandReview({ brandId: brand_id })
        : paths.brandWebsite({ brandId: brand_id }, { error: 'true' })
      await navigate(next, { replace: true })
    }
    void follow(brand_id, show, abort.signal).then(goOn)
    return () => abort.abort()
  }, [brand_id, client, navigate])

  return { facts, page }
}

/** How it ended; a connection that breaks is taken up again. */
const follow = async (brand_id: string, show: (line: ScrapingLine) => void, signal: AbortSignal): Promise<Ending> => {
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    try {
      for await (const line of api.brands.processScraping.stream({ params: { brand_id } }, { signal })) {
        if (line.status === 'processing') show(line)
        else return line
      }
    } catch (error) {
      const isPassing = error instanceof ApiError ? [0, 503, 504].includes(error.status) : error instanceof TypeError
      if (!isPassing || attempt >= reconnections)
        return { status: 'error', error: error instanceof Error ? error.message : 'Please try again.' }
    }
    await sleep(Math.min(3000, 250 * 2 ** attempt))
  }
  return { status: 'error' }
}
