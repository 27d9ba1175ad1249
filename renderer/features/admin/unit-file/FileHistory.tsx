import Paper from '@mui/material/Paper'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { momentText } from '#renderer/parts/orders/moment-text.ts'
import { ListFrame } from '../ListFrame.tsx'
import { ListPages } from '../ListPages.tsx'
import { PAGE_SIZE } from '../use-people.ts'
import styles from './unit-file.module.css'
import { useHistory } from './use-unit-file.ts'
import { useHistoryWords } from './use-history-words.ts'

/** Choices of one entry that are listed below its sentence. */
const MAX_LINES = 12

/** What was done to the unit, in sentences, the latest first (FIL-4). */
export function FileHistory({ unitId }: { unitId: string }) {
  const { t } = useTranslation('admin-unit')
  const locale = useLocale()
  const words = useHistoryWords()
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
                <li key={entry.id}>
                  <div className="ww-rest">
                    <p>{words.say(entry)}</p>
                    {words
                      .listLines(entry)
                      .slice(0, MAX_LINES)
                      .map((line) => (
                        <small key={line} className="ww-muted">
                          {line}
                        </small>
                      ))}
                  </div>
                  <time className="ww-muted" dateTime={entry.at}>
                    {momentText(entry.at, locale)}
                  </time>
                </li>
              ))}
            </ol>
          </Paper>
        )}
      </ListFrame>
      <ListPages page={page} pageCount={Math.ceil((history.data?.total ?? 0) / PAGE_SIZE)} onPage={setPage} />
    </>
  )
}
