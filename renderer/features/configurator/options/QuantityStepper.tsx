import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import type { Item, QuantityRange } from '#shared/domain/catalogue/catalogue.types.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './QuantityStepper.module.css'
import { nearestQuantity, nextQuantity } from './quantity-steps.ts'

interface QuantityStepperProps {
  readonly item: Item
  readonly range: QuantityRange
  readonly quantity: number
  readonly isFrozen: boolean
  readonly onChange: (quantity: number) => void
}

/** Sets how much of the chosen option, within the item's range (CFG-25). */
export function QuantityStepper({ item, range, quantity, isFrozen, onChange }: QuantityStepperProps) {
  const { t } = useTranslation('configurator')
  const { quantity: format } = useFormat()
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const less = nextQuantity(range, quantity, -1)
  const more = nextQuantity(range, quantity, 1)

  const commit = () => {
    if (typed === null) return
    const next = nearestQuantity(range, typed)
    setTyped(null)
    if (next !== null && next !== quantity) onChange(next)
  }
  return (
    <div className={styles.quantity}>
      <label className="ww-stack ww-strong" htmlFor={id}>
        {t('quantity.label')}
        <small id={`${id}-range`}>
          {t('quantity.range', { min: format(range.min), max: format(range.max, item.quantityUnit) })}
        </small>
      </label>
      <div className={styles.stepper}>
        <StepButton label={t('quantity.less')} icon="minus" to={isFrozen ? null : less} onStep={onChange} />
        <input
          id={id}
          className={styles.input}
          inputMode="decimal"
          autoComplete="off"
          aria-describedby={`${id}-range`}
          readOnly={isFrozen}
          value={typed ?? format(quantity)}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit()
            if (event.key === 'Escape') setTyped(null)
          }}
        />
        <span className={styles.unit}>{item.quantityUnit}</span>
        <StepButton label={t('quantity.more')} icon="plus" to={isFrozen ? null : more} onStep={onChange} />
      </div>
    </div>
  )
}

interface StepButtonProps {
  readonly label: string
  readonly icon: 'plus' | 'minus'
  readonly to: number | null
  readonly onStep: (quantity: number) => void
}

function StepButton({ label, icon, to, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={to === null || undefined}
      onClick={() => {
        if (to !== null) onStep(to)
      }}
    >
      <NamedIcon name={icon} size={20} />
    </button>
  )
}
