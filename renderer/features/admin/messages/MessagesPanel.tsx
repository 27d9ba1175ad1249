import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useMay } from '#renderer/session/use-may.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useMedia } from '#renderer/ui/use-media.ts'
import { ListFrame } from '../ListFrame.tsx'
import { ListPages } from '../ListPages.tsx'
import { useAccountNews } from '../use-account-news.ts'
import { PAGE_SIZE } from '../use-people.ts'
import { InboxTools } from './InboxTools.tsx'
import { MESSAGES_KEY } from './messages-key.ts'
import styles from './messages.module.css'
import { TextModulesDialog } from './TextModulesDialog.tsx'
import { ThreadList } from './ThreadList.tsx'
import { ThreadPane } from './ThreadPane.tsx'
import { FIRST_BOX, type InboxView, useInboxView, useThreads } from './use-threads.ts'
import { WriteDialog } from './WriteDialog.tsx'

/** From here on there is room for list and thread side by side; as in `messages.module.css`. */
const WIDE = '(min-width: 1000px)'
const EVERYTHING = { box: 'all', projectId: null, unitId: null, search: '' } as const

/** What buyers and the team write to each other, what waits for the team first (MSG-1). */
export function MessagesPanel() {
  const { t } = useTranslation('admin')
  const { threadId } = useParams()
  const isWide = useMedia(WIDE)
  const [view, change] = useInboxView()
  // The menu, which listens too, is not there on a narrow screen.
  useAccountNews('messages', MESSAGES_KEY)
  const showsList = isWide || threadId === undefined
  return (
    <div className={styles.inbox}>
      {showsList ? (
        <Inbox view={view} onChange={change} openId={threadId ?? null} />
      ) : (
        <h1 className="visually-hidden">{t('messages.title')}</h1>
      )}
      {threadId === undefined ? <NothingOpen isWide={isWide} /> : <ThreadPane key={threadId} threadId={threadId} />}
    </div>
  )
}

interface InboxProps {
  readonly view: InboxView
  readonly onChange: (part: Partial<InboxView>) => void
  readonly openId: string | null
}

function Inbox({ view, onChange, openId }: InboxProps) {
  const { t } = useTranslation('admin-messages')
  const { t: tAdmin } = useTranslation('admin')
  const list = useThreads(view)
  const total = list.data?.total ?? 0
  const isNarrowed = view.projectId !== null || view.unitId !== null || view.search !== ''
  const hasNone = list.data?.counts.all === 0 && !isNarrowed
  return (
    <section className={styles.list} aria-labelledby="admin-messages">
      <div className={styles.listHead}>
        <h1 id="admin-messages">{tAdmin('messages.title')}</h1>
        <Actions />
      </div>
      <InboxTools view={view} onChange={onChange} counts={list.data?.counts} />
      <ListFrame
        list={list}
        icon="mail"
        empty={
          view.box === FIRST_BOX && !hasNone && !isNarrowed
            ? { title: t('done.title'), body: t('done.body') }
            : { title: t('empty.title'), body: t('empty.body') }
        }
        onAll={hasNone || (view.box === FIRST_BOX && !isNarrowed) ? null : () => onChange(EVERYTHING)}
      >
        {(rows) => <ThreadList threads={rows} view={view} openId={openId} />}
      </ListFrame>
      <ListPages page={view.page} pageCount={Math.ceil(total / PAGE_SIZE)} onPage={(page) => onChange({ page })} />
    </section>
  )
}

/** Writing anew, and the texts that are used again and again. */
function Actions() {
  const { t } = useTranslation('admin-messages')
  const mayAnswer = useMay('answerMessages')
  const [open, setOpen] = useState<'write' | 'modules' | null>(null)
  const close = () => setOpen(null)
  if (!mayAnswer) return null
  return (
    <div className="ww-row ww-gap-8">
      <IconButton label={t('modules.title')} onClick={() => setOpen('modules')}>
        <NamedIcon name="list" />
      </IconButton>
      <Button variant="contained" startIcon={<NamedIcon name="plus" size={20} />} onClick={() => setOpen('write')}>
        {t('write.open')}
      </Button>
      {open === 'write' ? <WriteDialog onClose={close} /> : null}
      {open === 'modules' ? <TextModulesDialog onClose={close} /> : null}
    </div>
  )
}

function NothingOpen({ isWide }: { isWide: boolean }) {
  const { t } = useTranslation('admin-messages')
  if (!isWide) return null
  return (
    <p className={`ww-centred ww-muted ${styles.nothing}`}>
      <NamedIcon name="mail" size={28} />
      {t('nothingOpen')}
    </p>
  )
}
