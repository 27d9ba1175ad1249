import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveDeadline } from '#shared/contracts/http/deadlines.contract.ts'
import { call, useOnceKey } from '#renderer/api/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { useRereadDeadlines } from '#renderer/parts/deadlines/use-deadlines.ts'
import { useDeadlineWords } from '#renderer/parts/deadlines/use-deadline-words.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { TextArea } from '#renderer/ui/TextArea.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { OpenTalk } from './use-deadline-talk.ts'

const MAX_SUBJECT = 200
const MAX_MESSAGE = 5_000

/** A question about a deadline, or that it is done (DDL-11 to DDL-20). */
export function DeadlineDialog({ deadline, mode, onClose }: OpenTalk & { readonly onClose: () => void }) {
  const { t } = useTranslation('deadlines')
  const { unit, reload } = useOpenUnit()
  const words = useDeadlineWords()
  const notify = useNotify()
  const reread = useRereadDeadlines()
  const id = useId()
  const isQuestion = mode === 'question'
  const [subject, setSubject] = useState<string>(() => t(`dialog.${getTemplate()}`, { title: deadline.title }))
  const [message, setMessage] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<'failed' | 'arrived' | null>(null)
  const once = useOnceKey()

  function getTemplate() {
    if (!isQuestion) return 'completionSubject'
    return deadline.lockTrades && deadline.status === 'overdue' ? 'extensionSubject' : 'questionSubject'
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setFailure(null)
    const body = { id: deadline.parentId ?? deadline.id, completed: !isQuestion, subject, message }
    const result = await call(saveDeadline, {
      params: { unitId: unit.id },
      body,
      idempotencyKey: once.key,
      silent: true,
    })
    setIsBusy(false)
    if (!result.ok) {
      const hasArrived = once.hasArrived(result.error)
      setFailure(hasArrived ? 'arrived' : 'failed')
      if (hasArrived) await reread()
      return
    }
    onClose()
    notify({ severity: 'success', title: t(isQuestion ? 'dialog.asked' : 'dialog.completed') })
    await reread()
    // What it held is open again.
    if (!isQuestion && deadline.status === 'overdue') await reload()
  }
  return (
    <Dialog
      title={t(isQuestion ? 'dialog.questionTitle' : 'dialog.completionTitle')}
      subtitle={`${deadline.title} · ${words.day(deadline.expiresAt)}`}
      onClose={isBusy ? null : onClose}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" form={id} variant="contained" aria-disabled={isBusy}>
            {t(isQuestion ? 'dialog.send' : 'dialog.complete')}
          </Button>
        </>
      }
    >
      <form id={id} className="ww-stack ww-gap-16" noValidate onSubmit={(event) => void submit(event)}>
        {failure === null ? null : <FormFailure>{t(`dialog.${failure}`)}</FormFailure>}
        {isQuestion ? null : <p className="ww-muted">{t('dialog.completionHint')}</p>}
        <TextField
          label={t('dialog.subject')}
          maxLength={MAX_SUBJECT}
          value={subject}
          onChange={({ target }) => setSubject(target.value)}
        />
        <TextArea label={t('dialog.message')} rows={6} maxLength={MAX_MESSAGE} value={message} onChange={setMessage} />
      </form>
    </Dialog>
  )
}
