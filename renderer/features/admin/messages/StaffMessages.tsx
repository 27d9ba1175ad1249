import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { MessageView } from '#renderer/parts/messages/index.ts'
import { momentText } from '#renderer/parts/orders/moment-text.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './messages.module.css'
import type { StaffMessage, StaffThread } from './use-threads.ts'

/** What was written, the newest first, the team's notes among it (MSG-2, MSG-4). */
export function StaffMessages({ thread }: { thread: StaffThread }) {
  const { t } = useTranslation('admin-messages')
  const hidden = thread.messageCount - thread.messages.length
  return (
    <>
      <ol className={styles.messages} aria-label={t('written')}>
        {thread.messages.map((message) => (
          <li key={message.id} data-note={message.isNote ? '' : undefined}>
            {message.isNote ? (
              <p className={styles.noteMark}>
                <NamedIcon name="lock" size={16} />
                {t('note')}
              </p>
            ) : null}
            <MessageView message={message} />
            <Readers message={message} />
          </li>
        ))}
      </ol>
      {hidden > 0 ? <p className="ww-muted">{t('older', { count: hidden })}</p> : null}
    </>
  )
}

/** Who has seen it, so that nobody asks twice. */
function Readers({ message: { readBy, isNote } }: { message: StaffMessage }) {
  const { t } = useTranslation('admin-messages')
  const locale = useLocale()
  if (readBy.length === 0) return isNote ? null : <p className={`ww-muted ${styles.readers}`}>{t('readByNobody')}</p>
  const names = readBy.map(({ name, at }) => t('reader', { name, at: momentText(at, locale) })).join(', ')
  return (
    <p className={`ww-muted ${styles.readers}`}>
      <NamedIcon name="eye" size={16} />
      {t('readBy', { names })}
    </p>
  )
}
