import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { ExactAmounts } from '#renderer/i18n/ExactAmounts.tsx'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { momentText } from '#renderer/parts/orders/moment-text.ts'
import { Total } from '#renderer/parts/prices/Total.tsx'
import { linkTo } from '#renderer/platform/routes.ts'
import { Cell, DataTable, RowHead, TableRow } from '#renderer/ui/DataTable.tsx'
import shared from '../admin.module.css'
import { EnquiryState } from './EnquiryState.tsx'
import styles from './enquiries.module.css'
import { sayNext, sayWho } from './enquiry-words.ts'
import type { EnquiryRow } from './use-enquiries.ts'

/** One page of enquiries. */
export function EnquiriesTable({ enquiries }: { enquiries: readonly EnquiryRow[] }) {
  const { t } = useTranslation('admin-enquiries')
  return (
    <ExactAmounts amounts={enquiries.flatMap(({ total }) => total ?? [])}>
      <DataTable
        aria-labelledby="admin-enquiries"
        columns={[t('who'), t('what'), t('unit'), t('receivedAt'), { end: t('total') }, t('state'), t('assignee')]}
      >
        {enquiries.map((enquiry) => (
          <EnquiryTableRow key={enquiry.id} enquiry={enquiry} />
        ))}
      </DataTable>
    </ExactAmounts>
  )
}

function EnquiryTableRow({ enquiry }: { enquiry: EnquiryRow }) {
  const { t } = useTranslation('admin-enquiries')
  const { accountId = '' } = useParams()
  const locale = useLocale()
  const { name, email, kind, kioskName, unit, project, receivedAt, total, totalOnRequest, assignee, next } = enquiry
  return (
    <TableRow>
      <RowHead className={styles.who}>
        <Link className="ww-link" to={linkTo('adminEnquiry', { accountId, enquiryId: enquiry.id })}>
          {sayWho(enquiry, t)}
        </Link>
        {name === '' ? null : <small>{email}</small>}
      </RowHead>
      <Cell label={t('what')}>
        {t(`kinds.${kind}`)}
        <small>{kioskName ?? t('sources.portal')}</small>
      </Cell>
      <Cell label={t('unit')}>
        {unit?.name ?? t('noUnit')}
        <small>{project.name}</small>
      </Cell>
      <Cell label={t('receivedAt')}>
        <time dateTime={receivedAt}>{momentText(receivedAt, locale)}</time>
      </Cell>
      <Cell label={t('total')} className={styles.amount}>
        {total === null || (total === 0 && totalOnRequest === 0) ? (
          ''
        ) : (
          <Total cents={total} onRequestCount={totalOnRequest} />
        )}
      </Cell>
      <Cell label={t('state')}>
        <span className={`ww-stack ww-gap-4 ${shared.state}`}>
          <EnquiryState enquiry={enquiry} />
          {next === null ? null : <small>{sayNext(next, locale)}</small>}
        </span>
      </Cell>
      <Cell label={t('assignee')}>{assignee?.name ?? ''}</Cell>
    </TableRow>
  )
}
