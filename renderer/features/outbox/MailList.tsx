import ListItemButton from '@mui/material/ListItemButton'
import { useTranslation } from 'react-i18next'
import { formatTime } from '#renderer/i18n/format-time.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { StateChip } from '#renderer/ui/StateChip.tsx'
import { Pages } from '#renderer/ui/Pages.tsx'
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

const LOOKS = { waiting: 'open', sent: 'accepted', failed: 'expired' } as const

/** One page of mails, the latest first. */
export function MailList({ mails, openId, page, pageCount, onOpen, onPage }: MailListProps) {
  const { t } = useTranslation('outbox')
  const locale = useLocale()
  return (
    <>
      <ul aria-label={t('list')}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <ListItemButton
              component="button"
              type="button"
              selected={mail.id === openId}
              aria-current={mail.id === openId}
              onClick={() => onOpen(mail.id)}
            >
              <span className={`ww-stack ww-gap-4 ${styles.entry}`}>
                <strong>{mail.subject}</strong>
                <small className="ww-muted">{mail.recipient}</small>
                <small className="ww-muted ww-spread">
                  <time dateTime={mail.createdAt}>{formatTime(mail.createdAt, locale, 'moment')}</time>
                  <StateChip state={LOOKS[mail.state]} label={t(`state.${mail.state}`)} />
                </small>
              </span>
            </ListItemButton>
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
