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
            t('due'),
            t('locks'),
            { end: t('file.open') },
            t('file.state'),
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
      <Cell label={t('due')}>
        <time dateTime={expiresAt}>{words.day(expiresAt)}</time>
        <small>{words.distance(remainingDays)}</small>
        {extension === null ? null : (
          <small>{t('file.extended', { day: words.day(extension.from), reason: extension.reason })}</small>
        )}
      </Cell>
      <Cell label={t('locks')}>{lockTrades ? trades.map((trade) => words.trade(trade)).join(', ') : ''}</Cell>
      <Cell label={t('file.open')} align="right">
        {fixed === null ? '–' : fixed.items.length}
      </Cell>
      <Cell label={t('file.state')}>
        <StateChip
          state={status === 'completed' ? 'accepted' : status === 'overdue' ? 'expired' : 'plain'}
          label={tDeadlines(`status.${status}`)}
          icon={status === 'overdue' && lockTrades ? 'lock' : undefined}
        />
        {deadline.completedAt === null ? null : <small>{sayCompleted(deadline.completedAt)}</small>}
      </Cell>
      <Cell>
        {mayExtend && status !== 'completed' ? (
          <Button variant="outlined" aria-label={t('extend.title', { title })} onClick={() => setIsExtending(true)}>
            {t('extend.open')}
          </Button>
        ) : null}
        {isExtending ? (
          <ExtendDialog
            unit={file.unit}
            deadline={deadline}
            isExtended={extension !== null}
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
