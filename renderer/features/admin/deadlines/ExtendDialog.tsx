import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { extendDeadline } from '#shared/contracts/http/deadlines.contract.ts'
import { call } from '#renderer/api/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { useDeadlineWords } from '#renderer/parts/deadlines/use-deadline-words.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { TextArea } from '#renderer/ui/TextArea.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { useRereadAllDeadlines } from './use-project-deadlines.ts'

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
  const notify = useNotify()
  const reread = useRereadAllDeadlines()
  const id = useId()
  const [day, setDay] = useState('')
  const [reason, setReason] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function save(wanted: { readonly day: string | null; readonly reason: string }): Promise<void> {
    setIsBusy(true)
    setHasFailed(false)
    const params = { unitId: unit.id, deadlineId: deadline.id }
    const { ok } = await call(extendDeadline, { params, body: wanted, silent: true })
    setIsBusy(false)
    if (!ok) return setHasFailed(true)
    onClose()
    notify({
      severity: 'success',
      title: t(wanted.day === null ? 'extend.ended' : 'extend.saved', { unit: unit.name }),
    })
    return reread()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (day !== '' && reason.trim() !== '') await save({ day, reason })
  }
  return (
    <Dialog
      title={t('extend.title', { title: deadline.title })}
      subtitle={`${unit.name} · ${words.day(deadline.expiresAt)}`}
      onClose={isBusy ? null : onClose}
      actions={
        <>
          {isExtended ? (
            <Button color="error" disabled={isBusy} onClick={() => void save({ day: null, reason: '' })}>
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
        <TextField
          label={t('extend.day')}
          type="date"
          value={day}
          error={isChecked && day === '' ? t('form.dayMissing') : null}
          onChange={({ target }) => setDay(target.value)}
        />
        <TextArea
          label={t('extend.reason')}
          rows={3}
          maxLength={500}
          value={reason}
          hint={t('extend.reasonHint')}
          error={isChecked && reason.trim() === '' ? t('extend.reasonMissing') : null}
          onChange={setReason}
        />
      </form>
    </Dialog>
  )
}
