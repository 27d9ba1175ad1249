import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { DraftNote, useKeptForm } from '#renderer/drafts/index.ts'
import { useDeadlineWords } from '#renderer/parts/deadlines/use-deadline-words.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { TextArea } from '#renderer/ui/TextArea.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { useExtending } from './use-extending.ts'

const ExtensionSchema = z.object({ day: z.string(), reason: z.string() })

interface ExtendDialogProps {
  readonly unit: { readonly id: string; readonly name: string }
  /** `expiresAt`: as the unit has it now. */
  readonly deadline: { readonly id: string; readonly title: string; readonly expiresAt: string }
  /** The unit has more time already. */
  readonly isExtended: boolean
  readonly onClose: () => void
}

/** More time for one unit, and why; or the day that the others have (DDL-31). */
export function ExtendDialog({ unit, deadline, isExtended, onClose }: ExtendDialogProps) {
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
  const { isBusy, hasFailed, extend, end } = useExtending({
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
    if (day !== '' && reason.trim() !== '') await extend({ day, reason })
  }
  return (
    <Dialog
      title={t('extend.title', { title: deadline.title })}
      subtitle={`${unit.name} · ${words.day(deadline.expiresAt)}`}
      onClose={isBusy ? null : onClose}
      actions={
        <>
          {isExtended ? (
            <Button color="error" disabled={isBusy} onClick={() => void end()}>
              {t('extend.end')}
            </Button>
          ) : null}
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
        {hasFailed ? <FormFailure>{t('form.failed')}</FormFailure> : null}
        <DraftNote {...note} />
        <Fields form={form} isChecked={isChecked} onChange={change} />
      </form>
    </Dialog>
  )
}

interface FieldsProps {
  readonly form: z.infer<typeof ExtensionSchema>
  readonly isChecked: boolean
  readonly onChange: (part: Partial<z.infer<typeof ExtensionSchema>>) => void
}

function Fields({ form: { day, reason }, isChecked, onChange }: FieldsProps) {
  const { t } = useTranslation('admin-deadlines')
  return (
    <>
      <TextField
        label={t('extend.day')}
        type="date"
        value={day}
        error={isChecked && day === '' ? t('form.dayMissing') : null}
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
