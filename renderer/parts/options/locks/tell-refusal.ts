import i18next from 'i18next'
import type { IntentError } from '#shared/domain/configuration/configuration.types.ts'
import { changesBetween, type Configuration, type ItemChange } from '#shared/domain/index.ts'
import { useNotifications } from '#renderer/notifications/index.ts'
import type { UnitStore } from '#renderer/unit/state/unit.store.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import type { KeepingWish } from './keeping-wish.ts'
import { nameFirst, lockedWords, getPlace } from '#renderer/unit/locks/lock-reason.ts'

type Store = Pick<UnitStore, 'state' | 'perform' | 'prepared'>

/** What a lock says against something, in sentences; null = it is not about a lock. Rejects without its words. */
export async function lockSentences({ prepared }: Store, error: IntentError): Promise<string | null> {
  await loadWords()
  const words = lockedWords(i18next.getFixedT(null, 'locks'), currentLocale(), prepared, error)
  return words === null ? null : `${words.title}. ${words.body}`
}

async function loadWords(): Promise<void> {
  await i18next.loadNamespaces('locks')
  if (!i18next.hasLoadedNamespace('locks')) throw new Error('The words of locks could not be loaded')
}

/** What is left of a wish without what a lock holds. */
interface Rest {
  readonly changes: readonly ItemChange[]
  /** A design line is chosen even where it changes nothing yet. */
  readonly isLine: boolean
}

/**
 * Says that a lock is in the way, and offers the rest of the wish where anything is left of it. Answers whether it was a
 * lock; of anything else it says nothing.
 */
export async function tellRefusal(store: Store, error: IntentError, keeping?: KeepingWish): Promise<boolean> {
  await loadWords()
  const t = i18next.getFixedT(null, 'locks')
  const words = lockedWords(t, currentLocale(), store.prepared, error)
  if (words === null) return false
  const { add, dismiss, notices } = useNotifications.getState()
  const label = t('keep')
  // The way on from one refusal does not stay under the words of the next.
  for (const { id, action } of notices) if (action?.label === label) dismiss(id)
  if (keeping === undefined) {
    add({ severity: 'warning', ...words })
    return true
  }
  const rest = computeRest(store.state.getState().configuration, keeping.intent)
  add({
    severity: 'warning',
    title: t('wish', { wish: keeping.label }),
    body: `${words.title}. ${words.body}`,
    ...(hasRest(rest) ? { action: { label, run: () => keep(store, keeping, rest) } } : {}),
  })
  return true
}

/** Makes what was offered, and says what that was; unless something else has been chosen meanwhile. */
function keep(store: Store, { intent, label }: KeepingWish, offered: Rest): void {
  const t = i18next.getFixedT(null, 'locks')
  const { add } = useNotifications.getState()
  const rest = computeRest(store.state.getState().configuration, intent)
  if (!isSameRest(rest, offered) || store.perform(intent, label) !== null) {
    const body = i18next.t('history.overtaken', { ns: 'configurator' })
    add({ severity: 'warning', title: t('wish', { wish: label }), body })
    return
  }
  const changes = rest.changes.map(({ itemId, after }) =>
    t('change', {
      item: getPlace(t, store.prepared, itemId),
      product: store.prepared.product(after?.productId ?? '')?.title ?? t('nothing'),
    }),
  )
  add({
    severity: 'success',
    title: t('taken', { wish: label }),
    ...(changes.length > 0 ? { body: nameFirst(t, currentLocale(), changes) } : {}),
  })
}

function currentLocale(): Locale {
  return i18next.language === 'en' ? 'en' : 'de'
}

function computeRest(configuration: Configuration, intent: KeepingWish['intent']): Rest | null {
  const tried = intent(configuration)
  if (!tried.ok) return null
  const changes = changesBetween(configuration, tried.configuration)
  return { changes, isLine: tried.change.buyerDesignLineSelections !== null }
}

function hasRest(rest: Rest | null): rest is Rest {
  return rest !== null && (rest.isLine || rest.changes.length > 0)
}

function isSameRest(rest: Rest | null, { changes }: Rest): rest is Rest {
  const fitted = ({ itemId, after }: ItemChange) => [itemId, after?.productId, after?.quantity]
  return rest !== null && JSON.stringify(rest.changes.map(fitted)) === JSON.stringify(changes.map(fitted))
}
