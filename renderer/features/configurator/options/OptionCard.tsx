import { memo, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '#shared/domain/catalogue/catalogue.types.ts'
import type { OptionView } from '#shared/domain/configuration/configuration.types.ts'
import { LightIcon } from '#renderer/ui/LightIcon.tsx'
import { FavoriteButton } from '#renderer/parts/options/FavoriteButton.tsx'
import { OptionPrice } from '#renderer/parts/prices/Price.tsx'
import { isShallowEqual, useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { DetailsButton } from './DetailsButton.tsx'
import styles from './OptionCard.module.css'
import { Thumb } from '#renderer/parts/options/Thumb.tsx'
import { useConflictReason } from '#renderer/parts/options/use-conflict.ts'

interface OptionCardProps {
  readonly itemId: string
  readonly option: OptionView
  readonly product: Product
  /** It is the stop of the tab key in its group. */
  readonly isTabStop: boolean
  /** Nothing can be chosen here at the moment. */
  readonly isFrozen: boolean
  /** Says that something is recommended only where something else is not. */
  readonly marksRecommended: boolean
  readonly onChoose: (productId: string) => void
  readonly onDetails: (productId: string) => void
}

/** An option as a swatch: what it looks like, its name, what it costs, its state (CFG-20). */
export const OptionCard = memo(function OptionCard(props: OptionCardProps) {
  const { itemId, option, product, isTabStop, isFrozen, marksRecommended, onChoose, onDetails } = props
  const { favorites } = useOpenUnit()
  const { t } = useTranslation('configurator')
  const [hasWayOut, setHasWayOut] = useState(true)
  const reasonId = `${itemId}-${option.productId}-reason`
  return (
    <div
      className={styles.option}
      data-selected={option.selected || undefined}
      data-invalid={!option.valid || undefined}
      data-frozen={isFrozen || undefined}
      data-hearts={favorites === null ? undefined : ''}
    >
      {/* A radio as a button: arrow keys go on to options that do not fit, which open the way out when touched. */}
      <button
        type="button"
        // biome-ignore lint/a11y/useSemanticElements: a native radio skips what is disabled and cannot hold a card.
        role="radio"
        className={styles.card}
        aria-checked={option.selected}
        aria-disabled={isFrozen || undefined}
        aria-describedby={option.valid ? undefined : reasonId}
        tabIndex={isTabStop ? 0 : -1}
        data-value={option.productId}
        onClick={() => onChoose(option.productId)}
      >
        <span className={styles.picture}>
          <Thumb url={product.thumbUrl} size="fill" title={product.title} trade={product.trades[0]} />
          {option.selected || isFrozen ? (
            <span className={styles.sign}>
              <LightIcon name={option.selected ? 'check' : 'lock'} size={18} />
            </span>
          ) : null}
        </span>
        <span className={styles.title}>{product.title}</span>
        {marksRecommended && option.recommended ? (
          <span className={styles.badge}>{t('options.recommended')}</span>
        ) : null}
        <span className={styles.price}>
          <OptionPrice price={option.price} />
        </span>
        {option.valid || isFrozen ? null : (
          <span className={styles.wayOut}>{t(hasWayOut ? 'options.seeWaysOut' : 'options.seeReason')}</span>
        )}
      </button>
      <span className={styles.more}>
        <DetailsButton label={t('options.details', { product: product.title })} onClick={() => onDetails(product.id)} />
      </span>
      {favorites === null ? null : (
        <span className={styles.heart}>
          <FavoriteButton itemId={itemId} productId={product.id} title={product.title} />
        </span>
      )}
      {option.valid ? null : (
        <Reason id={reasonId} itemId={itemId} productId={option.productId} onWayOut={setHasWayOut} />
      )}
    </div>
  )
}, isSameCard)

interface ReasonProps {
  readonly id: string
  readonly itemId: string
  readonly productId: string
  /** Whether the dialog behind the card will have a way out. */
  readonly onWayOut: (hasWayOut: boolean) => void
}

/** What the option clashes with, in one line; the dialog behind the card has all of it, and the ways out. */
function Reason({ id, itemId, productId, onWayOut }: ReasonProps) {
  const { t } = useTranslation('configurator')
  const { line, resolvable } = useConflictReason(itemId, productId)
  useEffect(() => onWayOut(resolvable), [onWayOut, resolvable])
  return (
    <p id={id} className={styles.reason}>
      {line ?? t('options.invalid')}
    </p>
  )
}

function isSameCard({ option: a, ...before }: OptionCardProps, { option: b, ...after }: OptionCardProps): boolean {
  const { price, ...flat } = a
  const { price: otherPrice, ...otherFlat } = b
  return isShallowEqual(before, after) && isShallowEqual(flat, otherFlat) && isShallowEqual(price, otherPrice)
}
