import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LightIcon } from '#renderer/ui/LightIcon.tsx'
import { Picture } from './Picture.tsx'
import type { PickedAlternative } from './picks.ts'
import styles from './RulesDialog.module.css'
import type { ShownThing } from './rules-model.ts'

/** An option of an item that has to change. */
export interface Swatch {
  readonly thing: ShownThing
  readonly productId: string
  /** null where prices are hidden. */
  readonly amount: string | null
}

interface SwatchesProps {
  readonly list: PickedAlternative
  readonly swatches: readonly Swatch[]
  readonly item: string
  readonly onPick: (productId: string) => void
}

/** What an item may change to instead, the nearest first: native radios as swatches. */
export function Swatches({ list, swatches, item, onPick }: SwatchesProps) {
  const { t } = useTranslation('rules')
  const name = useId()
  return (
    <fieldset className={styles.others}>
      <legend className="ww-hint">{t('change.choose', { item })}</legend>
      <div className={styles.swatches}>
        {swatches.map(({ thing, productId, amount }) => {
          const fits = list.fittingIds.includes(productId)
          return (
            <label key={productId} className={styles.swatch} data-elsewhere={!fits || undefined}>
              <input
                type="radio"
                name={name}
                value={productId}
                checked={list.pickedId === productId}
                onChange={() => onPick(productId)}
              />
              <span className={styles.look}>
                <Picture url={thing.imageUrl} title={thing.product} trade={thing.trade} className={styles.picture} />
                <span className={styles.tick}>
                  <LightIcon name="check" size={18} />
                </span>
              </span>
              <span className={styles.name}>{thing.product}</span>
              {amount === null ? null : <span className={styles.more}>{amount}</span>}
              {fits ? null : <span className={styles.other}>{t('alternatives.changesOther')}</span>}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
