import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#shared/contracts/primitives.ts'
import type { DesignFaultCode, Field } from '#shared/domain/designs/field.types.ts'
import type { Json } from '#shared/domain/designs/json.types.ts'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import { Switch } from '#renderer/ui/Switch.tsx'
import { TextArea } from '#renderer/ui/TextArea.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import styles from '../editor.module.css'
import { getWords, withWords } from '../model/words.ts'
import { ByScreenField } from './ByScreenField.tsx'
import { ColourField } from './ColourField.tsx'
import { fieldText } from './field-texts.ts'
import { NumberField } from './NumberField.tsx'
import { PictureField } from './PictureField.tsx'
import { PicturesField } from './PicturesField.tsx'
import { useOptionWords } from './use-option-words.ts'

interface FieldInputProps {
  readonly path: string
  readonly field: Field
  readonly value: Json | undefined
  readonly fault: DesignFaultCode | null
  /** The language whose words are edited. */
  readonly locale: Locale
  /** The project's own. */
  readonly source: Locale
  readonly onChange: (path: string, value: Json | undefined) => void
}

/** One field of an item, by its kind. Draws again only when it has changed. */
export const FieldInput = memo(function FieldInput({
  path,
  field,
  value,
  fault,
  locale,
  source,
  onChange,
}: FieldInputProps) {
  const { t } = useTranslation('editor')
  const optionWords = useOptionWords()
  const name = fieldText(path)
  const label = name === null ? path : t(`field.${name}`)
  const error = fault === null ? null : t(`fault.${fault}`)
  const set = (next: Json | undefined) => onChange(path, next)
  const text = typeof value === 'string' ? value : ''
  const onText = (typed: string) => set(typed === '' ? undefined : typed)
  switch (field.kind) {
    case 'words': {
      const words = getWords(value, locale, source)
      const write = (typed: string) => set(withWords(value, locale, source, typed))
      const other = locale === source ? '' : getWords(value, source, source)
      return (field.lines ?? 1) > 1 ? (
        <TextArea
          label={label}
          value={words}
          error={error}
          {...(other === '' ? {} : { hint: t('form.otherWords', { words: other.slice(0, 120) }) })}
          onChange={write}
        />
      ) : (
        <TextField
          label={label}
          value={words}
          error={error}
          placeholder={other}
          onChange={(event) => write(event.target.value)}
        />
      )
    }
    case 'html':
      return <TextArea label={label} value={text} error={error} hint={t('hint.html')} onChange={onText} />
    case 'link':
    case 'film':
    case 'frame':
      return (
        <TextField
          label={label}
          value={text}
          error={error}
          hint={t(`hint.${field.kind}`)}
          spellCheck={false}
          onChange={(event) => onText(event.target.value)}
        />
      )
    case 'picture':
      return <PictureField label={label} value={text} error={error} onChange={onText} />
    case 'pictures':
      return <PicturesField label={label} value={value} error={error} onChange={set} />
    case 'colour':
      return <ColourField label={label} value={text} error={error} onChange={onText} />
    case 'number':
      return <NumberField label={label} field={field} value={value} error={error} onChange={set} />
    case 'flag':
      return (
        <div>
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch is within */}
          <label className={styles.switch}>
            <span>{label}</span>
            <Switch
              isOn={typeof value === 'boolean' ? value : field.standard}
              onSwitch={(isOn) => set(isOn === field.standard ? undefined : isOn)}
            />
          </label>
          {error === null ? null : <p className={styles.error}>{error}</p>}
        </div>
      )
    case 'choice':
      return (
        <SelectField
          label={label}
          value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
          error={error}
          options={[
            {
              value: '',
              label:
                field.standard === undefined
                  ? t('form.none')
                  : t('form.standard', { value: optionWords(field.standard) }),
            },
            ...withWritten(field.options, value).map((option) => ({
              value: String(option),
              label: optionWords(option),
            })),
          ]}
          onChange={(chosen) => set(field.options.find((option) => String(option) === chosen))}
        />
      )
    case 'byScreen':
      return <ByScreenField label={label} field={field} value={value} error={error} onChange={set} />
    case 'screens':
      return null
  }
})

/** What is written stays to be seen, also where it is none of the options. */
function withWritten(options: readonly (string | number)[], value: Json | undefined): readonly (string | number)[] {
  const isOther = (typeof value === 'string' || typeof value === 'number') && value !== '' && !options.includes(value)
  return isOther ? [...options, value] : options
}
