import Paper from '@mui/material/Paper'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { momentText } from '#renderer/parts/orders/moment-text.ts'
import { ListFrame } from '../ListFrame.tsx'
import { ListPages } from '../ListPages.tsx'
import { PAGE_SIZE } from '../use-people.ts'
import styles from './unit-file.module.css'
import { type HistoryEntry, useHistory } from './use-unit-file.ts'
import { useHistoryWords } from './use-history-words.ts'

/** What is listed of one entry below its sentence. */
const MAX_LINES = 12

/** What was done to the unit, in sentences, the latest first (FIL-4). */
export function FileHistory({ unitId }: { unitId: string }) {
  const { t } = useTranslation('admin-unit')
  const [page, setPage] = useState(1)
  const history = useHistory(unitId, page)
  return (
    <>
      <ListFrame
        isBare
        icon="clock"
        list={history}
        empty={{ title: t('history.empty.title'), body: t('history.empty.body') }}
        onAll={null}
      >
        {(rows) => (
          <Paper variant="outlined" className={styles.card}>
            <ol className={styles.history}>
              {rows.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ol>
          </Paper>
        )}
      </ListFrame>
      <ListPages page={page} pageCount={Math.ceil((history.data?.total ?? 0) / PAGE_SIZE)} onPage={setPage} />
    </>
  )
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { t } = useTranslation('admin-audit')
  const locale = useLocale()
  const { sentence, lines } = useHistoryWords().say(entry)
  const more = lines.length - MAX_LINES
  return (
    <li>
      <div className="ww-rest">
        <p>{sentence}</p>
        {lines.slice(0, MAX_LINES).map((line) => (
          <small key={line} className="ww-muted">
            {line}
          </small>
        ))}
        {more > 0 ? <small className="ww-muted">{t('more', { count: more })}</small> : null}
      </div>
      <time className="ww-muted" dateTime={entry.at}>
        {momentText(entry.at, locale)}
      </time>
    </li>
  )
}
