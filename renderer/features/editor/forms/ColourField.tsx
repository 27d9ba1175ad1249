import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { readColour } from '#shared/domain/look/styling.ts'
import { TextField } from '#renderer/ui/TextField.tsx'
import styles from '../editor.module.css'

interface ColourFieldProps {
  readonly label: string
  readonly value: string
  readonly error: string | null
  /** What it is the colour of, where the label does not say it. */
  readonly name?: string
  readonly onChange: (value: string) => void
}

/** A colour: by the system's own chooser, or as # and 3 or 6 digits. */
export function ColourField({ label, value, error, name = label, onChange }: ColourFieldProps) {
  const { t } = useTranslation('editor')
  const id = useId()
  const colour = readColour(value)
  return (
    <div className={styles.colour}>
      <TextField
        label={label}
        value={value}
        error={error}
        placeholder="#00456f"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      <input
        id={id}
        type="color"
        aria-label={t('form.chooseColour', { name })}
        value={sixDigits(colour)}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

/** As the system's chooser wants it. */
function sixDigits(colour: string | null): string {
  if (colour === null) return '#ffffff'
  return colour.length === 4 ? colour.replace(/[\da-f]/gi, '$&$&') : colour
}
