import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { isReservationOver } from '#shared/domain/sales/unit-sale.ts'
import { useFormat, useLocale } from '#renderer/i18n/useFormat.ts'
import type { ShownState } from '#renderer/parts/unit-state/shown-state.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import type { Line } from './arrange-units.ts'
import type { AccountUnit } from './unit-rows.ts'
import { countDays, dayIn, nearDay, shortDay } from './unit-words.ts'

/** Days for which a day is said as a distance. */
const NEAR = 20
const RECENT = 6
/** Stands for a unit in words that are filled in without asking for them again. */
const UNIT = '\u0000'

export type LineWords = ReturnType<typeof useLineWords>

/**
 * What lines are written with. Asked for once, and each text worked out once: they are drawn anew with every letter of a
 * search, and looking words up took longer than anything else of it. `today`: day in Berlin.
 */
export function useLineWords(today: string) {
  const { t } = useTranslation('admin-units')
  const { t: tCommon } = useTranslation('common')
  const { price, percentage } = useFormat()
  const locale = useLocale()
  const { accountId = '' } = useParams()
  return useMemo(() => {
    const choose = t('choose', { unit: UNIT }).split(UNIT)
    const saySince = remember((day: string) => t('since', { count: countDays(day, today) }))
    const sayNear = remember((time: string) => nearDay(time, today, locale, NEAR))
    const sayTitle = remember((when: string) => remember((title: string) => t('date', { title, when })))
    const sayOver = remember((day: string) => t('reservedOver', { day: shortDay(day, today, locale) }))
    const sayUntil = remember((day: string) => t('reservedUntil', { day: shortDay(day, today, locale) }))
    const sayCount = remember((count: number) => t('group.count', { count }))
    const saySold = remember((count: number) => t('group.sold', { count }))
    const sayReserved = remember((count: number) => t('group.reserved', { count }))
    return {
      price,
      percentage,
      choose: (unit: string) => choose.join(unit),
      linkToUnit: (id: string) => linkTo('adminUnit', { accountId, adminUnitId: id }),
      linkToThreads: (id: string) => `${linkTo('adminMessages', { accountId })}?unit=${id}`,
      sayThreads: remember((count: number) => t('threads', { count })),
      linkToProject: (slug: string) => linkTo('unitSelector', { accountId, projectId: slug }),
      sayOnRequest: remember((count: number) => tCommon('onRequestCount', { count })),
      sayState: remember((state: ShownState) => t(`state.${state}`)),
      saySale: remember((status: AccountUnit['salesStatus']) => t(`sale.${status}`)),
      sayPlanned: remember((isInvited: boolean) => t(isInvited ? 'invited' : 'noted')),
      sayActivity: remember((time: string) => nearDay(time, today, locale, RECENT)),
      sayReservation: (unit: AccountUnit, reservedUntil: string) => {
        const isOver = isReservationOver(unit, today)
        return { isOver, words: isOver ? sayOver(reservedUntil) : sayUntil(reservedUntil) }
      },
      sayDate: ({ title, expiresAt, isOver }: NonNullable<AccountUnit['nextDate']>) =>
        sayTitle(isOver ? saySince(dayIn(expiresAt)) : sayNear(expiresAt))(title),
      sayFacts: ({ count, sold, reserved }: Extract<Line, { kind: 'project' }>['sums']) =>
        [sayCount(count), sold === 0 ? '' : saySold(sold), reserved === 0 ? '' : sayReserved(reserved)]
          .filter(Boolean)
          .join(' · '),
      total: t('group.total'),
    }
  }, [t, tCommon, price, percentage, locale, accountId, today])
}

/** The same function, which works each of its answers out once. */
function remember<Key, Answer>(find: (key: Key) => Answer): (key: Key) => Answer {
  const known = new Map<Key, Answer>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const answer = find(key)
    known.set(key, answer)
    return answer
  }
}
