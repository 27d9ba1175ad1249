import { memo, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Item } from '#shared/domain/catalogue/catalogue.types.ts'
import type { ItemView } from '#shared/domain/configuration/configuration.types.ts'
import { useSteadyDialogs } from '#renderer/unit/dialogs/use-steady-dialogs.ts'
import { useAfterAnswer } from '#renderer/unit/state/use-after-answer.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { OptionCard } from './OptionCard.tsx'
import { onRadioKeys } from '#renderer/parts/options/radio-keys.ts'
import { useChoose } from './use-choose.ts'

interface OptionListProps {
  readonly item: Item
  readonly view: ItemView
  /** Id of the element that says why nothing can be chosen; null = something can. */
  readonly frozenById: string | null
}

/**
 * The options of an item as a radio group: one tab stop; arrow keys, Home and End go through the
 * options and choose those that fit; the others open a dialog when they are touched (RUL-3, CFG-24).
 */
export const OptionList = memo(function OptionList({ item, view, frozenById }: OptionListProps) {
  const { t } = useTranslation('configurator')
  const { store } = useOpenUnit()
  const { choose, passBy } = useChoose(item)
  const dialogs = useSteadyDialogs()
  const showDetails = useCallback(
    (productId: string) => dialogs.open('product', { itemId: item.id, productId }),
    [dialogs, item.id],
  )
  const { options } = view
  const isInBundle = store.prepared.lineItem(view.lineItemId)?.optional === true
  const tabStop = useAfterAnswer(options.find((option) => option.selected)?.productId ?? options[0]?.productId)
  const marksRecommended = options.some((option) => !option.recommended)

  return (
    <div
      className="ww-stack ww-gap-8"
      role="radiogroup"
      aria-label={t('items.optionsNamed', { item: item.title })}
      aria-disabled={frozenById !== null || undefined}
      aria-describedby={frozenById ?? undefined}
      onKeyDown={onRadioKeys(passBy)}
    >
      {options.map((option) => {
        const product = store.prepared.product(option.productId)
        if (product === undefined) return null
        return (
          <OptionCard
            key={option.productId}
            itemId={item.id}
            option={option}
            product={product}
            isTabStop={option.productId === tabStop}
            isFrozen={frozenById !== null}
            marksRecommended={marksRecommended}
            isInBundle={isInBundle}
            onChoose={choose}
            onDetails={showDetails}
          />
        )
      })}
    </div>
  )
})
