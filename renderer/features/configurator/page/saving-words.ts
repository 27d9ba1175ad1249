import i18next from 'i18next'
import type { LockedItem } from '#shared/domain/configuration.types.ts'
import type { PreparedCatalogue } from '#shared/domain/index.ts'
import { useNotifications } from '#renderer/features/notifications/index.ts'
import { describeLocks } from '../options/lock-words.ts'
import type { DropReason } from '../saving/write-runner.types.ts'

/** Says that choices of before, which were not stored yet, are there again. */
export function sayRestored([label, ...more]: readonly string[]): void {
  if (label === undefined) return
  const t = i18next.getFixedT(i18next.language, 'configurator')
  const body = t('saving.restored', { label, more: more.length, count: more.length + 1 })
  useNotifications.getState().add({ severity: 'info', title: t('saving.restoredTitle'), body })
}

/** Says which choices were taken back, and why; where a deadline has run out meanwhile, which one and when. */
export function sayTakenBack(
  prepared: PreparedCatalogue,
  labels: readonly string[],
  reason: DropReason,
  lockedItems: readonly LockedItem[],
): void {
  const { language } = i18next
  const t = i18next.getFixedT(language, 'configurator')
  const locks =
    lockedItems.length === 0
      ? null
      : describeLocks({ t, locale: language === 'en' ? 'en' : 'de' }, prepared, lockedItems)
  const isWish = reason === 'withdrawn'
  const title = locks?.title ?? t(isWish ? 'saving.withdrawnTitle' : 'saving.failedTitle')
  for (const label of labels) {
    const body = [t(`saving.${reason}`, { label }), ...(locks === null ? [] : [locks.body])].join(' ')
    useNotifications.getState().add({ severity: isWish ? 'info' : 'error', title, body })
  }
}
