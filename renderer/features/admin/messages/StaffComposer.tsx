import { useTranslation } from 'react-i18next'
import { MAX_ATTACHMENTS, MAX_BODY_LENGTH } from '#shared/contracts/http/messages.contract.ts'
import { Composer } from '#renderer/parts/messages/index.ts'
import { UploadList } from '#renderer/parts/uploads/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Segmented } from '#renderer/ui/Segmented.tsx'
import styles from './messages.module.css'
import { ModulePicker } from './ModulePicker.tsx'
import { useAnswerForm } from './use-answer-form.ts'
import type { useThreadWork } from './use-thread-work.ts'
import type { StaffThread } from './use-threads.ts'

interface StaffComposerProps {
  readonly thread: StaffThread
  readonly work: ReturnType<typeof useThreadWork>
}

/** An answer to the buyers, or a note among colleagues: which of both stands above the text (MSG-4). */
export function StaffComposer({ thread, work }: StaffComposerProps) {
  const { t } = useTranslation('admin-messages')
  const form = useAnswerForm(thread, work)
  const { draft, isNote, files, limit, open } = form
  const missing = open.map((name) => `{{${name}}}`).join(', ')
  const stands = limit === null ? null : t(`limits.${limit}`, { count: MAX_ATTACHMENTS })
  return (
    <Composer
      label={t(isNote ? 'noteText' : 'answerText')}
      placeholder={t(isNote ? 'noteHint' : 'answerHint')}
      body={draft.text}
      maxLength={MAX_BODY_LENGTH}
      isNote={isNote}
      isReady={form.isReady}
      isSending={work.isBusy}
      failure={open.length === 0 ? stands : t('stillOpen', { names: missing })}
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
            onChange={(kind) => form.change({ kind })}
          />
          {form.isRestored ? (
            <small className="ww-muted" role="status">
              {form.lostFiles === 0 ? t('draftKept') : t('draftWithoutFiles', { count: form.lostFiles })}
            </small>
          ) : null}
        </div>
      }
      files={<UploadList {...files} />}
      tools={
        <>
          <ModulePicker projectId={thread.project.id} onPick={form.pick} />
          {isNote ? null : (
            <Button color="inherit" disabled={!form.canSend} onClick={() => form.send(true)}>
              {t('sendAndClose')}
            </Button>
          )}
        </>
      }
      onBody={(text) => form.change({ text })}
      onFiles={files.add}
      onSend={() => form.send(false)}
    />
  )
}

function getNames({ buyers }: StaffThread): string {
  return buyers.map(({ name }) => name).join(', ')
}
