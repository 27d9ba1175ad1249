import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { sendSetupMail } from '#shared/contracts/http/setup.contract.ts'
import { type ApiError, call } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { getFailure } from '#renderer/ui/form-failure.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './setup.module.css'
import type { SetupFacts } from './setup-form.ts'

type Outcome = AnswerOf<typeof sendSetupMail>

/** ms; a mail server may take twenty seconds for each step of a delivery. */
const PATIENCE = 90_000

interface MailStepProps {
  readonly token: string
  readonly facts: SetupFacts
  /** The first admin's. */
  readonly email: string
}

/** Whether mails reach somebody (STP-6). */
export function MailStep({ token, facts, email }: MailStepProps) {
  const { t } = useTranslation('setup')
  const locale = useLocale()
  const [state, setState] = useState<'asking' | 'busy' | Outcome | ApiError>('asking')
  const send = async () => {
    if (state === 'busy') return
    setState('busy')
    const result = await call(sendSetupMail, {
      params: { setupToken: token },
      body: { email: email.trim(), locale },
      silent: true,
      timeout: PATIENCE,
    })
    setState(result.ok ? result.value : result.error)
  }
  return (
    <>
      {facts.hasMailServer ? null : <Alert severity="warning">{t('mail.noServer')}</Alert>}
      <dl className={styles.facts}>
        <dt>{t('mail.sender')}</dt>
        <dd>{facts.mailSender}</dd>
        <dt>{t('mail.recipient')}</dt>
        <dd>{email}</dd>
      </dl>
      <div className="ww-stack ww-gap-16">
        <div>
          <Button
            type="button"
            variant="outlined"
            size="large"
            aria-disabled={state === 'busy'}
            startIcon={<NamedIcon name="mail" size={20} />}
            onClick={() => void send()}
          >
            {t(state === 'busy' ? 'mail.sending' : state === 'asking' ? 'mail.send' : 'mail.again')}
          </Button>
        </div>
        <div role="status">{typeof state === 'string' ? null : <Result state={state} />}</div>
      </div>
    </>
  )
}

function Result({ state }: { state: Outcome | ApiError }) {
  const { t } = useTranslation('setup')
  const { t: access } = useTranslation('access')
  if (!('outcome' in state)) {
    const reason = getFailure(state)
    return <Alert severity="error">{reason === null ? t('mail.notTried') : access(`failure.${reason}`)}</Alert>
  }
  const { outcome, failure, milliseconds } = state
  if (outcome === 'sent') return <Alert severity="success">{t('mail.sent', { seconds: milliseconds / 1_000 })}</Alert>
  if (outcome === 'kept') return <Alert severity="info">{t('mail.kept')}</Alert>
  return (
    <Alert severity="error">
      {t(`mail.failures.${failure?.kind ?? 'other'}`)}
      {failure === null || failure.answer === '' ? null : (
        <span className={styles.answer}>{t('mail.said', { answer: failure.answer })}</span>
      )}
    </Alert>
  )
}
