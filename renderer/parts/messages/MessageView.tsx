import Avatar from '@mui/material/Avatar'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useSession } from '#renderer/session/index.ts'
import { Attachments } from './Attachments.tsx'
import { getInitials } from './initials.ts'
import type { Message } from './message.types.ts'
import { MessageBody } from './MessageBody.tsx'
import { longMoment } from './message-time.ts'
import styles from './messages.module.css'

interface MessageViewProps {
  readonly message: Message
  /** Beside the time. */
  readonly more?: ReactNode
}

/** Who wrote a message and when, its words and its files (INB-12 to INB-14); what a mail quotes is folded away. */
export function MessageView({ message, more }: MessageViewProps) {
  const { t } = useTranslation('messages')
  const locale = useLocale()
  const isOwn = useSession((state) => state.user !== null && state.user.id === message.sender.id)
  const { day, clock } = longMoment(message.createdAt, locale)
  const name = isOwn ? t('you') : message.sender.name
  return (
    <article aria-label={isOwn ? t('own') : t('from', { name })}>
      <header className="ww-row ww-gap-12">
        <Avatar
          className={styles.avatar}
          data-team={message.messageType === 'outbound' || undefined}
          aria-hidden="true"
        >
          {getInitials(message.sender.name)}
        </Avatar>
        <p className="ww-stack">
          <strong>{name}</strong>
          <small className="ww-hint">
            <time dateTime={message.createdAt}>{day === null ? t('today', { clock }) : `${day}, ${clock}`}</time>
            {more}
          </small>
        </p>
      </header>
      <MessageBody html={message.bodyHtml} />
      {message.quotedText === '' ? null : (
        <details className={styles.quoted}>
          <summary>{t('quoted')}</summary>
          <p>{message.quotedText}</p>
        </details>
      )}
      <Attachments attachments={message.attachments} />
    </article>
  )
}
