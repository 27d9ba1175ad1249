import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { momentText } from '#renderer/parts/orders/moment-text.ts'
import { useMailWay } from '#renderer/session/index.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Cell, DataTable, RowHead, TableRow } from '#renderer/ui/DataTable.tsx'
import { StateChip } from '#renderer/ui/StateChip.tsx'
import shared from '../admin.module.css'
import styles from './mails.module.css'
import type { LoggedMail } from './use-mail-log.ts'

const LOOKS = { waiting: 'open', failed: 'open', sent: 'accepted', given_up: 'expired' } as const

interface MailsTableProps {
  readonly mails: readonly LoggedMail[]
  /** The one that is being sent again. */
  readonly busyId: string | null
  readonly onSendAgain: (mail: LoggedMail) => void
}

/** One page of mails, the latest first. */
export function MailsTable({ mails, busyId, onSendAgain }: MailsTableProps) {
  const { t } = useTranslation('admin-mails')
  const locale = useLocale()
  return (
    <DataTable
      aria-labelledby="admin-mails"
      columns={[t('recipient'), t('about'), t('asked'), t('state'), { hidden: t('actions') }]}
    >
      {mails.map((mail) => (
        <TableRow key={mail.id}>
          <RowHead className={styles.mail}>
            {mail.recipient}
            <small>{mail.subject}</small>
          </RowHead>
          <Cell label={t('about')}>
            <About mail={mail} />
          </Cell>
          <Cell label={t('asked')}>
            <time dateTime={mail.createdAt}>{momentText(mail.createdAt, locale)}</time>
          </Cell>
          <Cell label={t('state')}>
            <State mail={mail} />
          </Cell>
          <Cell className={shared.actions}>
            <Again mail={mail} isBusy={busyId === mail.id} onSendAgain={() => onSendAgain(mail)} />
          </Cell>
        </TableRow>
      ))}
    </DataTable>
  )
}

/** What it is, of which home it tells, and the way to what it belongs to. */
function About({ mail: { kind, unitName, about } }: { mail: LoggedMail }) {
  const { t } = useTranslation('admin-mails')
  const { accountId = '' } = useParams()
  return (
    <>
      {about?.kind === 'order' ? (
        <Link className="ww-link" to={linkTo('adminOrder', { accountId, orderId: about.id })}>
          {about.label}
        </Link>
      ) : (
        t(`kinds.${kind}`)
      )}
      {unitName === null ? null : <small>{unitName}</small>}
    </>
  )
}

/** How it has gone; where it has not, why and what happens next. */
function State({ mail: { state, sentAt, attempts, nextAttemptAt, failure } }: { mail: LoggedMail }) {
  const { t } = useTranslation('admin-mails')
  const mailWay = useMailWay()
  const locale = useLocale()
  return (
    <span className={`ww-stack ww-gap-4 ${shared.state}`}>
      <StateChip
        state={LOOKS[state]}
        label={state === 'sent' ? t('states.sent', mailWay) : t(`states.${state}`)}
        icon={state === 'failed' || state === 'given_up' ? 'alert' : undefined}
      />
      {sentAt === null ? null : <small>{momentText(sentAt, locale)}</small>}
      {failure === null ? null : (
        <small>
          {t(`failures.${failure.kind}`)}
          {failure.answer === '' ? null : <q className={styles.answer}>{failure.answer}</q>}
        </small>
      )}
      {attempts < 2 ? null : <small>{t('attempts', { count: attempts })}</small>}
      {nextAttemptAt === null ? null : <small>{t('next', { time: momentText(nextAttemptAt, locale) })}</small>}
    </span>
  )
}

interface AgainProps {
  readonly mail: LoggedMail
  readonly isBusy: boolean
  readonly onSendAgain: () => void
}

/** Reads it, sends it again, or says what to do instead. */
function Again({ mail, isBusy, onSendAgain }: AgainProps) {
  const { t } = useTranslation('admin-mails')
  const { accountId = '' } = useParams()
  const { id, recipient, repeat, isReadable } = mail
  return (
    <>
      {isReadable ? (
        <Link
          className={`ww-link ${styles.way}`}
          to={`${linkTo('outbox', { accountId })}?mail=${encodeURIComponent(id)}`}
        >
          {t('read')}
        </Link>
      ) : null}
      {repeat === 'possible' ? (
        <Button aria-label={t('againTo', { recipient })} disabled={isBusy} onClick={onSendAgain}>
          {t('again')}
        </Button>
      ) : repeat === 'invitation' ? (
        <Link
          className={`ww-link ${styles.way}`}
          to={`${linkTo('adminInvitations', { accountId })}?search=${encodeURIComponent(recipient)}`}
        >
          {t('instead.invitation')}
        </Link>
      ) : repeat === 'under_way' ? null : (
        <small className={`ww-muted ${styles.instead}`}>{t(`instead.${repeat}`)}</small>
      )}
    </>
  )
}
