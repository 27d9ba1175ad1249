import { type ReactNode, type Ref, useId, useState } from 'react'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import styles from './admin.module.css'
import type { Unit } from './use-places.ts'
import type { UnitHolder, UnitHolders } from './use-unit-holders.ts'

/** With more units than this, one can filter them. */
const UNITS_WITHOUT_FILTER = 8

/** What a unit is told by here. */
type ChosenUnit = Pick<Unit, 'id' | 'displayName' | 'unitNumber'>

interface UnitChoiceProps {
  /** To be focused where a unit is missing. */
  readonly ref: Ref<HTMLFieldSetElement>
  /** Of the chosen project; undefined = on their way, null = they could not be read. */
  readonly units: readonly ChosenUnit[] | undefined | null
  readonly chosen: readonly string[]
  /** Who has which of them already. */
  readonly holders: UnitHolders
  readonly error: string | null
  /** What the units are for, where nobody is invited to them. */
  readonly hint?: string
  /** Ways to choose many at once. */
  readonly picks?: ReactNode
  /** Why a unit cannot be chosen; null = it can. */
  readonly sayClosed?: (id: string) => string | null
  readonly onChoose: (ids: string[]) => void
  readonly onRetry: () => void
}

/** Which units of a project: a box for each. */
export function UnitChoice(props: UnitChoiceProps) {
  const { ref, units, chosen, holders, error, hint, picks, sayClosed, onChoose, onRetry } = props
  const { t } = useTranslation('admin')
  const id = useId()
  const [filter, setFilter] = useState('')
  const words = filter.trim().toLocaleLowerCase()
  const shown = (units ?? []).filter((unit) =>
    `${unit.displayName} ${unit.unitNumber}`.toLocaleLowerCase().includes(words),
  )
  const toggle = (unitId: string, isOn: boolean) =>
    onChoose(isOn ? [...chosen, unitId] : chosen.filter((other) => other !== unitId))
  return (
    <fieldset ref={ref} className={`ww-stack ww-gap-12 ${styles.units}`} tabIndex={-1} aria-describedby={`${id}-note`}>
      <FormLabel component="legend">{t('invite.units')}</FormLabel>
      <FormHelperText id={`${id}-note`} error={error !== null} role={error === null ? undefined : 'alert'}>
        {error ??
          (chosen.length === 0 ? (hint ?? t('invite.unitsHint')) : t('invite.chosen', { count: chosen.length }))}
      </FormHelperText>
      {picks}
      {(units ?? []).length <= UNITS_WITHOUT_FILTER ? null : (
        <TextField
          label={t('invite.filter')}
          type="search"
          autoComplete="off"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
          // Enter would send the form.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      )}
      {units === undefined ? <FormHelperText>{t('invite.unitsLoading')}</FormHelperText> : null}
      {units === null ? (
        <div role="alert">
          <FormHelperText error>{t('invite.unitsFailed')}</FormHelperText>
          <Button onClick={onRetry}>{t('failed.retry')}</Button>
        </div>
      ) : null}
      {units?.length === 0 ? <FormHelperText>{t('invite.noUnits')}</FormHelperText> : null}
      {(units ?? []).length > 0 && shown.length === 0 ? <FormHelperText>{t('invite.noUnit')}</FormHelperText> : null}
      {shown.length === 0 ? null : (
        <ul data-invalid={error === null ? undefined : ''}>
          {shown.map((unit) => (
            <UnitRow
              key={unit.id}
              unit={unit}
              isChosen={chosen.includes(unit.id)}
              holders={holders.get(unit.id) ?? []}
              closed={sayClosed?.(unit.id) ?? null}
              onToggle={(isOn) => toggle(unit.id, isOn)}
            />
          ))}
        </ul>
      )}
    </fieldset>
  )
}

interface UnitRowProps {
  readonly unit: ChosenUnit
  readonly isChosen: boolean
  readonly holders: readonly UnitHolder[]
  readonly closed: string | null
  readonly onToggle: (isOn: boolean) => void
}

/** A unit to tick, and who has it already. */
function UnitRow({ unit, isChosen, holders, closed, onToggle }: UnitRowProps) {
  const { t } = useTranslation('admin')
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          // What was chosen before can be taken back.
          disabled={closed !== null && !isChosen}
          onChange={(event) => onToggle(event.target.checked)}
        />
        <span>{unit.displayName}</span>
        <small className="ww-muted">{unit.unitNumber}</small>
        {closed === null ? null : <small className="ww-muted">{closed}</small>}
        {holders.map(({ kind, name, email }) => (
          <small key={`${kind} ${email}`} className="ww-muted">
            {t(`taken.${kind}`, { name })}
          </small>
        ))}
      </label>
    </li>
  )
}
