import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { Segmented } from '#renderer/ui/Segmented.tsx'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { dayText } from '../day-text.ts'
import { type DeadlineForm, isDayTooFar, PLACES } from './deadline-form.ts'
import { listOverlapping } from './overlapping.ts'
import type { ProjectDeadlines, StaffDeadline } from './use-project-deadlines.ts'

interface DeadlinePlaceFieldsProps {
  readonly form: DeadlineForm
  readonly project: ProjectDeadlines
  /** null = a new one. */
  readonly deadline: StaffDeadline | null
  /** For whom it was when it was to be saved, so that what was missing then is said; null = it was not yet. */
  readonly checked: DeadlineForm['place'] | null
  readonly onChange: (part: Partial<DeadlineForm>) => void
}

/** The day, and whom it is for; the latter is said once. */
export function DeadlinePlaceFields({ form, project, deadline, checked, onChange }: DeadlinePlaceFieldsProps) {
  const { t } = useTranslation('admin-deadlines')
  const { day, place, buildingId, unitId } = form
  const isNew = deadline === null
  // Nobody could choose before the field was there.
  const missing = (value: string) => (checked === place && value === '' ? t('form.choose') : null)
  const none = { value: '', label: t('form.choose') }
  return (
    <>
      {isNew ? (
        <Segmented
          label={t('form.place')}
          value={place}
          options={PLACES.map((value) => ({ value, label: t(`form.places.${value}`) }))}
          onChange={(value) => onChange({ place: value })}
        />
      ) : null}
      <div className="ww-pair">
        <TextField
          label={t('form.day')}
          type="date"
          value={day}
          error={isDayTooFar(day) ? t('form.dayTooFar') : checked !== null && day === '' ? t('form.dayMissing') : null}
          onChange={({ target }) => onChange({ day: target.value })}
        />
        {!isNew || place === 'project' ? null : place === 'building' ? (
          <SelectField
            label={t('form.building')}
            value={buildingId}
            options={[none, ...project.buildings.map(({ id, name }) => ({ value: id, label: name }))]}
            error={missing(buildingId)}
            onChange={(value) => onChange({ buildingId: value })}
          />
        ) : (
          <SelectField
            label={t('form.unit')}
            value={unitId}
            options={[none, ...project.units.map(({ id, name }) => ({ value: id, label: name }))]}
            error={missing(unitId)}
            onChange={(value) => onChange({ unitId: value })}
          />
        )}
      </div>
      <Overlaps form={form} project={project} ownId={deadline?.id ?? null} />
    </>
  )
}

interface OverlapsProps {
  readonly form: DeadlineForm
  readonly project: ProjectDeadlines
  readonly ownId: string | null
}

/** Other deadlines of the same trades there, which leave as much time or more. */
function Overlaps({ form, project, ownId }: OverlapsProps) {
  const { t } = useTranslation('admin-deadlines')
  const locale = useLocale()
  const found = listOverlapping(project, form, ownId)
  const named = found.map(({ deadline: { title }, day }) =>
    t('form.overlap', { title: title[locale] || title.de || title.en, day: dayText(day, locale) }),
  )
  return (
    <p className="ww-hint" role="status">
      {named.length === 0 ? '' : t('form.overlaps', { titles: named.join(', ') })}
    </p>
  )
}
