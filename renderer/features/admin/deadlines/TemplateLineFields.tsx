import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Segmented } from '#renderer/ui/Segmented.tsx'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { DeadlineFields } from './DeadlineFields.tsx'
import styles from './deadlines.module.css'
import { type LineForm, type MilestoneForm, readWeeks } from './template-form.ts'

interface TemplateLineFieldsProps {
  readonly line: LineForm
  readonly milestones: readonly MilestoneForm[]
  readonly trades: readonly string[]
  readonly isChecked: boolean
  readonly onChange: (line: LineForm) => void
  readonly onRemove: () => void
}

/** A deadline so many weeks before or after a milestone. */
export function TemplateLineFields(props: TemplateLineFieldsProps) {
  const { line, milestones, trades, isChecked, onChange, onRemove } = props
  const { t } = useTranslation('admin-deadlines')
  const locale = useLocale()
  const called = line.title[locale] || line.title.de || line.title.en || t('template.line')
  const sides = ['before', 'after'] as const
  return (
    <fieldset className={styles.block}>
      <legend>{called}</legend>
      <div className="ww-pair">
        <SelectField
          label={t('template.milestone')}
          value={line.milestoneId}
          options={milestones.map(({ id, name }) => ({ value: id, label: name[locale] || name.de || name.en || '–' }))}
          onChange={(milestoneId) => onChange({ ...line, milestoneId })}
        />
        <TextField
          label={t('template.weeks')}
          inputMode="numeric"
          value={line.weeks}
          error={isChecked && readWeeks(line.weeks) === null ? t('template.weeksWrong') : null}
          onChange={({ target }) => onChange({ ...line, weeks: target.value })}
        />
      </div>
      <Segmented
        label={t('template.side')}
        value={line.isBefore ? 'before' : 'after'}
        options={sides.map((value) => ({ value, label: t(`template.${value}`) }))}
        onChange={(side) => onChange({ ...line, isBefore: side === 'before' })}
      />
      <DeadlineFields
        form={line}
        trades={trades}
        isChecked={isChecked}
        onChange={(part) => onChange({ ...line, ...part })}
      />
      <Button color="error" onClick={onRemove} aria-label={t('template.removeNamed', { name: called })}>
        {t('template.remove')}
      </Button>
    </fieldset>
  )
}
