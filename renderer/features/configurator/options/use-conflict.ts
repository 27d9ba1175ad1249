import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConflictReport, IntentError } from '#shared/domain/configuration.types.ts'
import { type Configuration, reportConflict } from '#shared/domain/index.ts'
import { useNotify } from '#renderer/features/notifications/index.ts'
import { useOpenUnit } from '../store/unit.context.ts'
import { type ConflictWords, conflictSentences } from './conflict-text.ts'

/** The sentences of a report in the language on screen. */
export function useConflictSentences(): (report: ConflictReport) => readonly string[] {
  const { t } = useTranslation('configurator')
  const { prepared } = useOpenUnit().store
  return useMemo(() => {
    const words: ConflictWords = {
      withProduct: (values) => t('options.invalidWith', values),
      withItem: (values) => t('options.invalidWithItem', values),
    }
    return (report) => conflictSentences(report.conflicts, prepared, words)
  }, [t, prepared])
}

/**
 * Why an option does not fit. Solving takes longer than painting, so it is asked when nothing else
 * is to do; until then there is no reason, and the general words stand alone.
 */
export function useConflictReason(itemId: string, productId: string): readonly string[] {
  const { state } = useOpenUnit().store
  const sentencesOf = useConflictSentences()
  const configuration = useSyncExternalStore(state.subscribe, () => state.getState().configuration)
  const [known, setKnown] = useState<{ of: Configuration; sentences: readonly string[] } | null>(null)
  useEffect(
    () =>
      whenIdle(() => {
        const report = reportConflict(configuration, { itemId, productId })
        setKnown({ of: configuration, sentences: sentencesOf(report) })
      }),
    [configuration, itemId, productId, sentencesOf],
  )
  return known?.sentences ?? []
}

/** Runs something when the browser has nothing else to do, after a second at the latest. Returns the stop function. */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(run, { timeout: 1_000 })
    return () => window.cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, 60)
  return () => clearTimeout(timer)
}

/** Says why a touch changed nothing, where no sentence stands in place. */
export function useRefusalNotice(): (error: IntentError | null) => void {
  const { t } = useTranslation()
  const notify = useNotify()
  return useMemo(
    () => (error) => {
      if (error !== null) notify({ severity: 'warning', title: t(`errorCode.${error.code}`) })
    },
    [t, notify],
  )
}
