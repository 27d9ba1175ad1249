import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type PostedLetter, useLetters, useOutbox } from '#renderer/parts/letters/index.ts'
import { MessageIcon } from '#renderer/parts/messages/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useFaultWords } from './use-fault-words.ts'
import styles from './InboxPage.module.css'
import { useInboxPlace } from './inbox-place.ts'

interface WaitingLettersProps {
  /** Those of a thread; null = all. */
  readonly threadId: string | null
}

/** What was sent off and has not gone out, in the order in which it will; each can be taken back. */
export function WaitingLetters({ threadId }: WaitingLettersProps) {
  const { t } = useTranslation('inbox')
  const outbox = useOutbox()
  const navigate = useNavigate()
  const { toThread, newMessage } = useInboxPlace()
  const { posted, isAway } = useLetters(outbox)
  // While somebody answers, the form says what becomes of them.
  const mine = posted.filter(
    ({ threadId: of, fault }) => (threadId === null || of === threadId) && (isAway || fault !== null),
  )
  if (mine.length === 0) return null
  const takeBack = async (letter: PostedLetter) => {
    if (!(await outbox.takeBack(letter.key))) return
    const form = letter.threadId === null ? newMessage : `${toThread(letter.threadId)}?reply=true`
    void navigate(form, { replace: threadId !== null })
  }
  return (
    <ul className={styles.waiting} aria-label={t('waiting.list')}>
      {mine.map((letter) => (
        <li key={letter.key}>
          <Waiting letter={letter} onTakeBack={() => void takeBack(letter)} />
        </li>
      ))}
    </ul>
  )
}

interface WaitingProps {
  readonly letter: PostedLetter
  readonly onTakeBack: () => void
}

function Waiting({ letter: { subject, body, files, fault }, onTakeBack }: WaitingProps) {
  const { t } = useTranslation('inbox')
  const reason = useFaultWords()(fault)
  return (
    <div className={styles.waitingLetter}>
      <NamedIcon name={fault === null ? 'clock' : 'alert'} size={20} />
      <div className="ww-rest">
        <strong className="ww-line">{subject}</strong>
        <p className={`ww-hint ${styles.excerpt}`}>{body}</p>
        {files.length === 0 ? null : (
          <p className={`ww-hint ${styles.excerpt}`}>
            <MessageIcon name="attach" size={16} />
            <span className="visually-hidden">{t('hasFiles')}</span> {files.map(({ name }) => name).join(', ')}
          </p>
        )}
        <p className="ww-hint" role="status">
          {reason === null ? t('waiting.offline') : t('waiting.refused', { reason })}
        </p>
        <Button aria-label={t('waiting.takeBackNamed', { subject })} onClick={onTakeBack}>
          {t('waiting.takeBack')}
        </Button>
      </div>
    </div>
  )
}
