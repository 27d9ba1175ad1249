import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Alternative } from '#shared/domain/configuration/configuration.types.ts'
import { type Configuration, itemView } from '#shared/domain/index.ts'
import { haveCents } from '#shared/domain/kernel/have-cents.ts'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { Changes, ChangeRow } from './change-rows.ts'

/** What an option costs more than what its item has now. */
interface OptionAmount {
  readonly cents: number
  readonly isOnRequest: boolean
}

/** Amounts of the dialog in words, all with cents as soon as one of them has any (WAY-4). null where prices are hidden. */
export interface ChangeAmounts {
  readonly say: ((cents: number) => string) | null
  readonly ofRow: (row: ChangeRow) => string | null
  readonly ofOption: (itemId: string, productId: string) => string | null
}

/** The amounts of all that changes, and of all that may be picked. `configuration`: as it is now. */
export function useChangeAmounts(
  configuration: Configuration,
  changes: Changes,
  lists: readonly Alternative[],
): ChangeAmounts {
  const { t } = useTranslation('rules')
  const { flags } = useOpenUnit()
  const options = useMemo(
    () => new Map(lists.flatMap((list) => listAmounts(configuration, list))),
    [configuration, lists],
  )
  const { price } = useFormat()
  const exact = haveCents([
    changes.now,
    changes.difference,
    ...changes.rows.map(({ cents }) => cents),
    ...[...options.values()].map(({ cents }) => cents),
  ])
  const say = (cents: number) => price(cents, { sign: true, exact })
  const inWords = ({ cents, isOnRequest }: OptionAmount) => {
    if (!flags.showPricing) return null
    if (cents === 0) return t(isOnRequest ? 'change.onRequest' : 'change.same')
    return isOnRequest ? `${say(cents)} · ${t('change.onRequest')}` : say(cents)
  }
  return {
    say: flags.showPricing ? say : null,
    ofRow: inWords,
    ofOption: (itemId, productId) => {
      const amount = options.get(getKey(itemId, productId))
      return amount === undefined ? null : inWords(amount)
    },
  }
}

function listAmounts(configuration: Configuration, { itemId, productIds }: Alternative): [string, OptionAmount][] {
  const { total, options } = itemView(configuration, itemId)
  return options
    .filter(({ productId }) => productIds.includes(productId))
    .map(({ productId, relativeTotal, isOnRequest }) => [
      getKey(itemId, productId),
      { cents: relativeTotal - total, isOnRequest },
    ])
}

function getKey(itemId: string, productId: string): string {
  return `${itemId} ${productId}`
}
