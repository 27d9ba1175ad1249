import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_BODY_LENGTH, MAX_SUBJECT_LENGTH } from '#shared/contracts/http/messages.contract.ts'
import { useFileSize } from '#renderer/parts/files/index.ts'
import { Composer } from '#renderer/parts/messages/index.ts'
import { UploadList } from '#renderer/parts/uploads/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { focusBeside } from '#renderer/ui/focus-beside.ts'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { CloseIcon, NamedIcon } from '#renderer/ui/icons.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import styles from './InboxPage.module.css'
import { type LetterForm as Form, type LetterPlace, useLetterForm, useLetterPlace } from './use-letter-form.ts'

interface LetterFormProps extends Omit<Parameters<typeof useLetterForm>[0], 'place'> {
  readonly threadId: string | null
  /** Left out where there is another way back. */
  readonly onClose?: () => void
}

/**
 * The form for a new message (INB-3), or for an answer in a thread; what was begun before is in it, and what comes to lie
 * there takes its place.
 */
export function LetterForm({ threadId, ...letter }: LetterFormProps) {
  const place = useLetterPlace(threadId)
  return <Letter key={place.key} place={place} {...letter} />
}

interface LetterProps extends Omit<LetterFormProps, 'threadId'> {
  readonly place: LetterPlace
}

function Letter({ onClose, ...letter }: LetterProps) {
  const { t } = useTranslation('inbox')
  const { place, subject } = letter
  const form = useLetterForm(letter)
  const isNew = place.threadId === null
  const words = t(isNew ? 'form.body' : 'form.reply')
  return (
    <div className="ww-stack ww-gap-12">
      {form.isRestored ? (
        <div className="ww-spread ww-well ww-inset">
          <span role="status">{t('form.restored')}</span>
          <Button aria-disabled={form.isSending} onClick={form.discard}>
            {t('form.discard')}
          </Button>
        </div>
      ) : null}
      {isNew ? (
        <SubjectField form={form} />
      ) : (
        <AnswerHead subject={subject} isSending={form.isSending} onClose={onClose} />
      )}
      <Composer
        label={words}
        placeholder={words}
        body={form.body}
        maxLength={MAX_BODY_LENGTH}
        files={<Files form={form} />}
        failure={form.failure}
        isReady={form.isReady}
        isSending={form.isSending}
        isFocused={!isNew || form.subject !== ''}
        onBody={form.setBody}
        onFiles={form.uploads.add}
        onSend={form.send}
      />
    </div>
  )
}

function SubjectField({ form }: { form: Form }) {
  const { t } = useTranslation('inbox')
  const field = useRef<HTMLInputElement>(null)
  // Whoever is here has just asked for the form.
  useEffect(() => {
    if (field.current?.value === '') field.current.focus()
  }, [])
  return (
    <TextField
      label={t('form.subject')}
      value={form.subject}
      maxLength={MAX_SUBJECT_LENGTH}
      required
      readOnly={form.isSending}
      ref={field}
      onChange={({ target }) => form.setSubject(target.value)}
    />
  )
}

interface AnswerHeadProps {
  readonly subject: string
  readonly isSending: boolean
  readonly onClose: (() => void) | undefined
}

/** What is answered, and the way back. */
function AnswerHead({ subject, isSending, onClose }: AnswerHeadProps) {
  const { t } = useTranslation('inbox')
  return (
    <div className="ww-between ww-gap-12">
      <p className="ww-strong">{subject}</p>
      {onClose === undefined ? null : (
        <IconButton
          label={t('form.close')}
          aria-disabled={isSending}
          onClick={() => {
            if (!isSending) onClose()
          }}
        >
          <CloseIcon size={20} />
        </IconButton>
      )}
    </div>
  )
}

/** The files of the message: those of an earlier visit, and those of this one. */
function Files({ form: { earlier, removeEarlier, isSending, uploads } }: { form: Form }) {
  const { t } = useTranslation('inbox')
  const size = useFileSize()
  return (
    <>
      {earlier.length === 0 ? null : (
        <ul className={styles.earlier} aria-label={t('form.files')}>
          {earlier.map((file) => (
            <li key={file.id} className="ww-row ww-gap-12">
              <NamedIcon name="document" size={20} />
              <span className="ww-rest">
                <strong className="ww-line">{file.name}</strong>
                <small className="ww-hint">{size(file.size)}</small>
              </span>
              <IconButton
                label={t('form.remove', { name: file.name })}
                aria-disabled={isSending}
                onClick={({ currentTarget }) => {
                  if (isSending) return
                  focusBeside(currentTarget.closest('li'))
                  removeEarlier(file.id)
                }}
              >
                <CloseIcon size={20} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <UploadList {...uploads} />
    </>
  )
}
