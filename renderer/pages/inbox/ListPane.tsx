import LinearProgress from '@mui/material/LinearProgress'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MessageIcon } from '#renderer/parts/messages/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { Pages } from '#renderer/ui/Pages.tsx'
import { useLater } from '#renderer/ui/use-later.ts'
import styles from './InboxPage.module.css'
import { useInboxPlace } from './inbox-place.ts'
import { ThreadList } from './ThreadList.tsx'
import { THREADS_PER_PAGE, useThreads } from './use-threads.ts'
import { WaitingLetters } from './WaitingLetters.tsx'

/** ms after the last key before it is looked for. */
const TYPED_MS = 250

/** The list with its search; what waits to be sent stands above it. */
export function ListPane({ openId }: { openId: string | null }) {
  const { t } = useTranslation('inbox')
  const { isDemo, isBuyer } = useInboxPlace()
  const [page, setPage] = useState(1)
  const search = useSearch(() => setPage(1))
  const list = useThreads({ search: search.words, page, isNeeded: isBuyer })
  const pageCount = Math.ceil((list.data?.count ?? 0) / THREADS_PER_PAGE)
  const isEmpty = search.words === '' && (isDemo || (list.isSuccess && list.data.threads.length === 0))
  return (
    <section className={styles.list} aria-label={t('list')}>
      {isEmpty ? null : <SearchField {...search} />}
      <Loading isShown={list.isFetching && (list.isPending || list.isPlaceholderData)} />
      {isDemo ? null : <WaitingLetters threadId={null} />}
      {isEmpty ? <Empty /> : null}
      {list.isError && list.data === undefined ? <Failed onRetry={() => void list.refetch()} /> : null}
      {list.data === undefined || isEmpty ? null : list.data.threads.length === 0 ? (
        <NothingFound {...search} />
      ) : (
        <ThreadList threads={list.data.threads} openId={openId} />
      )}
      <div className={styles.pages}>
        <Pages
          page={page}
          pageCount={pageCount}
          words={{
            page: (of) => t('page', { page: of, count: pageCount }),
            previous: t('previous'),
            next: t('next'),
          }}
          onPage={setPage}
        />
      </div>
    </section>
  )
}

/** What is looked for: as it is typed, and a moment later as it is asked for. */
function useSearch(onFind: () => void) {
  const later = useLater(TYPED_MS)
  const [typed, setTyped] = useState('')
  const [words, setWords] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const find = (text: string) => {
    setWords(text.trim())
    onFind()
  }
  return {
    typed,
    words,
    field,
    type: (text: string) => {
      setTyped(text)
      later.soon(() => find(text))
    },
    clear: () => {
      later.drop()
      setTyped('')
      find('')
      // The button goes with what it stands beside.
      field.current?.focus()
    },
  }
}
type Search = ReturnType<typeof useSearch>

function SearchField({ typed, field, type }: Search) {
  const { t } = useTranslation('inbox')
  return (
    <div className={styles.search}>
      <OutlinedInput
        fullWidth
        type="search"
        value={typed}
        inputRef={field}
        placeholder={t('search')}
        startAdornment={<MessageIcon name="search" size={20} />}
        slotProps={{ input: { 'aria-label': t('search'), maxLength: 100 } }}
        onChange={({ target: { value } }) => type(value)}
      />
    </div>
  )
}

function NothingFound({ words, clear }: Search) {
  const { t } = useTranslation('inbox')
  return (
    <div className={styles.empty}>
      <p role="status">{t('nothingFound', { search: words })}</p>
      <Button variant="outlined" onClick={clear}>
        {t('showAll')}
      </Button>
    </div>
  )
}

/** INB-15. */
function Empty() {
  const { t } = useTranslation('inbox')
  return (
    <div className={styles.empty}>
      <h2 className="ww-heading">{t('empty.title')}</h2>
      <p className="ww-muted">{t('empty.text')}</p>
    </div>
  )
}

/** INB-17. Its place is kept, so that nothing moves. */
export function Loading({ isShown }: { isShown: boolean }): ReactNode {
  const { t } = useTranslation('inbox')
  return <div className={styles.loading}>{isShown ? <LinearProgress aria-label={t('loading')} /> : null}</div>
}

export function Failed({ onRetry, isGone = false }: { onRetry: () => void; isGone?: boolean }) {
  const { t } = useTranslation('inbox')
  return (
    <div className={styles.empty}>
      <FormFailure>{t(isGone ? 'gone' : 'failed')}</FormFailure>
      {isGone ? null : (
        <Button variant="outlined" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  )
}
