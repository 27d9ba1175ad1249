import Alert from '@mui/material/Alert'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiFailure } from '#renderer/api/index.ts'
import { getFailure } from '#renderer/ui/form-failure.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { type IconName, NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './admin.module.css'

export interface ListFrameProps<Row> {
  readonly list: {
    readonly data: { readonly rows: readonly Row[] } | undefined
    readonly error: Error | null
    readonly isPlaceholderData: boolean
    readonly refetch: () => Promise<unknown>
  }
  /** Said when there is nothing at all. */
  readonly empty: { readonly title: string; readonly body: string }
  /** Takes search and filter back; null = nothing is left out. */
  readonly onAll: (() => void) | null
  /** Above the words of an empty list. */
  readonly icon?: IconName
  /** What stands in it brings frames of its own. */
  readonly isBare?: boolean
  readonly children: (rows: readonly Row[]) => ReactNode
}

/**
 * A list in each of its states: on its way, failed, empty, nothing found, there. What is there stays when it cannot be
 * read anew, with every dialog in it (SHL-80).
 */
export function ListFrame<Row>(frame: ListFrameProps<Row>) {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = frame.list
  const failure = error instanceof ApiFailure ? getFailure(error.error) : null
  const again = () => void refetch()
  if (data === undefined && error !== null) {
    return (
      <Paper variant="outlined" className={`ww-centred ${styles.note}`} role="alert">
        <NamedIcon name="alert" size={28} />
        <strong className="ww-heading">{t('failed.title')}</strong>
        {failure === null ? null : <p className="ww-muted">{t(`failure.${failure}`)}</p>}
        <Button variant="outlined" onClick={again}>
          {t('failed.retry')}
        </Button>
      </Paper>
    )
  }
  if (data === undefined) {
    return (
      <Paper variant="outlined" className={`ww-stack ww-gap-20 ${styles.skeleton}`} role="status">
        <span className="visually-hidden">{t('loading')}</span>
        <Skeleton />
        <Skeleton width="72%" />
        <Skeleton />
        <Skeleton width="72%" />
      </Paper>
    )
  }
  return (
    <>
      {error === null ? null : (
        <Alert
          severity="warning"
          className={styles.older}
          action={
            <Button color="inherit" onClick={again}>
              {t('failed.retry')}
            </Button>
          }
        >
          {t('failed.older')}
        </Alert>
      )}
      <Read {...frame} rows={data.rows} />
    </>
  )
}

interface ReadProps<Row> extends ListFrameProps<Row> {
  readonly rows: readonly Row[]
}

function Read<Row>({ list, rows, empty, onAll, icon = 'mail', isBare = false, children }: ReadProps<Row>) {
  const { t } = useTranslation('admin')
  if (rows.length === 0) {
    const words = onAll === null ? empty : { title: t('nothingFound.title'), body: t('nothingFound.body') }
    return (
      <Paper variant="outlined" className={`ww-centred ${styles.note}`}>
        <NamedIcon name={onAll === null ? icon : 'zoomOut'} size={28} />
        <strong className="ww-heading">{words.title}</strong>
        <p className="ww-muted">{words.body}</p>
        {onAll === null ? null : (
          <Button variant="outlined" onClick={onAll}>
            {t('nothingFound.all')}
          </Button>
        )}
      </Paper>
    )
  }
  if (isBare) return children(rows)
  return (
    <Paper variant="outlined" className={styles.frame} aria-busy={list.isPlaceholderData}>
      {children(rows)}
    </Paper>
  )
}
