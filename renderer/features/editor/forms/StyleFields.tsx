import { useTranslation } from 'react-i18next'
import { isJsonObject, type Json } from '#shared/domain/designs/json.types.ts'
import type { DesignFault } from '#shared/domain/designs/read-dashboard.ts'
import { STYLE_OPTIONS, type StyleName, STYLES } from '#shared/domain/designs/read-styles.ts'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import { ColourField } from './ColourField.tsx'
import { TypedNumber } from './NumberField.tsx'
import { useOptionWords } from './use-option-words.ts'

interface StyleFieldsProps {
  readonly css: Json | undefined
  readonly part: string
  readonly faults: readonly DesignFault[]
  readonly onChange: (path: string, value: Json | undefined) => void
}

/** DSH-38: the looks of one part of an item. */
export function StyleFields({ css, part, faults, onChange }: StyleFieldsProps) {
  const { t } = useTranslation('editor')
  const rules = isJsonObject(css ?? null) ? (css as Record<string, Json>)[part] : undefined
  return STYLES.map((name) => {
    const path = `css.${part}.${name}`
    const isFaulty = faults.some(({ field }) => field === path)
    return (
      <StyleField
        key={name}
        name={name}
        value={isJsonObject(rules ?? null) ? (rules as Record<string, Json>)[name] : undefined}
        error={isFaulty ? t('fault.badStyle') : null}
        onChange={(value) => onChange(path, value)}
      />
    )
  })
}

interface StyleFieldProps {
  readonly name: StyleName
  readonly value: Json | undefined
  readonly error: string | null
  readonly onChange: (value: Json | undefined) => void
}

function StyleField({ name, value, error, onChange }: StyleFieldProps) {
  const { t } = useTranslation('editor')
  const optionWords = useOptionWords()
  const label = t(`style.${name}`)
  if (name === 'color' || name === 'backgroundColor') {
    const text = typeof value === 'string' ? value : ''
    return (
      <ColourField
        label={label}
        value={text}
        error={error}
        onChange={(typed) => onChange(typed === '' ? undefined : typed)}
      />
    )
  }
  if (name === 'fontSize' || name === 'letterSpacing' || name === 'lineHeight') {
    return <TypedNumber label={label} value={value} error={error} hint={t(`styleHint.${name}`)} onChange={onChange} />
  }
  const options: readonly (string | number)[] = STYLE_OPTIONS[name]
  const isSpace = name === 'margin' || name === 'padding'
  const written = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const isOther = written !== '' && !options.some((option) => String(option) === written)
  return (
    <SelectField
      label={label}
      value={written}
      error={error}
      options={[
        { value: '', label: t('form.inherited') },
        ...options.map((option) => ({
          value: String(option),
          label: isSpace ? t('form.rem', { value: option }) : optionWords(option),
        })),
        ...(isOther ? [{ value: written, label: written }] : []),
      ]}
      onChange={(chosen) => onChange(options.find((option) => String(option) === chosen) ?? (chosen || undefined))}
    />
  )
}
