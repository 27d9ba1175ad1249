import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { LockedItem } from '#shared/domain/configuration.types.ts'
import type { Configuration, PreparedCatalogue } from '#shared/domain/index.ts'
import { formatDeadlineDay } from '#renderer/i18n/format.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useOpenUnit, useUnitValue } from '../store/unit.context.ts'

/** So many items are named; the rest is counted. */
const MOST_NAMED = 3

export interface LockWords {
  /** Which items stay as they are. */
  readonly title: string
  /** Which deadlines have passed, and when. */
  readonly body: string
}

/** Says which items stay as they are and why (decision 55). */
export function useLockWords(): (items: readonly LockedItem[]) => LockWords {
  const { t } = useTranslation('configurator')
  const { prepared } = useOpenUnit().store
  const sentence = useDeadlineSentence()
  return useMemo(
    () => (items) => {
      const named = items.slice(0, MOST_NAMED).map(({ itemId }) => t('locks.item', { item: placeOf(prepared, itemId) }))
      const more = items.length - named.length
      const list = more > 0 ? t('locks.more', { items: named.join(', '), count: more }) : named.join(', ')
      return {
        title: t('locks.title', { items: list, count: items.length }),
        body: [...new Set(items.map(({ deadline }) => sentence(deadline)))].join(' '),
      }
    },
    [t, prepared, sentence],
  )
}

/** An item with its room, as there may be one of the kind in each. */
function placeOf(prepared: PreparedCatalogue, itemId: string): string {
  const item = prepared.item(itemId)
  const room = prepared.room(item?.roomId ?? '')
  return [item?.title ?? '', room?.title ?? ''].filter((text) => text !== '').join(', ')
}

function useDeadlineSentence(): (deadline: LockedItem['deadline']) => string {
  const { t } = useTranslation('configurator')
  const locale = useLocale()
  return useMemo(
    () =>
      ({ title, expiresAt }) =>
        t('locks.deadline', { title, date: formatDeadlineDay(expiresAt, locale) }),
    [t, locale],
  )
}

/** Why none of these trades can be changed any more; null = their deadlines have not passed. */
export function useLockReason(trades: readonly string[]): string | null {
  const deadline = useUnitValue(deadlineOf, trades.join(), isSameDeadline)
  const sentence = useDeadlineSentence()
  return deadline === null ? null : sentence(deadline)
}

/** `trades`: codes, with commas. */
function deadlineOf({ circumstances }: Configuration, trades: string): LockedItem['deadline'] | null {
  const codes = trades.split(',')
  return circumstances.lockedTrades.find(({ trade }) => codes.includes(trade)) ?? null
}

function isSameDeadline(a: LockedItem['deadline'] | null, b: LockedItem['deadline'] | null): boolean {
  return a?.title === b?.title && a?.expiresAt === b?.expiresAt
}
