import CircularProgress from '@mui/material/CircularProgress'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { useStaff } from '../staff/staff.store.ts'
import { useKiosk } from '../state/kiosk.store.ts'
import { isInFrame, watchIdle } from './idle-watch.ts'
import styles from './IdleGuard.module.css'
import { endVisit } from './end-visit.ts'
import { useVisit } from './visit.store.ts'

const SECOND = 1_000

/** ms that somebody may be busy in the form of another host, whose touches this page never hears of. */
const IN_FRAME = 300_000

/** What the countdown is about. */
type Counting = 'no' | 'page' | 'form'

/**
 * Ends a visit that nobody goes on with, after a countdown that any touch stops (decision 35). It waits while staff are
 * at work: their door closes by itself, later where they have to fetch something, and the time begins anew with that.
 */
export function IdleGuard() {
  const idleSeconds = useKiosk(({ host }) => host?.settings.idleSeconds ?? 0)
  const isTouched = useFirstTouch()
  const isOpen = useVisit(({ phase }) => phase === 'opening' || phase === 'open')
  const isWithStaff = useStaff((staff) => staff.isOpen)
  const [counting, setCounting] = useState<Counting>('no')
  const stay = useCallback(() => setCounting('no'), [])
  const isWatching = isOpen && isTouched && !isWithStaff && counting === 'no' && idleSeconds > 0
  useEffect(() => {
    if (!isWatching) return undefined
    const patience = { usual: idleSeconds * SECOND, inFrame: IN_FRAME }
    return watchIdle(patience, () => setCounting(isInFrame() ? 'form' : 'page'))
  }, [isWatching, idleSeconds])
  return counting !== 'no' && isOpen ? <Countdown isForm={counting === 'form'} onStay={stay} /> : null
}

/** Whether anybody has touched anything: as long as nobody has, there is nothing to forget. */
function useFirstTouch(): boolean {
  const isTouched = useVisit((visit) => visit.isTouched)
  useEffect(() => {
    if (isTouched) return undefined
    const note = () => useVisit.setState({ isTouched: true })
    window.addEventListener('pointerdown', note, { capture: true, once: true })
    window.addEventListener('keydown', note, { capture: true, once: true })
    return () => {
      window.removeEventListener('pointerdown', note, { capture: true })
      window.removeEventListener('keydown', note, { capture: true })
    }
  }, [isTouched])
  return isTouched
}

function Countdown({ isForm, onStay }: { isForm: boolean; onStay: () => void }) {
  const { t } = useTranslation('kiosk')
  const seconds = useKiosk(({ host }) => host?.settings.countdownSeconds ?? 15)
  const left = useSecondsLeft(seconds)
  useEffect(() => {
    if (left === 0) void endVisit()
  }, [left])
  useAnyTouch(onStay)
  return (
    <Dialog
      title={t('idle.title')}
      size="small"
      onClose={onStay}
      actions={
        <Button variant="contained" size="large" onClick={onStay}>
          {t(isForm ? 'idle.stayInForm' : 'idle.stay')}
        </Button>
      }
    >
      <div className="ww-centred">
        <span className={styles.clock} role="timer" aria-label={t('idle.seconds', { count: left })}>
          <CircularProgress
            variant="determinate"
            enableTrackSlot
            size="9rem"
            thickness={2}
            value={(left / seconds) * 100}
            aria-hidden
          />
          <strong aria-hidden="true">{left}</strong>
        </span>
        <p className="ww-muted" role="alert">
          {t(isForm ? 'idle.form' : 'idle.body')}
        </p>
      </div>
    </Dialog>
  )
}

/** Counts down by the clock, so that a busy page does not make it longer. */
function useSecondsLeft(seconds: number): number {
  const [end] = useState(() => performance.now() + seconds * SECOND)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - performance.now()) / SECOND))), 200)
    return () => clearInterval(timer)
  }, [end])
  return left
}

/** A touch anywhere goes on; once it is over, so that it does not reach what lies below. */
function useAnyTouch(onTouch: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const touched = () => {
      timer = setTimeout(onTouch)
    }
    for (const sign of ['pointerup', 'keydown', 'wheel'] as const)
      window.addEventListener(sign, touched, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of ['pointerup', 'keydown', 'wheel'] as const)
        window.removeEventListener(sign, touched, { capture: true })
    }
  }, [onTouch])
}
