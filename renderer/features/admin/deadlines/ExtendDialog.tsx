import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { DraftNote, useKeptForm } from '#renderer/drafts/index.ts'
import { useDeadlineWords } from '#renderer/parts/deadlines/use-deadline-words.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { ConfirmDialog } from '#renderer/ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { TextArea } from '#renderer/ui/TextArea.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { dayIn } from '../units/unit-words.ts'
import { isDayTooFar, isOver } from './deadline-form.ts'
import { useExtending } from './use-extending.ts'

const ExtensionSchema = z.object({ day: z.string(), reason: z.string() })

/** More time that a unit has. */
interface GivenTime {
  /** ISO time: the end that the others have. */
  readonly from: string
  /** Whether the deadline locks anything once it is over. */
  readonly locks: boolean
}

interface ExtendDialogProps {
  readonly unit: { readonly id: string; readonly name: string }
  /** `expiresAt`: as the unit has it now. */
  readonly deadline: { readonly id: string; readonly title: string; readonly expiresAt: string }
  /** What it would have again without the time that it has been given; null = it has been given none. */
  readonly given: GivenTime | null
  readonly onClose: () => void
}

/** More time for one unit, and why; or the day that the others have (DDL-31). */
export function ExtendDialog({ unit, deadline, given, onClose }: ExtendDialogProps) {
  const { t } = useTranslation('admin-deadlines')
  const words = useDeadlineWords()
  const id = useId()
  const { form, change, note, forget } = useKeptForm({
    name: `extension ${unit.id} ${deadline.id}`,
    schema: ExtensionSchema,
    start: () => ({ day: '', reason: '' }),
  })
  const { day, reason } = form
  const [isChecked, setIsChecked] = useState(false)
  const { isBusy, failure, extend, end } = useExtending({
    unit,
    deadlineId: deadline.id,
    onDone: () => {
      forget()
      onClose()
    },
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (findDayFault(day, deadline.expiresAt) === null && reason.trim() !== '') await extend({ day, reason })
  }
  return (
    <Dialog
      title={t('extend.title', { title: deadline.title })}
      subtitle={`${unit.name} · ${words.day(deadline.expiresAt)}`}
      onClose={isBusy ? null : onClose}
      actions={
        <>
          {given === null ? null : <Ending unit={unit} given={given} isBusy={isBusy} end={end} />}
          <Button disabled={isBusy} onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={id} variant="contained" disabled={isBusy}>
            {t('extend.save')}
          </Button>
        </>
      }
    >
      <form id={id} className="ww-stack ww-gap-16" noValidate onSubmit={(event) => void submit(event)}>
        {failure === null ? null : (
          <FormFailure>{t(failure === 'day' ? 'extend.dayRefused' : 'form.failed')}</FormFailure>
        )}
        <DraftNote {...note} />
        <Fields form={form} expiresAt={deadline.expiresAt} isChecked={isChecked} onChange={change} />
      </form>
    </Dialog>
  )
}

interface EndingProps {
  readonly unit: ExtendDialogProps['unit']
  readonly given: GivenTime
  readonly isBusy: boolean
  readonly end: () => Promise<void>
}

/** The others' day again; after a question where that locks at once, as the day is over (DDL-34). */
function Ending({ unit, given: { from, locks }, isBusy, end }: EndingProps) {
  const { t } = useTranslation('admin-deadlines')
  const words = useDeadlineWords()
  const [isAsked, setIsAsked] = useState(false)
  const start = async () => {
    if (locks && isOver(dayIn(from))) setIsAsked(true)
    else await end()
  }
  return (
    <>
      <Button color="error" disabled={isBusy} onClick={() => void start()}>
        {t('extend.end')}
      </Button>
      {isAsked ? (
        <ConfirmDialog
          title={t('extend.endTitle')}
          cancel={t('form.cancel')}
          confirm={t('extend.endAndFix')}
          onClose={() => setIsAsked(false)}
          onConfirm={async () => {
            setIsAsked(false)
            await end()
          }}
        >
          {t('extend.endBody', { unit: unit.name, day: words.day(from) })}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

/** What is wrong with a day as the fields have it; null = it gives more time. `expiresAt`: ISO time until which there is some. */
function findDayFault(day: string, expiresAt: string) {
  if (day === '') return 'form.dayMissing'
  if (day <= dayIn(expiresAt)) return 'extend.dayNotLater'
  if (isOver(day)) return 'extend.dayOver'
  return isDayTooFar(day) ? 'form.dayTooFar' : null
}

interface FieldsProps {
  readonly form: z.infer<typeof ExtensionSchema>
  /** ISO time until which the unit has time now. */
  readonly expiresAt: string
  readonly isChecked: boolean
  readonly onChange: (part: Partial<z.infer<typeof ExtensionSchema>>) => void
}

function Fields({ form: { day, reason }, expiresAt, isChecked, onChange }: FieldsProps) {
  const { t } = useTranslation('admin-deadlines')
  const words = useDeadlineWords()
  const fault = findDayFault(day, expiresAt)
  return (
    <>
      <TextField
        label={t('extend.day')}
        type="date"
        value={day}
        hint={t('extend.dayHint', { day: words.day(expiresAt) })}
        error={isChecked && fault !== null ? t(fault) : null}
        onChange={({ target }) => onChange({ day: target.value })}
      />
      <TextArea
        label={t('extend.reason')}
        rows={3}
        maxLength={500}
        value={reason}
        hint={t('extend.reasonHint')}
        error={isChecked && reason.trim() === '' ? t('extend.reasonMissing') : null}
        onChange={(typed) => onChange({ reason: typed })}
      />
    </>
  )
}
