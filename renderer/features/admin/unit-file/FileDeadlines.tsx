import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { momentText } from '#renderer/parts/orders/moment-text.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { type Deadline, useDeadlines } from '#renderer/parts/deadlines/use-deadlines.ts'
import { useDeadlineWords } from '#renderer/parts/deadlines/use-deadline-words.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { useMay } from '#renderer/session/use-may.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Cell, DataTable, RowHead, TableRow } from '#renderer/ui/DataTable.tsx'
import { StateChip } from '#renderer/ui/StateChip.tsx'
import { ExtendDialog } from '../deadlines/ExtendDialog.tsx'
import { ListFrame } from '../ListFrame.tsx'
import styles from './unit-file.module.css'
import type { StaffFile } from './use-unit-file.ts'

interface FileDeadlinesProps {
  readonly file: StaffFile
  /** What heads the table. */
  readonly labelledBy: string
}

/** The unit's deadlines: how they stand, what is open, what its buyers wrote, and more time for this unit (DDL-31). */
export function FileDeadlines({ file, labelledBy }: FileDeadlinesProps) {
  const { t } = useTranslation('admin-deadlines')
  const list = useDeadlines(file.unit.id)
  return (
    <ListFrame
      icon="clock"
      list={{ ...list, data: list.data === undefined ? undefined : { rows: list.data } }}
      empty={{ title: t('file.none.title'), body: t('file.none.body') }}
      onAll={null}
    >
      {(rows) => (
        <DataTable
          aria-labelledby={labelledBy}
          columns={[
            t('deadline'),
            t('locks'),
            t('due'),
            t('open'),
            t('state'),
            t('exceptions'),
            { hidden: t('actions') },
          ]}
        >
          {rows.map((deadline) => (
            <Row key={deadline.id} deadline={deadline} file={file} />
          ))}
        </DataTable>
      )}
    </ListFrame>
  )
}

/** What stands in a cell that has nothing to say. */
const NONE = '–'

function Row({ deadline, file }: { deadline: Deadline; file: StaffFile }) {
  const { t } = useTranslation('admin-deadlines')
  const { t: tDeadlines } = useTranslation('deadlines')
  const words = useDeadlineWords()
  const locale = useLocale()
  const { accountId = '' } = useParams()
  const mayExtend = useMay('setDeadlines', file.project.id)
  const maySeeMessages = useMay('seeMessages', file.project.id)
  const [isExtending, setIsExtending] = useState(false)
  const { title, expiresAt, remainingDays, lockTrades, trades, fixed, status, extension } = deadline
  const named = trades.map((trade) => words.trade(trade)).join(', ')
  const open = fixed === null ? null : fixed.count - fixed.decidedCount
  return (
    <TableRow data-testid="file-deadline">
      <RowHead>
        {title}
        {deadline.words.map(({ threadId, at, by, subject, message }) => (
          <small key={threadId} className={styles.said}>
            {t('file.wrote', { name: by, time: momentText(at, locale) })}{' '}
            {maySeeMessages ? (
              <Link to={linkTo('adminThread', { accountId, threadId })}>{subject}</Link>
            ) : (
              <strong>{subject}</strong>
            )}{' '}
            {message}
          </small>
        ))}
      </RowHead>
      <Cell label={t('locks')}>{named === '' ? NONE : lockTrades ? named : t('onlyAsked', { trades: named })}</Cell>
      <Cell label={t('due')}>
        <strong className={styles.day} data-overdue={status === 'overdue'}>
          <time dateTime={expiresAt}>{words.day(expiresAt)}</time>
        </strong>
        <small>{words.distance(remainingDays)}</small>
      </Cell>
      <Cell label={t('open')}>{open ?? NONE}</Cell>
      <Cell label={t('state')}>
        <StateChip
          state={status === 'completed' ? 'accepted' : status === 'overdue' ? 'expired' : 'plain'}
          label={
            status === 'completed' && open !== null && open > 0
              ? t('completedOpen', { count: open })
              : tDeadlines(`status.${status}`)
          }
          icon={status === 'overdue' && lockTrades ? 'lock' : undefined}
        />
        {deadline.completedAt === null ? null : <small>{sayCompleted(deadline.completedAt)}</small>}
      </Cell>
      <Cell label={t('exceptions')}>
        {extension === null ? NONE : t('file.extended', { day: words.day(extension.from), reason: extension.reason })}
      </Cell>
      <Cell className={styles.whole}>
        {mayExtend && status !== 'completed' ? (
          <Button variant="outlined" aria-label={t('extend.title', { title })} onClick={() => setIsExtending(true)}>
            {t('extend.open')}
          </Button>
        ) : null}
        {isExtending ? (
          <ExtendDialog
            unit={file.unit}
            deadline={deadline}
            given={extension === null ? null : { from: extension.from, locks: lockTrades && trades.length > 0 }}
            onClose={() => setIsExtending(false)}
          />
        ) : null}
      </Cell>
    </TableRow>
  )

  function sayCompleted(at: string): string {
    const day = words.dayInWords(at)
    const { completedBy: name } = deadline
    return name === '' ? tDeadlines('completedOn', { day }) : tDeadlines('completedBy', { day, name })
  }
}
