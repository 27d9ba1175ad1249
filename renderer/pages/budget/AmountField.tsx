import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { useLater } from '#renderer/ui/use-later.ts'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { parseEuros } from '#renderer/i18n/parse-euros.ts'
import styles from './BudgetPage.module.css'

/** Cents. */
const STEP = 500_00
const MOST = 10_000_000_00

/** ms after the last key until an amount counts. */
const TYPED_AFTER = 600

interface AmountFieldProps {
  /** Cents; null = none is set. */
  readonly amount: number | null
  /** Cents to begin with when a step is taken from nothing. */
  readonly start: number
  readonly onChange: (amount: number | null) => void
}

/**
 * The amount of the budget: typed, or in steps; emptied, it is given up (BUD-1). It counts while it is typed, in silence:
 * what cannot be read is named, and none at all counts, only when the field is left.
 */
export function AmountField({ amount, start, onChange }: AmountFieldProps) {
  const { t } = useTranslation('budget')
  const { quantity } = useFormat()
  const { isLocal } = useOpenUnit()
  const shown = amount === null ? '' : quantity(amount / 100)
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setIsWrong] = useState(false)
  const later = useLater(TYPED_AFTER)
  const change = (next: number | null) => {
    if (next !== amount) onChange(next)
  }
  const set = (next: number | null) => {
    later.drop()
    setTyped(null)
    setIsWrong(false)
    change(next === null ? null : Math.min(Math.max(next, 0), MOST))
  }
  const type = (text: string) => {
    const { isValid, cents } = parseEuros(text)
    setTyped(text)
    setIsWrong(false)
    if (isValid && cents !== null) later.soon(() => change(cents))
    else later.drop()
  }
  const settle = () => {
    if (typed === null) return
    const { isValid, cents } = parseEuros(typed)
    if (isValid) set(cents)
    else setIsWrong(true)
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
        error={isWrong ? t('wrong') : null}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? shown}
        onChange={({ target }) => type(target.value)}
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
