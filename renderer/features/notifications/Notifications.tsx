import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useTopLiveRegion } from '#renderer/ui/dialog/dialog-layer.ts'
import { CloseIcon } from '#renderer/ui/icons.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { type Notice, useNotifications } from './notifications.store.ts'

const Region = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetBlockEnd: theme.spacing(3),
  insetInlineStart: '50%',
  translate: '-50% 0',
  width: 'min(26rem, calc(100vw - 2rem))',
  display: 'grid',
  gap: theme.spacing(1),
  pointerEvents: 'none',
  // Small screens have the way on at their lower edge: it stays in reach. Pages that need the space below more
  // than the one above say so.
  [theme.breakpoints.down('md')]: {
    insetBlockEnd: 'calc(84px + env(safe-area-inset-bottom, 0px))',
    'html[data-notices="top"] &': { insetBlock: 'calc(12px + env(safe-area-inset-top, 0px)) auto' },
  },
}))

const Card = styled('div')<{ 'data-severity': Notice['severity'] }>(({ theme, ...props }) => ({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 1, 1.5, 2),
  borderRadius: 12,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.surface.line}`,
  borderInlineStart: `4px solid ${theme.vars.palette[props['data-severity']].main}`,
  boxShadow: '0 12px 32px rgb(0 0 0 / 0.18)',
  animation: 'ww-fade-in 200ms ease-out',
  '& > div': { flex: 1, minWidth: 0, alignSelf: 'center' },
  '& strong': { display: 'block', fontWeight: 600, fontSize: '0.95rem' },
  '& p': { margin: 0, fontSize: '0.875rem', lineHeight: 1.45, color: theme.vars.palette.text.secondary },
}))

const Action = styled('button')(({ theme }) => ({
  font: 'inherit',
  fontWeight: 600,
  minHeight: 44,
  marginTop: theme.spacing(0.5),
  padding: theme.spacing(0, 0.5),
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: theme.vars.palette.primary.main,
  cursor: 'pointer',
}))

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
    <Card
      data-severity={notice.severity}
      aria-live={notice.isQuiet === true ? 'off' : undefined}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div>
        <strong>{notice.title}</strong>
        {notice.body !== undefined && <p>{notice.body}</p>}
        {notice.action !== undefined && (
          <Action
            type="button"
            onClick={() => {
              notice.action?.run()
              dismiss(notice.id)
            }}
          >
            {notice.action.label}
          </Action>
        )}
      </div>
      <IconButton label={t('notifications.dismiss')} onClick={() => dismiss(notice.id)}>
        <CloseIcon />
      </IconButton>
    </Card>
  )
}

/**
 * The notifications on screen, at most three (SHL-21). Read out politely by screen readers: the page's live region is
 * always there, and the cards move into that of the topmost dialog while one is open.
 */
export function Notifications() {
  const { t } = useTranslation()
  const notices = useNotifications((state) => state.notices)
  const [page, setPage] = useState<HTMLElement | null>(null)
  const live = useTopLiveRegion() ?? page
  return (
    <>
      {createPortal(<div ref={setPage} aria-live="polite" aria-relevant="additions" />, document.body)}
      {live === null
        ? null
        : createPortal(
            <Region aria-label={t('notifications.region')}>
              {notices.map((notice) => (
                <NoticeCard key={notice.id} notice={notice} />
              ))}
            </Region>,
            live,
          )}
    </>
  )
}
