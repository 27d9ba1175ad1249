import Fab from '@mui/material/Fab'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router-dom'
import { Footer } from '#renderer/features/legal/index.ts'
import { PageMenu } from '#renderer/features/page-menu/index.ts'
import { UnitHeader, usePageTop } from '#renderer/features/unit-header/index.ts'
import { useOutbox } from '#renderer/parts/letters/index.ts'
import { MessageIcon } from '#renderer/parts/messages/index.ts'
import { useMay } from '#renderer/session/use-may.ts'
import { Button, ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useMedia } from '#renderer/ui/use-media.ts'
import { useTitle } from '#renderer/ui/use-title.ts'
import { homePath } from '#renderer/unit/address/paths.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './InboxPage.module.css'
import { teamInboxPath, TWO_PANES, useInboxPlace } from './inbox-place.ts'
import { ListPane } from './ListPane.tsx'
import { NewMessage } from './NewMessage.tsx'
import { ThreadPane } from './ThreadPane.tsx'
import { useLiveThreads, useThreads } from './use-threads.ts'

/** What buyers and the project's team write to each other (INB-16); where there is no inbox, the unit's home. */
export function InboxPage() {
  const { basePath, project } = useOpenUnit()
  const { isOffered } = useInboxPlace()
  const hasTwoPanes = useMedia(TWO_PANES)
  const outbox = useOutbox()
  useEffect(() => outbox.start(), [outbox])
  useLiveThreads()
  usePageTop()
  if (!isOffered) return <Navigate to={homePath(basePath, project)} replace />
  return hasTwoPanes ? <SideBySide /> : <OneByOne />
}

/** List and thread beside each other; the first is open where none is named (INB-24, decision 47). */
function SideBySide() {
  const { t } = useTranslation('inbox')
  const { name } = useOpenUnit()
  const { isNew, threadId, isDemo, isBuyer } = useInboxPlace()
  const { data } = useThreads({ search: '', page: 1, isNeeded: isBuyer })
  const openId = isNew ? null : (threadId ?? data?.threads[0]?.id ?? null)
  useTitle(t('title'), name)
  return (
    <div className={`ww-page ${styles.page}`}>
      <UnitHeader />
      <div className={`ww-content ${styles.body}`}>
        <PageMenu />
        <main className={styles.inbox}>
          <div className={styles.top}>
            <h1 className="ww-title">{t('title')}</h1>
            <NewButton />
          </div>
          <Hints />
          {isBuyer || isDemo ? (
            <div className={styles.panes}>
              <ListPane openId={openId} />
              <section className={styles.pane} aria-label={t(isNew ? 'new' : 'title')}>
                {!isBuyer ? null : isNew ? <NewMessage /> : <OpenPane threadId={openId} />}
              </section>
            </div>
          ) : null}
        </main>
      </div>
      <Footer />
    </div>
  )
}

/** The list, and after it the thread or the form (decision 47). */
function OneByOne() {
  const { t } = useTranslation('inbox')
  const { basePath, project, name } = useOpenUnit()
  const { isNew, threadId, newMessage, isDemo, isBuyer } = useInboxPlace()
  useTitle(t('title'), name)
  if (isBuyer && (isNew || threadId !== null))
    return (
      <div className={`ww-page ${styles.page}`}>
        <main className={styles.single}>{isNew ? <NewMessage /> : <OpenPane threadId={threadId} />}</main>
      </div>
    )
  return (
    <div className={`ww-page ${styles.page}`}>
      <UnitHeader back={{ to: homePath(basePath, project), label: t('backHome') }} />
      <main className={styles.single}>
        <h1 className="ww-title">{t('title')}</h1>
        <Hints />
        {isBuyer || isDemo ? <ListPane openId={null} /> : null}
        {isDemo ? (
          <NewButton />
        ) : isBuyer ? (
          <Fab className={styles.float} variant="extended" color="primary" component={Link} to={newMessage}>
            <MessageIcon name="write" />
            {t('new')}
          </Fab>
        ) : null}
      </main>
      <Footer />
    </div>
  )
}

function OpenPane({ threadId }: { threadId: string | null }) {
  return threadId === null ? null : <ThreadPane key={threadId} threadId={threadId} />
}

/** INB-7; INB-19: in a demonstration it looks alike and does nothing. */
function NewButton() {
  const { t } = useTranslation('inbox')
  const { newMessage, isDemo, isBuyer } = useInboxPlace()
  if (!isBuyer && !isDemo) return null
  const look = { variant: 'contained', startIcon: <MessageIcon name="write" size={20} /> } as const
  return isDemo ? (
    <Button {...look} disabled>
      {t('new')}
    </Button>
  ) : (
    <ButtonLink {...look} to={newMessage}>
      {t('new')}
    </ButtonLink>
  )
}

/** Why nothing can be written here, and where the team does. */
function Hints() {
  const { t } = useTranslation('inbox')
  const { unit } = useOpenUnit()
  const { isDemo, isBuyer } = useInboxPlace()
  const maySee = useMay('seeMessages', unit.projectId)
  if (isDemo) return <p className="ww-muted">{t('demo')}</p>
  if (isBuyer) return null
  return (
    <div className={styles.hints}>
      <p className="ww-muted">{t('staff')}</p>
      {maySee ? (
        <ButtonLink variant="outlined" to={teamInboxPath(unit)} endIcon={<NamedIcon name="arrowRight" size={20} />}>
          {t('toTeam')}
        </ButtonLink>
      ) : null}
    </div>
  )
}
