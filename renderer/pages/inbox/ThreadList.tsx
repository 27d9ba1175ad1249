import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { MessageIcon, shortMoment } from '#renderer/parts/messages/index.ts'
import { useSession } from '#renderer/session/index.ts'
import { StateChip } from '#renderer/ui/StateChip.tsx'
import styles from './InboxPage.module.css'
import { useInboxPlace } from './inbox-place.ts'
import type { Thread } from './use-threads.ts'

interface ThreadListProps {
  readonly threads: readonly Thread[]
  /** The one beside the list; null = none is. */
  readonly openId: string | null
}

/** The threads, the newest first; those with something unread stand out (INB-1, INB-2, INB-23). */
export function ThreadList({ threads, openId }: ThreadListProps) {
  const { t } = useTranslation('inbox')
  return (
    <ul aria-label={t('list')}>
      {threads.map((thread) => (
        <li key={thread.id}>
          <ThreadRow thread={thread} isOpen={thread.id === openId} />
        </li>
      ))}
    </ul>
  )
}

function ThreadRow({ thread, isOpen }: { thread: Thread; isOpen: boolean }) {
  const { t } = useTranslation('inbox')
  const locale = useLocale()
  const { toThread } = useInboxPlace()
  const userId = useSession((state) => state.user?.id)
  const [newest] = thread.messages
  const isOwn = newest?.sender.id === userId
  return (
    <Link
      className={styles.row}
      to={toThread(thread.id)}
      aria-current={isOpen ? 'true' : undefined}
      data-unread={thread.read || isOpen ? undefined : ''}
    >
      <span className={styles.line}>
        <span className={`ww-line ${styles.subject}`} title={thread.subject}>
          {thread.subject}
        </span>
        {thread.read ? null : <span className="visually-hidden">{t('unread')}</span>}
        <time className="ww-hint" dateTime={thread.updatedAt}>
          {shortMoment(thread.updatedAt, locale)}
        </time>
      </span>
      {newest === undefined ? null : (
        <span className={`ww-hint ${styles.line}`}>
          <span className="ww-line">
            <span className={styles.who}>{isOwn ? t('you') : t('sender', { name: newest.sender.name })}</span>
            {newest.bodyText}
          </span>
          {newest.attachments.length === 0 ? null : (
            <>
              <MessageIcon name="attach" size={16} />
              <span className="visually-hidden">{t('hasFiles')}</span>
            </>
          )}
        </span>
      )}
      {thread.signatureRequired ? (
        <span className={styles.marks}>
          <StateChip state="open" label={t('toSign')} />
        </span>
      ) : null}
    </Link>
  )
}
