import i18next from 'i18next'
import type { LockedItem } from '#shared/domain/configuration/configuration.types.ts'
import type { PreparedCatalogue } from '#shared/domain/index.ts'
import { useNotifications } from '#renderer/notifications/index.ts'
import type { DropReason } from '#renderer/unit/saving/saving.types.ts'

/** Says that choices of before, which were not stored yet, are there again. */
export function sayRestored([label, ...more]: readonly string[]): void {
  if (label === undefined) return
  const t = i18next.getFixedT(i18next.language, 'configurator')
  const body = t('saving.restored', { label, more: more.length, count: more.length + 1 })
  useNotifications.getState().add({ severity: 'info', title: t('saving.restoredTitle'), body })
}

/** Says which choices were taken back, and why; where a deadline has run out meanwhile, which one and when. */
export async function sayTakenBack(
  prepared: PreparedCatalogue,
  labels: readonly string[],
  reason: DropReason,
  lockedItems: readonly LockedItem[],
): Promise<void> {
  const t = i18next.getFixedT(i18next.language, 'configurator')
  const isWish = reason === 'withdrawn'
  // Without its words it is said all the same.
  const lock = lockedItems.length === 0 ? null : await lockWords(prepared, lockedItems).catch(() => null)
  // With a lock nobody else need have changed anything.
  const why = lock !== null && reason === 'overtaken' ? 'refused' : reason
  const title = lock?.title ?? t(isWish ? 'saving.withdrawnTitle' : 'saving.failedTitle')
  for (const label of labels) {
    const body = [t(`saving.${why}`, { label }), ...(lock === null ? [] : [lock.body])].join(' ')
    useNotifications.getState().add({ severity: isWish ? 'info' : 'error', title, body })
  }
}

/** Which items stay as they are and why. Errors: rejects where its code or its texts cannot be loaded. */
async function lockWords(prepared: PreparedCatalogue, items: readonly LockedItem[]) {
  const [{ lockedItemsWords }] = await Promise.all([import('../locks/lock-reason.ts'), i18next.loadNamespaces('locks')])
  const { language } = i18next
  return lockedItemsWords(i18next.getFixedT(language, 'locks'), language === 'en' ? 'en' : 'de', prepared, items)
}
