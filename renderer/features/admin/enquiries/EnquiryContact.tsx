import Paper from '@mui/material/Paper'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { momentText } from '#renderer/parts/orders/moment-text.ts'
import { dayText } from '../day-text.ts'
import styles from './enquiries.module.css'
import type { Enquiry } from './use-enquiries.ts'

/** Who asks, about what, and how they can be reached: with the device's own mail program and telephone. */
export function EnquiryContact({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('admin-enquiries')
  const locale = useLocale()
  const { email, phone, message, kind, kioskName, unit, project, receivedAt, eraseAt, isErased } = enquiry
  const facts = [
    [t('what'), t(`kinds.${kind}`)],
    [t('source'), kioskName === null ? t('sources.portal') : t('kiosk', { name: kioskName })],
    [t('unit'), unit?.name ?? t('noUnit')],
    [t('project'), project.name],
    [t('receivedAt'), momentText(receivedAt, locale)],
    [t('language'), t(`languages.${enquiry.locale}`)],
  ] as const
  return (
    <Paper variant="outlined" className={`ww-stack ww-gap-12 ${styles.card}`}>
      <h2 className="ww-heading">{t('contact')}</h2>
      {message === '' ? null : <q className={styles.said}>{message}</q>}
      <dl className={styles.facts}>
        {email === '' ? null : (
          <>
            <dt className="ww-muted">{t('email')}</dt>
            <dd>
              <a className="ww-link" href={mailTo(email, t('answerSubject', { project: project.name }))}>
                {email}
              </a>
            </dd>
          </>
        )}
        {phone === '' ? null : (
          <>
            <dt className="ww-muted">{t('phone')}</dt>
            <dd>
              <a className="ww-link" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                {phone}
              </a>
            </dd>
          </>
        )}
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt className="ww-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="ww-hint">{isErased ? t('erasedHint') : t('eraseHint', { day: dayText(eraseAt, locale) })}</p>
    </Paper>
  )
}

/** The address may have any sign that a mail address may have. */
function mailTo(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`
}
