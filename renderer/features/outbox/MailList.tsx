import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { Pages } from '#renderer/ui/Pages.tsx'
import { mailTime } from './mail-time.ts'
import type { MailHead } from './mail-head.ts'
import styles from './outbox.module.css'

interface MailListProps {
  readonly mails: readonly MailHead[]
  readonly openId: string | null
  readonly page: number
  readonly pageCount: number
  readonly onOpen: (id: string) => void
  readonly onPage: (page: number) => void
}

/** One page of mails, the latest first. */
export function MailList({ mails, openId, page, pageCount, onOpen, onPage }: MailListProps) {
  const { t } = useTranslation('outbox')
  const locale = useLocale()
  return (
    <>
      <ul className={styles.list} aria-label={t('list')}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <button type="button" aria-current={mail.id === openId} onClick={() => onOpen(mail.id)}>
              <strong>{mail.subject}</strong>
              <span>{mail.recipient}</span>
              <span className={styles.meta}>
                <time dateTime={mail.createdAt}>{mailTime(mail.createdAt, locale)}</time>
                <em data-state={mail.state}>{t(`state.${mail.state}`)}</em>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Pages
        page={page}
        pageCount={pageCount}
        words={{
          page: (of) => t('pages', { page: of, count: pageCount }),
          previous: t('previous'),
          next: t('next'),
        }}
        onPage={onPage}
      />
    </>
  )
}
