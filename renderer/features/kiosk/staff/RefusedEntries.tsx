import Card from '@mui/material/Card'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { momentText } from '#renderer/i18n/report-texts.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { retryRefused } from '#shared/contracts/kiosk/host.contract.ts'
import { call } from '#renderer/api/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { describeReason } from './refusal-reason.ts'
import styles from './StaffDialog.module.css'
import type { StaffReport } from './use-staff-report.ts'

interface RefusedEntriesProps {
  readonly token: string
  readonly refusals: StaffReport['refusals']
  readonly onExpired: () => void
}

/** What visitors sent and the portal refused, with the reason in words, and the way to send it again. */
export function RefusedEntries({ token, refusals, onExpired }: RefusedEntriesProps) {
  const { t } = useTranslation('kiosk')
  const locale = useLocale()
  const [said, setSaid] = useState({ text: '', isWrong: false })
  const [isBusy, setIsBusy] = useState(false)
  const retry = async () => {
    setIsBusy(true)
    const result = await call(retryRefused, { body: { token }, silent: true })
    setIsBusy(false)
    if (!result.ok && result.error.status === 401) return onExpired()
    setSaid(
      result.ok
        ? { text: t('refused.again', { count: result.value.count }), isWrong: false }
        : { text: t('staff.failed'), isWrong: true },
    )
  }
  if (refusals.length === 0 && said.text === '') return null
  return (
    <Card component="section" variant="outlined" className="ww-card" aria-labelledby="staff-refused">
      <h3 id="staff-refused" className="ww-heading">
        {t('refused.title')}
      </h3>
      <ul className="ww-stack ww-gap-12">
        {refusals.map(({ status, codes, count, lastAt }) => (
          <li key={`${status} ${codes.join(' ')}`} className="ww-stack ww-gap-4">
            <strong>{t('staff.outboxCount', { count })}</strong>
            <span>{t(`refused.reason.${describeReason(status)}`)}</span>
            <small className="ww-muted">
              {lastAt === null ? null : `${momentText(lastAt, locale)} `}
              <code className={styles.code}>{[String(status), ...codes].join(' ')}</code>
            </small>
          </li>
        ))}
      </ul>
      {refusals.length === 0 ? null : (
        <Button
          variant="outlined"
          color="inherit"
          size="large"
          aria-disabled={isBusy}
          onClick={() => void (isBusy ? null : retry())}
        >
          {t('refused.retry')}
        </Button>
      )}
      <p className={`${styles.said} ${said.isWrong ? 'ww-error' : 'ww-muted'}`} role="status">
        {said.text}
      </p>
    </Card>
  )
}
