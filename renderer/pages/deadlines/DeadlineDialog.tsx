import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { DraftNote, useKeptForm } from '#renderer/drafts/index.ts'
import { useDeadlineWords } from '#renderer/parts/deadlines/use-deadline-words.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { TextArea } from '#renderer/ui/TextArea.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { useDeadlineSaying } from './use-deadline-saying.ts'
import type { OpenTalk } from './use-deadline-talk.ts'

const MAX_SUBJECT = 200
const MAX_MESSAGE = 5_000
const WrittenSchema = z.object({ subject: z.string(), message: z.string() })

/** A question about a deadline, or that it is done (DDL-11 to DDL-20). */
export function DeadlineDialog({ deadline, mode, onClose }: OpenTalk & { readonly onClose: () => void }) {
  const { t } = useTranslation('deadlines')
  const words = useDeadlineWords()
  const id = useId()
  const isQuestion = mode === 'question'
  const { form, change, note, forget, once } = useKeptForm({
    name: `deadline ${mode} ${deadline.id}`,
    schema: WrittenSchema,
    start: () => ({ subject: t(`dialog.${getTemplate({ deadline, mode })}`, { title: deadline.title }), message: '' }),
  })
  const onDone = () => {
    forget()
    onClose()
  }
  const { isBusy, failure, send } = useDeadlineSaying({ deadline, mode, once, onDone })
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
      <form
        id={id}
        className="ww-stack ww-gap-16"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send(form)
        }}
      >
        {failure === null ? null : <FormFailure>{t(`dialog.${failure}`)}</FormFailure>}
        <DraftNote {...note} />
        {isQuestion ? null : <p className="ww-muted">{t('dialog.completionHint')}</p>}
        <TextField
          label={t('dialog.subject')}
          maxLength={MAX_SUBJECT}
          value={form.subject}
          onChange={({ target }) => change({ subject: target.value })}
        />
        <TextArea
          label={t('dialog.message')}
          rows={6}
          maxLength={MAX_MESSAGE}
          value={form.message}
          onChange={(message) => change({ message })}
        />
      </form>
    </Dialog>
  )
}

/** The subject that it begins with. */
function getTemplate({ deadline: { lockTrades, status }, mode }: OpenTalk) {
  if (mode !== 'question') return 'completionSubject'
  return lockTrades && status === 'overdue' ? 'extensionSubject' : 'questionSubject'
}
