import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useFormDraft } from '#renderer/drafts/index.ts'
import { Composer } from '#renderer/parts/messages/index.ts'
import { UploadList, useUploads } from '#renderer/parts/uploads/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Segmented } from '#renderer/ui/Segmented.tsx'
import styles from './messages.module.css'
import { ModulePicker } from './ModulePicker.tsx'
import { sendStaffFile } from './send-staff-file.ts'
import { fillPlaceholders, listOpenPlaceholders } from './text-placeholders.ts'
import type { useThreadWork } from './use-thread-work.ts'
import type { StaffThread } from './use-threads.ts'
import type { TextModule } from './use-text-modules.ts'

const MAX_LENGTH = 20_000
const KINDS = ['answer', 'note'] as const
const DraftSchema = z.object({ text: z.string(), kind: z.enum(KINDS), tag: z.nullable(z.string()) })
type Draft = z.infer<typeof DraftSchema>
const EMPTY: Draft = { text: '', kind: 'answer', tag: null }

interface StaffComposerProps {
  readonly thread: StaffThread
  readonly work: ReturnType<typeof useThreadWork>
}

/** An answer to the buyers, or a note among colleagues: which of both stands above the text (MSG-4). */
export function StaffComposer({ thread, work }: StaffComposerProps) {
  const { t } = useTranslation('admin-messages')
  const [draft, setDraft] = useState(EMPTY)
  const files = useUploads({ send: sendStaffFile })
  const kept = useFormDraft({
    form: `answer ${thread.id}`,
    schema: DraftSchema,
    typed: draft.text === '' ? null : draft,
    onRestore: setDraft,
  })
  const isNote = draft.kind === 'note'
  const open = isNote ? [] : listOpenPlaceholders(draft.text)
  const canSend = draft.text.trim() !== '' && open.length === 0 && !files.isBusy && !work.isBusy
  const send = async (closes: boolean) => {
    if (!canSend) return
    const attachments = files.stored.map(({ id }) => ({ uploadId: id }))
    const body = { body: draft.text.trim(), isNote, attachments, macroTag: isNote ? null : draft.tag, closes }
    if (!(await work.answer(body))) return
    setDraft({ ...EMPTY, kind: draft.kind })
    kept.forget()
    files.release()
  }
  const pick = ({ body, tag }: TextModule) => {
    const names = thread.buyers.map(({ name }) => name).join(', ')
    const values = { name: names, unit: thread.unit.displayName, project: thread.project.name }
    const text = fillPlaceholders(body, values)
    setDraft({ ...draft, text: draft.text === '' ? text : `${draft.text}\n${text}`, tag })
  }
  const missing = open.map((name) => `{{${name}}}`).join(', ')
  return (
    <Composer
      label={t(isNote ? 'noteText' : 'answerText')}
      placeholder={t(isNote ? 'noteHint' : 'answerHint')}
      body={draft.text}
      maxLength={MAX_LENGTH}
      isNote={isNote}
      isReady={open.length === 0 && !files.isBusy}
      isSending={work.isBusy}
      failure={open.length === 0 ? null : t('stillOpen', { names: missing })}
      sendLabel={t(isNote ? 'saveNote' : 'send')}
      head={
        <div className={styles.composerHead}>
          <Segmented
            label={t('kind')}
            value={draft.kind}
            options={[
              { value: 'answer', label: t('answerTo', { names: getNames(thread) }) },
              { value: 'note', label: t('note') },
            ]}
            onChange={(kind) => setDraft({ ...draft, kind })}
          />
          {kept.isRestored ? <small className="ww-muted">{t('draftKept')}</small> : null}
        </div>
      }
      files={<UploadList {...files} />}
      tools={
        <>
          <ModulePicker projectId={thread.project.id} onPick={pick} />
          {isNote ? null : (
            <Button color="inherit" disabled={!canSend} onClick={() => void send(true)}>
              {t('sendAndClose')}
            </Button>
          )}
        </>
      }
      onBody={(text) => setDraft({ ...draft, text })}
      onFiles={files.add}
      onSend={() => void send(false)}
    />
  )
}

function getNames({ buyers }: StaffThread): string {
  return buyers.map(({ name }) => name).join(', ')
}
