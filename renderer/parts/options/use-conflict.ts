import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { IntentError } from '#shared/domain/configuration/configuration.types.ts'
import { wordErrors } from '#renderer/i18n/word-errors.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { whenIdle } from '#renderer/platform/when-idle.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { UnitStore } from '#renderer/unit/state/unit.store.ts'
import type { ConflictReason } from './conflict-reason.ts'
import type { KeepingWish } from './locks/keeping-wish.ts'

/** ms after which a reason is looked for although the browser is busy. */
const SOON_MS = 1_000

/** Until it is known: no reason, so that the general words stand alone, and most have a way out. */
const UNKNOWN: ConflictReason = { line: null, sentences: [], resolvable: true }

/**
 * Why an option does not fit. Solving takes longer than painting, so it is asked when nothing else is to do, and what
 * puts it into words comes then.
 */
export function useConflictReason(itemId: string, productId: string): ConflictReason {
  const { state } = useOpenUnit().store
  const { t } = useTranslation('configurator')
  const configuration = useSyncExternalStore(state.subscribe, () => state.getState().configuration)
  const [known, setKnown] = useState<ConflictReason | null>(null)
  useEffect(() => {
    let isWanted = true
    const stop = whenIdle(() => {
      import('./conflict-reason.ts').then(
        ({ findReason }) => isWanted && setKnown(findReason(configuration, { itemId, productId }, t)),
        // Without network its code may be out of reach: the general words stand alone.
        () => undefined,
      )
    }, SOON_MS)
    return () => {
      isWanted = false
      stop()
    }
  }, [configuration, itemId, productId, t])
  return known ?? UNKNOWN
}

/** Says why a touch changed nothing, where no sentence stands in place; with a way to do the rest of it, if there is one. */
export function useRefusalNotice(): (error: IntentError | null, keeping?: KeepingWish) => void {
  const { t } = useTranslation()
  const { store } = useOpenUnit()
  const notify = useNotify()
  return useMemo(
    () => (error, keeping) => {
      if (error === null) return
      const sayPlainly = async () => {
        const words = await wordErrors([error.code])
        notify({ severity: 'warning', title: words ?? t('message.errorUpdateReasons.title') })
      }
      if (!isOfLock(error)) return void sayPlainly()
      void loadRefusals()
        .then(({ tellRefusal }) => tellRefusal(store, error, keeping))
        // Without network its code may be out of reach.
        .catch(sayPlainly)
    },
    [t, store, notify],
  )
}

/** What is said of locks comes when something is refused. Rejects where it cannot be had, as without network. */
const loadRefusals = () => import('./locks/tell-refusal.ts')

/** What a lock says against something, in sentences; null = it is not about a lock, or its words cannot be had. */
export async function lockSentences(
  store: Pick<UnitStore, 'state' | 'perform' | 'prepared'>,
  error: IntentError,
): Promise<string | null> {
  return loadRefusals().then(
    (refusals) => refusals.lockSentences(store, error),
    () => null,
  )
}

function isOfLock({ code }: IntentError): boolean {
  return code === 'ITEM_LOCKED' || code === 'BUNDLE_GROUP_LOCKED'
}
