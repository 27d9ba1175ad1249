import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { parseEuros } from './parse-euros.ts'
import styles from './BudgetPage.module.css'

/** Cents. */
const STEP = 500_00
const MOST = 10_000_000_00

interface AmountFieldProps {
  /** Cents; null = none is set. */
  readonly amount: number | null
  /** Cents to begin with when a step is taken from nothing. */
  readonly start: number
  readonly onChange: (amount: number | null) => void
}

/** The amount of the budget: typed, or in steps; emptied, it is given up (BUD-1). */
export function AmountField({ amount, start, onChange }: AmountFieldProps) {
  const { t } = useTranslation('budget')
  const { quantity } = useFormat()
  const { isLocal } = useOpenUnit()
  const shown = amount === null ? '' : quantity(amount / 100)
  const [typed, setTyped] = useState<string | null>(null)
  const parsed = typed === null ? { isValid: true, cents: amount } : parseEuros(typed)
  const set = (next: number | null) => {
    setTyped(null)
    onChange(next === null ? null : Math.min(Math.max(next, 0), MOST))
  }
  const settle = () => {
    if (typed !== null && parsed.isValid) set(parsed.cents)
  }
  return (
    <form
      className="ww-stack ww-gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        settle()
      }}
    >
      <TextField
        label={t('field')}
        hint={t(isLocal ? 'fieldHintLocal' : 'fieldHint')}
        error={parsed.isValid ? null : t('wrong')}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? shown}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={settle}
        end={
          <span className={styles.steps}>
            <IconButton type="button" label={t('less')} onClick={() => set((amount ?? start) - STEP)}>
              <NamedIcon name="minus" />
            </IconButton>
            <IconButton type="button" label={t('more')} onClick={() => set((amount ?? start) + STEP)}>
              <NamedIcon name="plus" />
            </IconButton>
          </span>
        }
      />
      {amount === null ? null : (
        <Button type="button" variant="text" onClick={() => set(null)}>
          {t('giveUp')}
        </Button>
      )}
    </form>
  )
}
