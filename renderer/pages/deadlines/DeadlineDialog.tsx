import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { DraftNote, useKeptForm } from '#renderer/drafts/index.ts'
import { useDeadlineWords } from '#renderer/parts/deadlines/use-deadline-words.ts'
import { Button, ButtonLink } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { TextArea } from '#renderer/ui/TextArea.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { FixedList } from './FixedList.tsx'
import { useDeadlineSaying } from './use-deadline-saying.ts'
import { isHeld, type OpenTalk } from './use-deadline-talk.ts'
import { useDecidePath } from './use-decide-path.ts'
import { useFixedItems } from './use-fixed-items.ts'

const MAX_SUBJECT = 200
const MAX_MESSAGE = 5_000
const WrittenSchema = z.object({ subject: z.string(), message: z.string() })

/** A question about a deadline, or that it is done (DDL-11 to DDL-20). */
export function DeadlineDialog({ deadline, mode, onClose }: OpenTalk & { readonly onClose: () => void }) {
  const { t } = useTranslation('deadlines')
  const { day } = useDeadlineWords()
  const words = getWords({ deadline, mode })
  const id = useId()
  const isQuestion = mode === 'question'
  const { form, change, note, forget, once } = useKeptForm({
    name: `deadline ${mode} ${deadline.id}`,
    schema: WrittenSchema,
    start: () => ({ subject: t(`dialog.${words.subject}`, { title: deadline.title }), message: '' }),
  })
  const onDone = () => {
    forget()
    onClose()
  }
  const { isBusy, failure, send } = useDeadlineSaying({ deadline, mode, once, onDone })
  return (
    <Dialog
      title={t(`dialog.${words.title}`)}
      subtitle={`${deadline.title} · ${day(deadline.expiresAt)}`}
      onClose={isBusy ? null : onClose}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" form={id} variant="contained" aria-disabled={isBusy}>
            {t(`dialog.${words.send}`)}
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
        {isQuestion ? null : <LeftOpen deadline={deadline} />}
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

/** What nobody has decided of it yet, what holds for that, and the way to decide it first (DDL-33). */
function LeftOpen({ deadline }: Pick<OpenTalk, 'deadline'>) {
  const { t } = useTranslation('deadlines')
  const fixed = useFixedItems(deadline)
  const to = useDecidePath(fixed, deadline.id)
  if (fixed === null || fixed.items.length === 0) return null
  return (
    <>
      <FixedList fixed={fixed} />
      <div className="ww-between ww-wrap ww-gap-8">
        <p className="ww-rest">
          <strong>{t('dialog.undecided', { count: fixed.items.length })}</strong>
        </p>
        {to === null ? null : (
          <ButtonLink variant="outlined" to={to} endIcon={<NamedIcon name="arrowRight" size={20} />}>
            {t('dialog.decideNow')}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

const COMPLETION = { title: 'completionTitle', subject: 'completionSubject', send: 'complete' } as const
const QUESTION = { title: 'questionTitle', subject: 'questionSubject', send: 'send' } as const
const EXTENSION = { title: 'extensionTitle', subject: 'extensionSubject', send: 'sendExtension' } as const

/** What it is called, the subject that it begins with, and what sends it. */
function getWords({ deadline, mode }: OpenTalk) {
  if (mode !== 'question') return COMPLETION
  return isHeld(deadline) ? EXTENSION : QUESTION
}
