import { memo, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Item } from '#shared/domain/catalogue.types.ts'
import type { ItemView, OptionView } from '#shared/domain/configuration.types.ts'
import { useOpenUnit } from '../store/unit.context.ts'
import { OptionCard } from './OptionCard.tsx'
import styles from './OptionList.module.css'
import { onRadioKeys } from './radio-keys.ts'
import { useRefusalNotice } from './use-conflict.ts'

/**
 * The options of an item as a radio group: one tab stop; arrow keys, Home and End go through the
 * options and choose those that fit.
 */
export const OptionList = memo(function OptionList({ item, view }: { item: Item; view: ItemView }) {
  const { t } = useTranslation('configurator')
  const { store } = useOpenUnit()
  const choose = useChoose(item)
  const { options } = view
  const tabStop = options.find((option) => option.selected)?.productId ?? options[0]?.productId
  const marksRecommended = options.some((option) => !option.recommended)

  return (
    <div
      className={styles.options}
      role="radiogroup"
      aria-label={t('items.optionsOf', { item: item.title })}
      aria-disabled={!view.selectable || undefined}
      onKeyDown={onRadioKeys(choose)}
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
            isFrozen={!view.selectable}
            marksRecommended={marksRecommended}
            onChoose={choose}
          />
        )
      })}
    </div>
  )
})

/** Applies an option at once when it fits and the item can be chosen (CFG-21..23). */
function useChoose(item: Item): (productId: string) => void {
  const { store } = useOpenUnit()
  const refuse = useRefusalNotice()
  return useCallback(
    (productId) => {
      const view = store.itemView(item.id)
      const option = view.options.find((entry) => entry.productId === productId)
      if (!view.selectable || option === undefined || !option.valid || option.isBuyerSelection) return
      refuse(store.intents.chooseOption({ itemId: item.id, productId, ...keptQuantity(item, view.options) }))
    },
    [store, item, refuse],
  )
}

/** A quantity that the buyer has set stays when another product is chosen. */
function keptQuantity(item: Item, options: readonly OptionView[]): { quantity?: number } {
  const chosen = options.find((option) => option.isBuyerSelection)
  if (item.quantityRange === null || chosen === undefined) return {}
  const standard = item.options.find((option) => option.productId === chosen.productId)?.quantity ?? item.quantity
  return chosen.quantity === standard ? {} : { quantity: chosen.quantity }
}
