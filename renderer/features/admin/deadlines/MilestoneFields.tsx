import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { hasTitle, isDayTooFar } from './deadline-form.ts'
import styles from './deadlines.module.css'
import type { MilestoneForm } from './template-form.ts'

interface MilestoneFieldsProps {
  readonly milestone: MilestoneForm
  readonly buildings: readonly { readonly id: string; readonly name: string }[]
  readonly isChecked: boolean
  readonly onChange: (milestone: MilestoneForm) => void
  readonly onRemove: () => void
}

/** A milestone: what it is called, and its day in each building. */
export function MilestoneFields({ milestone, buildings, isChecked, onChange, onRemove }: MilestoneFieldsProps) {
  const { t } = useTranslation('admin-deadlines')
  const { name, days } = milestone
  const called = name.de || name.en || t('template.milestone')
  return (
    <fieldset className={styles.block}>
      <legend>{called}</legend>
      <div className="ww-pair">
        <TextField
          label={t('form.titleDe')}
          maxLength={120}
          value={name.de}
          error={isChecked && !hasTitle({ title: name }) ? t('form.titleMissing') : null}
          onChange={({ target }) => onChange({ ...milestone, name: { ...name, de: target.value } })}
        />
        <TextField
          label={t('form.titleEn')}
          maxLength={120}
          value={name.en}
          onChange={({ target }) => onChange({ ...milestone, name: { ...name, en: target.value } })}
        />
      </div>
      <div className="ww-pair">
        {buildings.map((building) => (
          <TextField
            key={building.id}
            label={t('template.dayOf', { building: building.name })}
            type="date"
            value={days[building.id] ?? ''}
            error={isDayTooFar(days[building.id] ?? '') ? t('form.dayTooFar') : null}
            onChange={({ target }) => onChange({ ...milestone, days: { ...days, [building.id]: target.value } })}
          />
        ))}
      </div>
      <Button color="error" onClick={onRemove} aria-label={t('template.removeNamed', { name: called })}>
        {t('template.remove')}
      </Button>
    </fieldset>
  )
}
