import Fab from '@mui/material/Fab'
import { type Ref, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { ApiFailure } from '#renderer/api/index.ts'
import { MessageIcon, MessageView } from '#renderer/parts/messages/index.ts'
import { useSession } from '#renderer/session/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useMedia } from '#renderer/ui/use-media.ts'
import { useTitle } from '#renderer/ui/use-title.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './InboxPage.module.css'
import { TWO_PANES, useInboxPlace } from './inbox-place.ts'
import { LetterForm } from './LetterForm.tsx'
import { Failed, Loading } from './ListPane.tsx'
import { useReplying } from './use-replying.ts'
import { type Thread, useMarkRead, useThread } from './use-threads.ts'
import { WaitingLetters } from './WaitingLetters.tsx'

/** The thread that is open, beside the list or alone. */
export function ThreadPane({ threadId }: { threadId: string }) {
  const thread = useThread(threadId)
  const isGone = thread.error instanceof ApiFailure && thread.error.error.status === 404
  return (
    <>
      <Loading isShown={thread.isPending} />
      {thread.data !== undefined ? (
        <OpenThread thread={thread.data} />
      ) : thread.isError ? (
        <>
          <PaneHead title="" />
          <Failed isGone={isGone} onRetry={() => void thread.refetch()} />
        </>
      ) : null}
    </>
  )
}

function OpenThread({ thread }: { thread: Thread }) {
  const { t } = useTranslation('inbox')
  const { isBuyer, threadId, list } = useInboxPlace()
  const { name } = useOpenUnit()
  const navigate = useNavigate()
  const hasTwoPanes = useMedia(TWO_PANES)
  const mayReply = isBuyer && !thread.signatureRequired
  const { isReplying, open, close } = useReplying(thread.id, mayReply)
  const { heading, replyButton } = useFocus(threadId, isReplying)
  useTitle(threadId === null ? t('title') : thread.subject, name)
  useMarkRead(thread, isBuyer)
  const subject = t('form.replySubject', { subject: thread.subject })
  return (
    <>
      <PaneHead title={thread.subject} heading={heading} />
      <Facts thread={thread} />
      {thread.signatureRequired ? (
        <p className={styles.toSign}>
          <MessageIcon name="sign" size={20} />
          {t('signed')}
        </p>
      ) : null}
      {hasTwoPanes ? null : <WaitingLetters threadId={thread.id} />}
      {!mayReply ? null : isReplying ? (
        <LetterForm threadId={thread.id} subject={subject} onDone={() => void navigate(list)} onClose={close} />
      ) : hasTwoPanes ? (
        <Button ref={replyButton} variant="outlined" startIcon={<MessageIcon name="reply" size={20} />} onClick={open}>
          {t('reply')}
        </Button>
      ) : (
        <Fab ref={replyButton} className={styles.float} variant="extended" color="primary" onClick={open}>
          <MessageIcon name="reply" />
          {t('reply')}
        </Fab>
      )}
      <ol className={styles.messages}>
        {thread.messages.map((message) => (
          <li key={message.id}>
            <MessageView message={message} />
          </li>
        ))}
      </ol>
      {thread.messageCount > thread.messages.length ? (
        <p className="ww-hint">{t('older', { shown: thread.messages.length, count: thread.messageCount })}</p>
      ) : null}
    </>
  )
}

/** A thread that was chosen is read from its heading on; where the form closes, the way to it is where it was. */
function useFocus(threadId: string | null, isReplying: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const replyButton = useRef<HTMLButtonElement>(null)
  const wasReplying = useRef(isReplying)
  const { key } = useLocation()
  const begin = useEffectEvent(() => {
    // Not where the page itself was opened there, nor before a form that has just been asked for.
    if (threadId !== null && key !== 'default' && !isReplying) heading.current?.focus({ preventScroll: true })
  })
  useEffect(() => begin(), [threadId])
  useEffect(() => {
    if (wasReplying.current && !isReplying) replyButton.current?.focus()
    wasReplying.current = isReplying
  }, [isReplying])
  return { heading, replyButton }
}

interface PaneHeadProps {
  readonly title: string
  readonly heading?: Ref<HTMLHeadingElement>
}

/** INB-5, INB-8: what it is about, and the way back to the list. Beside the list it stands for itself. */
export function PaneHead({ title, heading }: PaneHeadProps) {
  const { t } = useTranslation('inbox')
  const { list, threadId, isNew } = useInboxPlace()
  const hasTwoPanes = useMedia(TWO_PANES)
  const Heading = hasTwoPanes ? 'h2' : 'h1'
  return (
    <header className={styles.paneHead}>
      {hasTwoPanes && threadId === null && !isNew ? null : (
        <Link className={styles.back} to={list} aria-label={t('back')} title={t('back')}>
          <NamedIcon name="chevronLeft" />
        </Link>
      )}
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
    </header>
  )
}

/** Who takes part, and whether it is done with. */
function Facts({ thread: { participants, state } }: { thread: Thread }) {
  const { t } = useTranslation('inbox')
  const userId = useSession((session) => session.user?.id)
  const names = participants.filter(({ id }) => id !== userId).map(({ name }) => name)
  return (
    <>
      {names.length === 0 ? null : <p className="ww-hint">{t('with', { names: names.join(', ') })}</p>}
      {state === 'closed' ? <p className="ww-hint">{t('closed')}</p> : null}
    </>
  )
}
