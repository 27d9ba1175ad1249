import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useTopLiveRegion } from '#renderer/ui/dialog/dialog-layer.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { CloseIcon, type IconName, NamedIcon } from '#renderer/ui/icons.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { useNoticePlace } from './notice-place.store.ts'
import styles from './notifications.module.css'
import { type Notice, useNotifications } from './notifications.store.ts'

const SIGNS: Readonly<Record<Notice['severity'], IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  error: 'alert',
}

/**
 * One notice: a light part and not Material's `Alert` (ADR 20), because what says that nothing can be loaded has to be there
 * before.
 */
function NoticeCard({ notice }: { notice: Notice }) {
  const { t } = useTranslation()
  const dismiss = useNotifications((state) => state.dismiss)
  const renew = useNotifications((state) => state.renew)
  const { id, until } = notice
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return () => renew(id)
    const timer = window.setTimeout(() => dismiss(id), until - Date.now())
    return () => window.clearTimeout(timer)
  }, [id, until, isHeld, dismiss, renew])
  const hold = () => setIsHeld(true)
  const release = () => setIsHeld(false)
  return (
    <div
      className={styles.notice}
      data-notice="card"
      data-severity={notice.severity}
      // The region around it is what is read out.
      aria-live={notice.isQuiet === true ? 'off' : undefined}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span className={styles.sign}>
        <NamedIcon name={SIGNS[notice.severity]} size={20} />
      </span>
      <div className={styles.words}>
        <strong>{notice.title}</strong>
        {notice.body !== undefined && <p className="ww-muted">{notice.body}</p>}
        {notice.action !== undefined && (
          <Button
            onClick={() => {
              notice.action?.run()
              dismiss(notice.id)
            }}
          >
            {notice.action.label}
          </Button>
        )}
      </div>
      <IconButton label={t('notifications.dismiss')} onClick={() => dismiss(notice.id)} edge="end">
        <CloseIcon />
      </IconButton>
    </div>
  )
}

/**
 * The notifications on screen, at most three (SHL-21), where the page has a place for them. Read out politely by screen
 * readers: live regions are always there, and the cards move into that of the topmost dialog while one is open.
 */
export function Notifications() {
  const { t } = useTranslation()
  const notices = useNotifications((state) => state.notices)
  const [page, setPage] = useState<HTMLElement | null>(null)
  const place = useNoticePlace()
  const live = useTopLiveRegion() ?? place?.live ?? page
  return (
    <>
      {createPortal(<div ref={setPage} aria-live="polite" aria-relevant="additions" />, document.body)}
      {live === null
        ? null
        : createPortal(
            <section className={place === null ? styles.region : styles.listed} aria-label={t('notifications.region')}>
              {notices.map((notice) => (
                <NoticeCard key={notice.id} notice={notice} />
              ))}
            </section>,
            live,
          )}
    </>
  )
}
