import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { linkTo } from '#renderer/platform/routes.ts'
import { useMay } from '#renderer/session/use-may.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import { StateChip } from '#renderer/ui/StateChip.tsx'
import { useTitle } from '#renderer/ui/use-title.ts'
import { BackLink } from '../BackLink.tsx'
import { ListFrame } from '../ListFrame.tsx'
import styles from './messages.module.css'
import { StaffComposer } from './StaffComposer.tsx'
import { StaffMessages } from './StaffMessages.tsx'
import { ThreadAside } from './ThreadAside.tsx'
import { useNoteRead, useThreadWork } from './use-thread-work.ts'
import { type StaffThread, useInboxView, useThread, writeView } from './use-threads.ts'

const NOBODY = ''

/** The thread that is open: what was written, what to answer, and what it is about (MSG-2). */
export function ThreadPane({ threadId }: { threadId: string }) {
  const thread = useThread(threadId)
  return (
    <div className={styles.pane}>
      <ListFrame
        isBare
        list={{ ...thread, data: thread.data === undefined ? undefined : { rows: [thread.data] } }}
        empty={{ title: '', body: '' }}
        onAll={null}
      >
        {(rows) => rows.map((one) => <ReadThread key={one.id} thread={one} isFresh={!thread.isFetching} />)}
      </ListFrame>
    </div>
  )
}

interface ReadThreadProps {
  readonly thread: StaffThread
  /** As the server has just said, not as it was when it was open before. */
  readonly isFresh: boolean
}

function ReadThread({ thread, isFresh }: ReadThreadProps) {
  const { t } = useTranslation('admin-messages')
  const { accountId = '' } = useParams()
  const [view] = useInboxView()
  const navigate = useNavigate()
  const work = useThreadWork(thread)
  const mayAnswer = useMay('answerMessages', thread.project.id)
  const heading = useRef<HTMLHeadingElement>(null)
  useTitle(thread.subject)
  useNoteRead(thread, isFresh)
  // Whoever has followed a line of the list reads on here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const back = `${linkTo('adminMessages', { accountId })}?${writeView(view)}`
  return (
    <article className={styles.open} aria-labelledby="open-thread">
      <div className={styles.narrowOnly}>
        <BackLink to={back} label={t('back')} />
      </div>
      <header className={styles.threadHead}>
        <div className="ww-stack ww-gap-4">
          <h2 ref={heading} id="open-thread" tabIndex={-1}>
            {thread.subject}
          </h2>
          <p className={`ww-muted ${styles.facts}`}>
            {[thread.unit.displayName, thread.project.name, ...thread.buyerNames].join(' · ')}
            {thread.state === 'closed' ? <StateChip state="plain" icon="check" label={t('closed')} /> : null}
          </p>
        </div>
        {mayAnswer ? <Handling thread={thread} work={work} onUnread={() => void navigate(back)} /> : null}
      </header>
      <div className={styles.columns}>
        <div className="ww-stack ww-gap-16">
          {mayAnswer ? <StaffComposer key={thread.id} thread={thread} work={work} /> : null}
          <StaffMessages thread={thread} />
        </div>
        <ThreadAside thread={thread} />
      </div>
    </article>
  )
}

interface HandlingProps {
  readonly thread: StaffThread
  readonly work: ReturnType<typeof useThreadWork>
  readonly onUnread: () => void
}

/** Whose it is, and whether it is done with. */
function Handling({ thread, work, onUnread }: HandlingProps) {
  const { t } = useTranslation('admin-messages')
  const isOpen = thread.state === 'open'
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const markUnread = async () => {
    // Whoever has gone on meanwhile stays where that is.
    if ((await work.markUnread()) && isHere.current) onUnread()
  }
  return (
    <div className={styles.handling}>
      <SelectField
        label={t('assignee')}
        value={thread.assignee?.id ?? NOBODY}
        options={[
          { value: NOBODY, label: t('nobody') },
          ...thread.assignable.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(value) => void work.change({ assigneeId: value === NOBODY ? null : value })}
      />
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<NamedIcon name="eyeOff" size={20} />}
        disabled={work.isBusy}
        onClick={() => void markUnread()}
      >
        {t('markUnread')}
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<NamedIcon name={isOpen ? 'check' : 'undo'} size={20} />}
        disabled={work.isBusy}
        onClick={() => void work.change({ state: isOpen ? 'closed' : 'open' })}
      >
        {t(isOpen ? 'close' : 'reopen')}
      </Button>
    </div>
  )
}
