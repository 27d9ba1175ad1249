import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftNote, useKeptForm } from '#renderer/drafts/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { ConfirmDialog } from '#renderer/ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { type DeadlineForm, DeadlineFormSchema, isOver, readForm, startForm } from './deadline-form.ts'
import { DeadlineFields } from './DeadlineFields.tsx'
import { DeadlinePlaceFields } from './DeadlinePlaceFields.tsx'
import { FixingQuestion } from './FixingQuestion.tsx'
import { ToldNote } from './ToldNote.tsx'
import { useAskingFirst } from './use-asking-first.ts'
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
  const [checked, setChecked] = useState<DeadlineForm['place'] | null>(null)
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
  const asking = useAskingFirst({
    canFix: isOver(form.day) && form.locks && form.trades.length > 0,
    told,
    ask: () => work.send(wish ?? NOTHING, true),
    save: () => (wish === null ? Promise.resolve() : work.save(wish)),
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(form.place)
    if (wish !== null) await asking.submit()
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
          <Button type="submit" form={id} variant="contained" disabled={work.isBusy || asking.isFindingOut}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <form id={id} className="ww-stack ww-gap-16" noValidate onSubmit={(event) => void submit(event)}>
        {work.failure === null ? null : <FormFailure>{t(`form.${work.failure}`)}</FormFailure>}
        <DraftNote {...kept.note} />
        <DeadlinePlaceFields form={form} project={project} deadline={deadline} checked={checked} onChange={change} />
        <DeadlineFields form={form} trades={project.trades} isChecked={checked !== null} onChange={change} />
      </form>
      <FixingQuestion {...asking} />
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
