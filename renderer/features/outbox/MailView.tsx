import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getMail } from '#shared/contracts/http/mails.contract.ts'
import { call, useLoaded } from '#renderer/api/index.ts'
import { formatTime } from '#renderer/i18n/format-time.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { ApplicationError } from '#renderer/ui/ApplicationError.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { Segmented } from '#renderer/ui/Segmented.tsx'
import { linksIn, mailDocument } from './mail-document.ts'
import { MailFrame } from './MailFrame.tsx'
import styles from './outbox.module.css'

/** One mail: its head, its HTML in a frame without rights or its text, and the links in it. */
export function MailView({ mailId, onBack }: { mailId: string; onBack: () => void }) {
  const { t } = useTranslation('outbox')
  const locale = useLocale()
  const [form, setForm] = useState<'html' | 'text'>('html')
  const title = useRef<HTMLHeadingElement>(null)
  const read = useCallback(
    (signal: AbortSignal) => call(getMail, { params: { mailId }, signal, silent: true }),
    [mailId],
  )
  const loaded = useLoaded(read)
  const isReady = loaded.status === 'ready'
  useEffect(() => {
    if (isReady) title.current?.focus()
  }, [isReady])
  if (loaded.status === 'loading') return null
  if (loaded.status === 'failed') return <ApplicationError onRetry={loaded.retry} />
  const mail = loaded.value
  const rows = [
    [t('to'), mail.recipient],
    [t('from'), mail.sender],
    ...(mail.replyTo === null ? [] : [[t('replyTo'), mail.replyTo]]),
    [t('date'), formatTime(mail.createdAt, locale, 'moment')],
  ]
  const links = linksIn(mail.text)
  return (
    <article className={`ww-stack ww-gap-20 ${styles.mail}`}>
      <div className={`ww-row ww-wrap ww-gap-12 ${styles.head}`}>
        <div className={styles.back}>
          <IconButton label={t('back')} onClick={onBack}>
            <NamedIcon name="chevronLeft" />
          </IconButton>
        </div>
        <h2 className="ww-section" ref={title} tabIndex={-1}>
          {mail.subject}
        </h2>
        {mail.isWithheld ? null : (
          <Segmented
            label={t('form')}
            value={form}
            options={[
              { value: 'html', label: t('html') },
              { value: 'text', label: t('text') },
            ]}
            onChange={setForm}
          />
        )}
      </div>
      <dl className={`ww-values ${styles.facts}`}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {mail.isWithheld ? (
        <p className={`ww-muted ${styles.choose}`}>{t('withheld')}</p>
      ) : form === 'html' ? (
        <MailFrame document={mailDocument(mail.html)} title={t('frame', { subject: mail.subject })} />
      ) : (
        <pre className={styles.text}>{mail.text}</pre>
      )}
      {links.length === 0 ? null : (
        <nav className={`ww-stack ww-gap-4 ${styles.links}`} aria-label={t('links')}>
          <strong>{t('links')}</strong>
          {links.map((link) => (
            <a key={link} href={link} target="_blank" rel="noreferrer">
              {link}
            </a>
          ))}
        </nav>
      )}
    </article>
  )
}
