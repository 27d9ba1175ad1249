import CircularProgress from '@mui/material/CircularProgress'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { AttachButtons } from './AttachButtons.tsx'
import { MessageIcon } from './MessageIcon.tsx'
import styles from './messages.module.css'
import { useFileDrop } from './use-file-drop.ts'

interface ComposerProps {
  /** What is written, for those who do not see the form. */
  readonly label: string
  readonly placeholder?: string
  readonly body: string
  readonly maxLength: number
  /** Above the words: a subject, or who is written to. */
  readonly head?: ReactNode
  /** Below the words: the files that go along. */
  readonly files: ReactNode
  /** Beside the buttons for files. */
  readonly tools?: ReactNode
  /** Why it could not be sent, or cannot be as it is. */
  readonly failure?: string | null
  /** False while something besides the words is missing or on its way. */
  readonly isReady: boolean
  readonly isSending: boolean
  readonly sendLabel?: string
  /** The form has just been asked for. */
  readonly isFocused?: boolean
  readonly isNote?: boolean
  readonly onBody: (body: string) => void
  /** Chosen, taken, dropped or pasted. */
  readonly onFiles: (files: readonly File[]) => void
  readonly onSend: () => void
}

/**
 * The form of a message: words in 2 to 6 rows (INB-37), files on all ways that there are, and one button that sends. What is
 * being sent stays as it is until it has gone out.
 */
export function Composer(props: ComposerProps) {
  const { body, head, files, tools, failure = null, isReady, isSending, isNote = false, onFiles, onSend } = props
  const { t } = useTranslation('messages')
  const canSend = isReady && body.trim() !== ''
  const send = (event?: SubmitEvent) => {
    event?.preventDefault()
    if (canSend && !isSending) onSend()
  }
  const add = (added: readonly File[]) => {
    if (!isSending) onFiles(added)
  }
  const drop = useFileDrop(isSending, add)
  return (
    // Files are dropped on it, besides the buttons that do the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as above
    <form
      className={styles.composer}
      data-over={drop.isOver || undefined}
      data-note={isNote || undefined}
      noValidate
      onSubmit={send}
      {...drop.handlers}
    >
      {head}
      <Words {...props} onFiles={add} onSend={send} />
      {files}
      {failure === null ? null : <FormFailure>{failure}</FormFailure>}
      <div className={styles.foot}>
        <AttachButtons onFiles={add} isLocked={isSending} />
        {tools}
        <SendButton isSending={isSending} isReady={canSend} isNote={isNote} label={props.sendLabel} />
      </div>
      {drop.isOver ? (
        <p className={styles.dropHint} aria-hidden="true">
          {t('drop')}
        </p>
      ) : null}
    </form>
  )
}

type WordsProps = Pick<ComposerProps, 'label' | 'placeholder' | 'body' | 'maxLength' | 'isSending' | 'isFocused'> &
  Pick<ComposerProps, 'onBody' | 'onFiles' | 'onSend'>

/** The words, into which files can be pasted; Enter with Ctrl or Cmd sends them. */
function Words(props: WordsProps) {
  const { label, placeholder = '', body, maxLength, isSending, isFocused = false, onBody, onFiles, onSend } = props
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [hasFocus] = useState(isFocused)
  useEffect(() => {
    if (hasFocus) field.current?.focus()
  }, [hasFocus])
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <OutlinedInput
        multiline
        inputComponent="textarea"
        id={id}
        className={styles.words}
        placeholder={placeholder}
        value={body}
        readOnly={isSending}
        rows={2}
        inputRef={field}
        slotProps={{ input: { maxLength } }}
        onChange={(event) => onBody(event.target.value)}
        onPaste={(event) => {
          if (event.clipboardData.files.length === 0) return
          event.preventDefault()
          onFiles([...event.clipboardData.files])
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend()
        }}
      />
    </>
  )
}

interface SendButtonProps {
  readonly isReady: boolean
  readonly isSending: boolean
  /** It goes to nobody outside. */
  readonly isNote: boolean
  readonly label: string | undefined
}

function SendButton({ isReady, isSending, isNote, label }: SendButtonProps) {
  const { t } = useTranslation('messages')
  const icon = isSending ? (
    <CircularProgress size={16} color="inherit" aria-hidden />
  ) : isNote ? (
    <NamedIcon name="lock" size={20} />
  ) : (
    <MessageIcon name="send" size={20} />
  )
  return (
    <Button
      className={styles.send}
      type="submit"
      variant="contained"
      // Not `disabled` while sending: the focus stays where it was.
      disabled={!isReady && !isSending}
      aria-disabled={isSending}
      startIcon={icon}
    >
      {isSending && !isNote ? t('sending') : (label ?? t('send'))}
    </Button>
  )
}
