import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftNote, useKeptForm } from '#renderer/drafts/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { ConfirmDialog } from '#renderer/ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { Segmented } from '#renderer/ui/Segmented.tsx'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { type DeadlineForm, DeadlineFormSchema, PLACES, readForm, startForm } from './deadline-form.ts'
import { DeadlineFields } from './DeadlineFields.tsx'
import { ToldNote } from './ToldNote.tsx'
import { useDeadlineSaving } from './use-deadline-saving.ts'
import type { ProjectDeadlines, StaffDeadline } from './use-project-deadlines.ts'
import { useTold } from './use-told.ts'

interface DeadlineFormDialogProps {
  readonly project: ProjectDeadlines
  /** null = a new one. */
  readonly deadline: StaffDeadline | null
  readonly onClose: () => void
}

/** Sets a deadline on a day of its own, or changes it; before that says whom it reaches (DDL-29). */
export function DeadlineFormDialog({ project, deadline, onClose }: DeadlineFormDialogProps) {
  const { t } = useTranslation('admin-deadlines')
  const id = useId()
  const kept = useKeptForm({
    name: deadline === null ? `deadline in ${project.project.id}` : `deadline ${deadline.id}`,
    schema: DeadlineFormSchema,
    start: () => startForm(deadline),
  })
  const { form, change } = kept
  const [isChecked, setIsChecked] = useState(false)
  const work = useDeadlineSaving({
    projectId: project.project.id,
    deadlineId: deadline?.id ?? null,
    once: kept.once,
    onDone: () => {
      kept.forget()
      onClose()
    },
  })
  const wish = readForm(form)
  const text = wish === null ? null : JSON.stringify(wish)
  const told = useTold(text, (signal) => work.send(wish ?? NOTHING, true, signal))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (wish !== null) await work.save(wish)
  }
  return (
    <Dialog
      title={t(deadline === null ? 'form.new' : 'form.edit')}
      subtitle={project.project.name}
      size="large"
      onClose={work.isBusy ? null : onClose}
      actions={
        <>
          <ToldNote isReady={wish !== null} told={told} />
          {deadline === null ? null : <Deleting deadline={deadline} {...work} />}
          <Button disabled={work.isBusy} onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={id} variant="contained" disabled={work.isBusy}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <form id={id} className="ww-stack ww-gap-16" noValidate onSubmit={(event) => void submit(event)}>
        {work.failure === null ? null : <FormFailure>{t(`form.${work.failure}`)}</FormFailure>}
        <DraftNote {...kept.note} />
        <Place form={form} project={project} isNew={deadline === null} isChecked={isChecked} onChange={change} />
        <DeadlineFields form={form} trades={project.trades} isChecked={isChecked} onChange={change} />
      </form>
    </Dialog>
  )
}

interface DeletingProps {
  readonly deadline: StaffDeadline
  readonly isBusy: boolean
  readonly remove: () => Promise<void>
}

/** Deletes a deadline after a question. */
function Deleting({ deadline, isBusy, remove }: DeletingProps) {
  const { t } = useTranslation('admin-deadlines')
  const [isAsked, setIsAsked] = useState(false)
  const done = deadline.units.filter(({ completedAt }) => completedAt !== null).length
  return (
    <>
      <Button color="error" disabled={isBusy} onClick={() => setIsAsked(true)}>
        {t('form.delete')}
      </Button>
      {isAsked ? (
        <ConfirmDialog
          title={t('form.deleteOne')}
          cancel={t('form.cancel')}
          confirm={t('form.delete')}
          isBusy={isBusy}
          onClose={() => setIsAsked(false)}
          onConfirm={remove}
        >
          {t('form.deleteBody', { count: done })}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

const NOTHING: NonNullable<ReturnType<typeof readForm>> = {
  title: { de: '', en: '' },
  description: { de: '', en: '' },
  trades: [],
  locks: false,
  reminders: [],
  day: '',
  buildingId: null,
  unitId: null,
}

interface PlaceProps {
  readonly form: DeadlineForm
  readonly project: ProjectDeadlines
  readonly isNew: boolean
  readonly isChecked: boolean
  readonly onChange: (part: Partial<DeadlineForm>) => void
}

/** The day, and whom it is for; the latter is said once. */
function Place({ form, project, isNew, isChecked, onChange }: PlaceProps) {
  const { t } = useTranslation('admin-deadlines')
  const { day, place, buildingId, unitId } = form
  const missing = (value: string) => (isChecked && value === '' ? t('form.choose') : null)
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
          error={isChecked && day === '' ? t('form.dayMissing') : null}
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
    </>
  )
}
