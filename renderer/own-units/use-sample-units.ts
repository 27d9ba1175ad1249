import { useCallback, useEffect } from 'react'
import { create } from 'zustand'
import { getMarketingProject } from '#shared/contracts/http/marketing.contract.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { call } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { whenIdle } from '#renderer/platform/when-idle.ts'

export type SampleUnit = AnswerOf<typeof getMarketingProject>['sampleUnits'][number]

interface SampleUnitsState {
  /** By account, project and language; null = they could not be had. */
  readonly units: Readonly<Record<string, readonly SampleUnit[] | null>>
}

const useKnown = create<SampleUnitsState>()(() => ({ units: {} }))

/** What was asked for and is on its way. */
const running = new Set<string>()

interface SampleUnits {
  /** None until they are known, and where they cannot be had. */
  readonly units: readonly SampleUnit[]
  readonly hasFailed: boolean
  readonly retry: () => void
}

/**
 * The sample units of a project that can be tried in the marketing portal, with names in the language on screen. Asked
 * for once, when the browser has nothing else to do; where they could not be had, the next page asks again.
 */
export function useSampleUnits(accountId: string, projectId: string): SampleUnits {
  const locale = useLocale()
  const key = `${accountId}/${projectId}/${locale}`
  const units = useKnown((state) => state.units[key])
  const retry = useCallback(() => {
    if (running.has(key) || (useKnown.getState().units[key] ?? null) !== null) return
    running.add(key)
    const query = { accountId, deep: 'true', locale } as const
    void call(getMarketingProject, { params: { projectId }, query, silent: true }).then((project) => {
      running.delete(key)
      const found = project.ok ? project.value.sampleUnits : null
      useKnown.setState((state) => ({ units: { ...state.units, [key]: found } }))
    })
  }, [key, accountId, projectId, locale])
  useEffect(() => whenIdle(retry), [retry])
  return { units: units ?? NONE, hasFailed: units === null, retry }
}

const NONE: readonly SampleUnit[] = []
