import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { MessageIcon, shortMoment } from '#renderer/parts/messages/index.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { StateChip } from '#renderer/ui/StateChip.tsx'
import styles from './messages.module.css'
import { type InboxView, type ThreadRow, writeView } from './use-threads.ts'

interface ThreadListProps {
  readonly threads: readonly ThreadRow[]
  readonly view: InboxView
  readonly openId: string | null
}

/** The threads, each with who wrote last, about what, and whose it is. */
export function ThreadList({ threads, view, openId }: ThreadListProps) {
  const { accountId = '' } = useParams()
  const search = writeView(view).toString()
  return (
    <ul className={styles.threads}>
      {threads.map((thread) => (
        <li key={thread.id}>
          <Link
            to={{ pathname: linkTo('adminThread', { accountId, threadId: thread.id }), search }}
            className={styles.thread}
            aria-current={thread.id === openId ? 'true' : undefined}
            data-unread={thread.isUnread ? '' : undefined}
          >
            <ThreadLine thread={thread} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function ThreadLine({ thread }: { thread: ThreadRow }) {
  const { t } = useTranslation('admin-messages')
  const locale = useLocale()
  const { buyerNames, unit, subject, excerpt, hasAttachments, updatedAt, assignee, kind, state, isUnread } = thread
  const who = buyerNames.length === 0 ? t('noBuyer') : buyerNames.join(', ')
  return (
    <>
      <span className={styles.line}>
        <span className={styles.who} title={who}>
          {isUnread ? <span className={styles.dot} role="img" aria-label={t('unread')} /> : null}
          {who}
        </span>
        <time className="ww-muted" dateTime={updatedAt}>
          {shortMoment(updatedAt, locale)}
        </time>
      </span>
      <span className={styles.subject} title={subject}>
        {subject}
      </span>
      <span className={`ww-muted ${styles.line}`}>
        <span className={styles.excerpt}>{excerpt}</span>
        {hasAttachments ? (
          <span role="img" aria-label={t('hasFiles')}>
            <MessageIcon name="attach" size={16} />
          </span>
        ) : null}
      </span>
      <span className={styles.marks}>
        <StateChip state="plain" label={unit.displayName} />
        {kind === 'message' ? null : <StateChip state="plain" label={t(`kinds.${kind}`)} />}
        {state === 'closed' ? <StateChip state="plain" icon="check" label={t('closed')} /> : null}
        <span className={`ww-muted ${styles.assignee}`}>{assignee === null ? t('nobody') : assignee.name}</span>
      </span>
    </>
  )
}
