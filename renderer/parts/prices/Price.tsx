import { memo } from 'react'
import type { PriceDisplay } from '#shared/domain/catalogue/price-display.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './Price.module.css'
import { type PriceText, priceText, signedPrice, type ZeroReason } from './price-text.ts'
import { usePriceWords } from './usePriceWords.ts'

/** An option's price in its mode (ENG-38..41); nothing when the project hides prices (SHL-36). */
export const OptionPrice = memo(function OptionPrice({
  price,
  isDefault,
  isInBundle = false,
  withUnitPrice = true,
}: {
  price: PriceDisplay
  isDefault: boolean
  /** It belongs to something optional, so its standard is paid with that. */
  isInBundle?: boolean
  /** What one unit costs beside it; where prices are explained, not where they are compared. */
  withUnitPrice?: boolean
}) {
  const { flags } = useOpenUnit()
  const words = usePriceWords()
  if (!flags.showPricing) return null
  const zero = isDefault ? (isInBundle ? 'inUpgrade' : 'included') : 'free'
  return <Said text={priceText(price, zero, words, withUnitPrice && flags.showUnitPrices)} />
})

/** What an item or upgrade adds to the total as it stands, cents. */
export function SignedPrice({ cents, isOnRequest, zero }: { cents: number; isOnRequest: boolean; zero: ZeroReason }) {
  const { flags } = useOpenUnit()
  const words = usePriceWords()
  if (!flags.showPricing) return null
  if (isOnRequest) return <Said text={priceText({ kind: 'on_request' }, 'free', words)} />
  if (cents === 0) return <Said text={priceText({ kind: 'free' }, zero, words)} />
  return <Said text={{ ...signedPrice(cents, words), perUnit: null }} />
}

function Said({ text }: { text: PriceText }) {
  const isPlain = text.figure === text.spoken
  return (
    <span className={styles.price}>
      <span className={styles.figure} aria-hidden={isPlain ? undefined : true}>
        {text.figure}
      </span>
      {isPlain ? null : <span className="visually-hidden">{text.spoken}</span>}
      {text.perUnit === null ? null : <span className={styles.perUnit}>{text.perUnit}</span>}
    </span>
  )
}
