import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_ATTACHMENTS, MAX_BODY_LENGTH, MAX_SUBJECT_LENGTH } from '#shared/contracts/http/messages.contract.ts'
import { DraftNote } from '#renderer/drafts/index.ts'
import { DropZone, UploadList } from '#renderer/parts/uploads/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { TextArea } from '#renderer/ui/TextArea.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { ModulePicker } from './ModulePicker.tsx'
import { Receivers } from './Receivers.tsx'
import { type Letter, useLetter } from './use-letter.ts'

/** A letter to the buyers of one unit or of many: each unit has a thread of its own (MSG-5). */
export function WriteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-messages')
  const id = useId()
  const { letter, change, note, open, files, limit, isTooMany, canSend, isBusy, failure, send, close } =
    useLetter(onClose)
  return (
    <Dialog
      title={t('write.title')}
      onClose={isBusy ? null : close}
      actions={
        <>
          <Button disabled={isBusy} onClick={close}>
            {t('write.cancel')}
          </Button>
          <Button type="submit" form={id} variant="contained" disabled={!canSend}>
            {t('write.send', { count: letter.unitIds.length })}
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
          void send()
        }}
      >
        {failure === null ? null : <FormFailure>{t(`notDone.${failure}`)}</FormFailure>}
        <DraftNote {...note} />
        <Receivers
          chosen={letter.unitIds}
          isTooMany={isTooMany}
          onChoose={(unitIds) => change({ unitIds: [...unitIds] })}
        />
        <LetterFields letter={letter} open={open} onChange={change} />
        <UploadList {...files} />
        {limit === null ? null : <FormFailure>{t(`limits.${limit}`, { count: MAX_ATTACHMENTS })}</FormFailure>}
        <DropZone onFiles={files.add} />
      </form>
    </Dialog>
  )
}

interface LetterFieldsProps {
  readonly letter: Letter
  /** Placeholders that nobody fills in by themselves. */
  readonly open: readonly string[]
  readonly onChange: (part: Partial<Letter>) => void
}

function LetterFields({ letter, open, onChange }: LetterFieldsProps) {
  const { t } = useTranslation('admin-messages')
  const names = open.map((name) => `{{${name}}}`).join(', ')
  return (
    <>
      <TextField
        label={t('write.subject')}
        maxLength={MAX_SUBJECT_LENGTH}
        value={letter.subject}
        onChange={({ target }) => onChange({ subject: target.value })}
      />
      <TextArea
        label={t('write.text')}
        rows={6}
        maxLength={MAX_BODY_LENGTH}
        value={letter.body}
        hint={t('write.hint', { name: '{{name}}', unit: '{{unit}}', project: '{{project}}' })}
        error={open.length === 0 ? null : t('stillOpen', { names })}
        onChange={(body) => onChange({ body })}
      />
      <div>
        <ModulePicker
          projectId={null}
          onPick={({ title, body, tag }) =>
            onChange({
              subject: letter.subject === '' ? title : letter.subject,
              body: letter.body === '' ? body : `${letter.body}\n${body}`,
              macroTag: tag,
            })
          }
        />
      </div>
    </>
  )
}
