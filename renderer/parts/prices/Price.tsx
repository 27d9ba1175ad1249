import { memo } from 'react'
import type { PriceDisplay } from '#shared/domain/catalogue/price-display.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './Price.module.css'
import { type PriceText, priceText, signedPrice } from './price-text.ts'
import { usePriceWords } from './usePriceWords.ts'

/** An option's price in its mode (ENG-38..41); nothing when the project hides prices (SHL-36). */
export const OptionPrice = memo(function OptionPrice({ price }: { price: PriceDisplay }) {
  const { flags } = useOpenUnit()
  const words = usePriceWords()
  return flags.showPricing ? <Said text={priceText(price, words)} /> : null
})

/** What an item or upgrade adds to the total as it stands, cents. */
export function SignedPrice({ cents, isOnRequest }: { cents: number; isOnRequest: boolean }) {
  const { flags } = useOpenUnit()
  const words = usePriceWords()
  if (!flags.showPricing) return null
  return <Said text={isOnRequest ? priceText({ kind: 'on_request' }, words) : signedPrice(cents, words)} />
}

function Said({ text }: { text: PriceText }) {
  const isPlain = text.figure === text.spoken
  return (
    <span className={styles.price}>
      <span className={styles.figure} aria-hidden={isPlain ? undefined : true}>
        {text.figure}
      </span>
      {isPlain ? null : <span className="visually-hidden">{text.spoken}</span>}
    </span>
  )
}
