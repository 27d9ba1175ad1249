import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { momentText } from '#renderer/parts/orders/moment-text.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { Cell, DataTable, RowHead, TableRow } from '#renderer/ui/DataTable.tsx'
import styles from './audit.module.css'
import { EntryDetails } from './EntryDetails.tsx'
import { readDetails } from './read-details.ts'
import type { AuditEntry } from './use-audit-log.ts'
import { useDeedWords } from './use-deed-words.ts'

/** One page of the log: what was done, with what there is to know about it, where and when. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTranslation('admin-audit')
  const locale = useLocale()
  const { say } = useDeedWords()
  return (
    <DataTable aria-labelledby="admin-audit" columns={[t('what'), t('where'), t('when')]}>
      {entries.map((entry) => {
        const { id, action, user, about, at } = entry
        const { number, answer } = readDetails(entry.details)
        return (
          <TableRow key={id}>
            <RowHead className={styles.deed}>
              {say({ action, name: user?.name ?? '', about, number, answer })}
              <EntryDetails entry={entry} />
            </RowHead>
            <Cell label={t('where')}>
              <Place entry={entry} />
            </Cell>
            <Cell label={t('when')} className={styles.when}>
              <time dateTime={at}>{momentText(at, locale)}</time>
            </Cell>
          </TableRow>
        )
      })}
    </DataTable>
  )
}

/** The home that it was about, and the way to the order or enquiry. */
function Place({ entry: { unitId, unitName, subject } }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin-audit')
  const { accountId = '' } = useParams()
  return (
    <>
      {unitId === null ? null : (
        <Link
          className={`ww-link ${styles.way}`}
          to={`${linkTo('adminUnit', { accountId, adminUnitId: unitId })}?tab=history`}
        >
          {unitName}
        </Link>
      )}
      {subject?.kind === 'order' ? (
        <Link className={`ww-link ${styles.way}`} to={linkTo('adminOrder', { accountId, orderId: subject.id })}>
          {t('toOrder')}
        </Link>
      ) : null}
      {subject?.kind === 'enquiry' ? (
        <Link className={`ww-link ${styles.way}`} to={linkTo('adminEnquiry', { accountId, enquiryId: subject.id })}>
          {t('toEnquiry')}
        </Link>
      ) : null}
    </>
  )
}
