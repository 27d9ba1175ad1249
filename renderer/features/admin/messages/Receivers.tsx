import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_WRITTEN_UNITS } from '#shared/contracts/http/staff-messages.contract.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import { UnitChoice } from '../UnitChoice.tsx'
import { useAccountUnits } from '../units/use-account-units.ts'
import type { AccountUnit } from '../units/unit-rows.ts'
import type { UnitHolder } from '../use-unit-holders.ts'
import styles from './messages.module.css'

interface ChoosingProps {
  readonly chosen: readonly string[]
  readonly onChoose: (ids: readonly string[]) => void
}

interface ReceiversProps extends ChoosingProps {
  /** There are more than can be written to at once. */
  readonly isTooMany: boolean
}

/** Which units of which project: one by one, all that somebody has, or those of a building. Where nobody reads it, none. */
export function Receivers({ chosen, isTooMany, onChoose }: ReceiversProps) {
  const { t } = useTranslation('admin-messages')
  const { data, error, refetch } = useAccountUnits()
  const projects = (data?.projects ?? []).filter(({ id }) => data?.units.some(({ projectId }) => projectId === id))
  const [asked, setAsked] = useState<string | null>(null)
  const restored = data?.units.find(({ id }) => id === chosen[0])?.projectId
  const projectId = asked ?? restored ?? projects[0]?.id ?? null
  const choice = useRef<HTMLFieldSetElement>(null)
  const units = data?.units.filter((unit) => unit.projectId === projectId)
  const held = (units ?? []).filter(({ buyers }) => buyers.length > 0)
  const choose = (ids: readonly string[]) => {
    // It stays the one that is seen, also once nothing chosen says which it was.
    setAsked(projectId)
    onChoose(ids)
  }
  const isHeld = (id: string) => held.some((unit) => unit.id === id)
  return (
    <>
      {projects.length < 2 ? null : (
        <SelectField
          label={t('project')}
          value={projectId ?? ''}
          options={projects.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => {
            setAsked(id)
            // Whom one does not see, one does not write to.
            onChoose([])
          }}
        />
      )}
      <UnitChoice
        ref={choice}
        units={error === null ? units : null}
        chosen={chosen}
        holders={new Map((units ?? []).map((unit) => [unit.id, listHolders(unit)]))}
        error={isTooMany ? t('write.tooMany', { count: chosen.length, most: MAX_WRITTEN_UNITS }) : null}
        hint={t('write.unitsHint')}
        picks={
          <Picks
            units={held}
            chosen={chosen}
            onChoose={choose}
            onNone={() => {
              choose([])
              // The button that took them away goes with them.
              choice.current?.focus()
            }}
          />
        }
        sayClosed={(id) => (isHeld(id) ? null : t('write.noBuyer'))}
        onChoose={choose}
        onRetry={() => void refetch()}
      />
    </>
  )
}

function listHolders({ buyers, invited }: AccountUnit): readonly UnitHolder[] {
  return [
    ...buyers.map(({ name, email }) => ({ kind: 'buyer', name, email }) as const),
    ...invited.map(({ name, email }) => ({ kind: 'invited', name, email }) as const),
  ]
}

interface PicksProps extends ChoosingProps {
  /** Those that somebody has. */
  readonly units: readonly AccountUnit[]
  readonly onNone: () => void
}

/** Many at once: all, those of one building, or none. */
function Picks({ units, chosen, onChoose, onNone }: PicksProps) {
  const { t } = useTranslation('admin-messages')
  const buildings = [...Map.groupBy(units, ({ buildingName }) => buildingName)].filter(([name]) => name !== '')
  const ids = (some: readonly AccountUnit[]) => some.map(({ id }) => id)
  if (units.length < 2 && chosen.length === 0) return null
  return (
    <div className={styles.picks} role="group" aria-label={t('write.picks')}>
      {units.length < 2 ? null : (
        <Button variant="outlined" color="inherit" onClick={() => onChoose(ids(units))}>
          {t('write.all', { count: units.length })}
        </Button>
      )}
      {buildings.length < 2
        ? null
        : buildings.map(([name, own]) => (
            <Button key={name} variant="outlined" color="inherit" onClick={() => onChoose(ids(own))}>
              {t('write.building', { name, count: own.length })}
            </Button>
          ))}
      {chosen.length === 0 ? null : (
        <Button color="inherit" onClick={onNone}>
          {t('write.none')}
        </Button>
      )}
    </div>
  )
}
