import { useId } from 'react'
import { type Field, SCREENS, type Screen } from '#shared/domain/designs/field.types.ts'
import { isJsonObject, type Json, type JsonObject } from '#shared/domain/designs/json.types.ts'
import styles from '../editor.module.css'
import { TypedNumber } from './NumberField.tsx'

interface ByScreenFieldProps {
  readonly label: string
  readonly field: Extract<Field, { readonly kind: 'byScreen' }>
  readonly value: Json | undefined
  readonly error: string | null
  readonly onChange: (value: Json | undefined) => void
}

/** A number for each width of screens; an empty one goes on with that of the narrower. */
export function ByScreenField({ label, value, error, onChange }: ByScreenFieldProps) {
  const id = useId()
  const byScreen: JsonObject = isJsonObject(value ?? null)
    ? (value as JsonObject)
    : typeof value === 'number'
      ? { xs: value }
      : {}
  const set = (screen: Screen, next: Json | undefined) => {
    const entries = SCREENS.map((name): [string, Json | undefined] => [name, name === screen ? next : byScreen[name]])
    const said = entries.flatMap(([name, one]): [string, Json][] => (one === undefined ? [] : [[name, one]]))
    onChange(said.length === 0 ? undefined : Object.fromEntries(said))
  }
  return (
    <fieldset className={styles.byScreen} aria-describedby={error === null ? undefined : id}>
      <legend>{label}</legend>
      <div>
        {SCREENS.map((screen) => (
          <TypedNumber
            key={screen}
            label={screen}
            value={byScreen[screen]}
            error={null}
            onChange={(next) => set(screen, next)}
          />
        ))}
      </div>
      {error === null ? null : (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
