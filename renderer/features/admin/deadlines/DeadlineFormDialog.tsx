import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createDeadline, deleteDeadline, updateDeadline } from '#shared/contracts/http/deadlines.contract.ts'
import { call } from '#renderer/api/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { randomKey } from '#renderer/platform/random-key.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { ConfirmDialog } from '#renderer/ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { Segmented } from '#renderer/ui/Segmented.tsx'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { type DeadlineForm, readForm, startForm } from './deadline-form.ts'
import { DeadlineFields } from './DeadlineFields.tsx'
import { ToldNote } from './ToldNote.tsx'
import { type ProjectDeadlines, type StaffDeadline, useRereadAllDeadlines } from './use-project-deadlines.ts'
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
  const [form, setForm] = useState(() => startForm(deadline))
  const [isChecked, setIsChecked] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const work = useSaving(project, deadline, onClose)
  const wish = readForm(form)
  const text = wish === null ? null : JSON.stringify(wish)
  const told = useTold(text, (signal) => work.send(wish ?? NOTHING, true, signal))
  const change = (part: Partial<DeadlineForm>) => setForm((before) => ({ ...before, ...part }))
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
          {deadline === null ? null : (
            <Button color="error" disabled={work.isBusy} onClick={() => setIsLeaving(true)}>
              {t('form.delete')}
            </Button>
          )}
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
        {work.hasFailed ? <FormFailure>{t('form.failed')}</FormFailure> : null}
        <Place form={form} project={project} isNew={deadline === null} isChecked={isChecked} onChange={change} />
        <DeadlineFields form={form} trades={project.trades} isChecked={isChecked} onChange={change} />
      </form>
      {deadline === null || !isLeaving ? null : (
        <ConfirmDialog
          title={t('form.deleteOne')}
          cancel={t('form.cancel')}
          confirm={t('form.delete')}
          isBusy={work.isBusy}
          onClose={() => setIsLeaving(false)}
          onConfirm={work.remove}
        >
          {t('form.deleteBody', { count: deadline.units.filter(({ completedAt }) => completedAt !== null).length })}
        </ConfirmDialog>
      )}
    </Dialog>
  )
}

type Wish = NonNullable<ReturnType<typeof readForm>>
const NOTHING: Wish = {
  title: { de: '', en: '' },
  description: { de: '', en: '' },
  trades: [],
  locks: false,
  reminders: [],
  day: '',
  buildingId: null,
  unitId: null,
}

const PLACES = ['project', 'building', 'unit'] as const

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

function useSaving({ project }: ProjectDeadlines, deadline: StaffDeadline | null, onClose: () => void) {
  const { t } = useTranslation('admin-deadlines')
  const notify = useNotify()
  const reread = useRereadAllDeadlines()
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [idempotencyKey] = useState(randomKey)

  function send(wish: Wish, isTrial: boolean, signal?: AbortSignal) {
    const options = { body: { ...wish, isTrial }, silent: true, ...(signal === undefined ? {} : { signal }) } as const
    if (deadline !== null) return call(updateDeadline, { ...options, params: { deadlineId: deadline.id } })
    const once = isTrial ? {} : { idempotencyKey }
    return call(createDeadline, { ...options, ...once, params: { projectId: project.id } })
  }

  async function finish(work: () => Promise<{ readonly ok: boolean }>, said: string): Promise<void> {
    setIsBusy(true)
    setHasFailed(false)
    const { ok } = await work()
    setIsBusy(false)
    if (!ok) return setHasFailed(true)
    onClose()
    notify({ severity: 'success', title: said })
    return reread()
  }

  return {
    isBusy,
    hasFailed,
    send,
    save: (wish: Wish) => finish(() => send(wish, false), t('form.saved')),
    remove: () =>
      finish(
        () => call(deleteDeadline, { params: { deadlineId: deadline?.id ?? '' }, silent: true }),
        t('form.deleted'),
      ),
  }
}
