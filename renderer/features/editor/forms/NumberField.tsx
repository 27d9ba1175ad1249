import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Field } from '#shared/domain/designs/field.types.ts'
import type { Json } from '#shared/domain/designs/json.types.ts'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'

/** Up to so many whole steps are offered one by one (EDT-22, EDT-23). */
const MOST_OPTIONS = 13

interface NumberFieldProps {
  readonly label: string
  readonly field: Extract<Field, { readonly kind: 'number' }>
  readonly value: Json | undefined
  readonly error: string | null
  readonly onChange: (value: Json | undefined) => void
}

/** A number: of a few steps as a list with "inherited", else typed. */
export function NumberField({ label, field, value, error, onChange }: NumberFieldProps) {
  const { t } = useTranslation('editor')
  const { least, most, step } = field
  if (step === 1 && most - least < MOST_OPTIONS) {
    const steps = Array.from({ length: most - least + 1 }, (_, index) => least + index)
    const written = typeof value === 'number' && !steps.includes(value) ? [value] : []
    return (
      <SelectField
        label={label}
        value={typeof value === 'number' ? String(value) : ''}
        error={error}
        options={[
          { value: '', label: t('form.inherited') },
          ...[...steps, ...written].map((one) => ({ value: String(one), label: String(one) })),
        ]}
        onChange={(chosen) => onChange(chosen === '' ? undefined : Number(chosen))}
      />
    )
  }
  const hint = field.standard === undefined ? undefined : t('form.standard', { value: String(field.standard) })
  return <TypedNumber label={label} value={value} error={error} hint={hint} onChange={onChange} />
}

interface TypedNumberProps extends Omit<NumberFieldProps, 'field'> {
  readonly hint?: string | undefined
}

/** What is typed stays as it is typed; a number is made of it as soon as it is one. */
export function TypedNumber({ label, value, error, hint, onChange }: TypedNumberProps) {
  const [typed, setTyped] = useState({ text: numberText(value), value })
  // Changed from elsewhere, as by undo: what was typed is no longer it.
  const text = typed.value === value ? typed.text : numberText(value)
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={text}
      error={error}
      hint={hint}
      onChange={(event) => {
        const next = event.target.value
        const number = next.trim() === '' ? undefined : readNumber(next)
        setTyped({ text: next, value: number })
        onChange(number)
      }}
    />
  )
}

function numberText(value: Json | undefined): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : ''
}

/** A number, with a comma too; what is none stays text, and is named as a fault. */
export function readNumber(text: string): number | string {
  const number = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || !Number.isFinite(number) ? text : number
}
