import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Item } from '#shared/domain/catalogue/catalogue.types.ts'
import type { ItemView } from '#shared/domain/configuration/configuration.types.ts'
import { OptionPrice } from '#renderer/parts/prices/Price.tsx'
import { WhyPrice } from '#renderer/parts/prices/WhyPrice.tsx'
import { useDialogs } from '#renderer/unit/dialogs/use-dialogs.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './ChosenOption.module.css'

/** What is chosen of an item, in words: name, facts and price, and the ways to more of each. */
export const ChosenOption = memo(function ChosenOption({ item, view }: { item: Item; view: ItemView }) {
  const { t } = useTranslation('configurator')
  const { store, flags } = useOpenUnit()
  const { open } = useDialogs()
  const option = view.options.find(({ productId }) => productId === view.defactoProductId)
  const product = option === undefined ? undefined : store.prepared.product(option.productId)
  if (option === undefined || product === undefined) return null
  const facts = [
    product.subtitle,
    product.displayHint,
    flags.showSku && product.sku !== '' ? t('options.sku', { sku: product.sku }) : '',
    option.isDefault ? t('options.standard') : '',
  ].filter((fact) => fact !== '')
  return (
    <div className={styles.chosen}>
      <strong className={styles.title}>{product.title}</strong>
      <span className={styles.price}>
        <OptionPrice price={option.price} />
      </span>
      {facts.length === 0 ? null : <p className={styles.facts}>{facts.join(' · ')}</p>}
      <div className={styles.ways}>
        <WhyPrice of={{ itemId: item.id }} />
        <button
          type="button"
          className="ww-way"
          onClick={() => open('product', { itemId: item.id, productId: product.id })}
        >
          {t('options.more')}
        </button>
      </div>
    </div>
  )
})
