import { useCallback, useEffect } from 'react'
import { create } from 'zustand'
import { getMarketingProject } from '#shared/contracts/http/marketing.contract.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { call } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { whenIdle } from '#renderer/platform/when-idle.ts'

export type SampleUnit = AnswerOf<typeof getMarketingProject>['sampleUnits'][number]

interface SampleUnitsState {
  /** By account, project and language. */
  readonly units: Readonly<Record<string, readonly SampleUnit[]>>
}

const useKnown = create<SampleUnitsState>()(() => ({ units: {} }))

/** What was asked for and is on its way. */
const running = new Set<string>()

/**
 * The sample units of a project that can be tried in the marketing portal, with names in the language on screen; none
 * until they are known, and where they cannot be had: the next page asks again. Asked for once, when the browser has
 * nothing else to do.
 */
export function useSampleUnits(accountId: string, projectId: string): readonly SampleUnit[] {
  const locale = useLocale()
  const key = `${accountId}/${projectId}/${locale}`
  const units = useKnown((state) => state.units[key])
  const load = useCallback(() => {
    if (running.has(key) || useKnown.getState().units[key] !== undefined) return
    running.add(key)
    const query = { accountId, deep: 'true', locale } as const
    void call(getMarketingProject, { params: { projectId }, query, silent: true }).then((project) => {
      running.delete(key)
      if (project.ok) useKnown.setState((state) => ({ units: { ...state.units, [key]: project.value.sampleUnits } }))
    })
  }, [key, accountId, projectId, locale])
  useEffect(() => whenIdle(load), [load])
  return units ?? NONE
}

const NONE: readonly SampleUnit[] = []
