import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { getTrackingReport } from '#shared/contracts/http/tracking.contract.ts'
import { callOrThrow } from '#renderer/api/index.ts'

export type TrackingReport = AnswerOf<typeof getTrackingReport>

/** Days that can be looked back. */
export const RANGES = ['7', '30', '90'] as const
export type TrackingRange = (typeof RANGES)[number]
const DEFAULT_RANGE: TrackingRange = '30'

/** What is shown: kept in the address, so that it survives a reload and the way back. */
interface TrackingView {
  /** null = the account's first one. */
  readonly projectId: string | null
  readonly range: TrackingRange
}

/** Reads the view from the address and writes it there. */
export function useTrackingView(): [TrackingView, (change: Partial<TrackingView>) => void] {
  const [params, setParams] = useSearchParams()
  const view: TrackingView = {
    projectId: params.get('project'),
    range: RANGES.find((range) => range === params.get('days')) ?? DEFAULT_RANGE,
  }
  const change = (part: Partial<TrackingView>) => {
    const { projectId, range } = { ...view, ...part }
    const next = new URLSearchParams()
    if (projectId !== null) next.set('project', projectId)
    if (range !== DEFAULT_RANGE) next.set('days', range)
    setParams(next, { replace: true })
  }
  return [view, change]
}

const DAY_MS = 24 * 3_600_000
/** The calendar day in Berlin (decision 30), `2026-11-20`. */
const BERLIN_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' })

/** The days of a range that ends today. `now`: ms since epoch. */
export function listDays(range: TrackingRange, now: number): { from: string; to: string } {
  const to = BERLIN_DAY.format(now)
  const from = new Date(Date.parse(to) - (Number(range) - 1) * DAY_MS).toISOString().slice(0, 10)
  return { from, to }
}

/** Counts by day, the last one first. */
export function useTrackingReport({ projectId, range }: TrackingView) {
  return useQuery({
    queryKey: ['admin', 'tracking', projectId, range],
    queryFn: ({ signal }) =>
      callOrThrow(getTrackingReport, {
        query: { ...listDays(range, Date.now()), ...(projectId === null ? {} : { projectId }) },
        signal,
        silent: true,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })
}
