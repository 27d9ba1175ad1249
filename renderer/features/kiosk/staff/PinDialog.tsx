import { Button } from '#renderer/ui/Button.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { enterStaffMode } from '#shared/contracts/kiosk/host.contract.ts'
import { call } from '#renderer/api/index.ts'
import { formatTime } from '#renderer/i18n/format-time.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './PinDialog.module.css'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
const MIN = 6
const MAX = 12

interface PinDialogProps {
  readonly onEntered: (token: string) => void
  readonly onClose: () => void
}

/** A pad of large keys for the staff's PIN; the keys of a keyboard do as well. The PIN itself is never shown. */
export function PinDialog({ onEntered, onClose }: PinDialogProps) {
  const { t } = useTranslation('kiosk')
  const [pin, setPin] = useState('')
  const { failure, isBusy, submit } = useEnter(onEntered)
  const add = (digit: string) => setPin((before) => (before + digit).slice(0, MAX))
  const erase = () => setPin((before) => before.slice(0, -1))
  const enter = () => {
    if (pin.length < MIN || isBusy) return
    void submit(pin)
    setPin('')
  }
  useKeys({ add, erase, enter })
  return (
    <Dialog title={t('staff.pinTitle')} size="small" onClose={onClose}>
      <div className={`ww-centred ${styles.pad}`} role="group" aria-label={t('staff.pin')}>
        <p className={styles.dots} role="status">
          <span className="visually-hidden">
            {pin === '' ? t('staff.noDigits') : t('staff.entered', { count: pin.length })}
          </span>
          {Array.from({ length: Math.max(MIN, pin.length) }, (_, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <i key={index} data-filled={index < pin.length || undefined} aria-hidden="true" />
          ))}
        </p>
        <p className={`ww-error ${styles.failure}`} role="alert">
          {failure}
        </p>
        <div className={styles.keys}>
          {DIGITS.map((digit) => (
            <Button key={digit} variant="outlined" color="inherit" onClick={() => add(digit)}>
              {digit}
            </Button>
          ))}
          <Button color="inherit" aria-label={t('staff.erase')} onClick={erase}>
            <NamedIcon name="chevronLeft" size={28} />
          </Button>
          <Button variant="outlined" color="inherit" onClick={() => add('0')}>
            0
          </Button>
          <Button
            variant="contained"
            aria-label={t('staff.enter')}
            aria-disabled={pin.length < MIN || isBusy}
            onClick={enter}
          >
            <NamedIcon name="check" size={28} />
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

interface Keys {
  readonly add: (digit: string) => void
  readonly erase: () => void
  readonly enter: () => void
}

/** The keys of a keyboard, wherever the focus is. */
function useKeys({ add, erase, enter }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (/^\d$/.test(event.key)) add(event.key)
    else if (event.key === 'Backspace') erase()
    // On a button the browser presses that one.
    else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) enter()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

function useEnter(onEntered: (token: string) => void) {
  const { t } = useTranslation('kiosk')
  const locale = useLocale()
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (pin: string) => {
    setIsBusy(true)
    setFailure('')
    const result = await call(enterStaffMode, { body: { pin }, silent: true })
    setIsBusy(false)
    if (!result.ok) return setFailure(t('staff.failed'))
    const answer = result.value
    if (answer.outcome === 'entered') onEntered(answer.token)
    else if (answer.outcome === 'wrong') setFailure(t('staff.wrong', { count: answer.triesLeft }))
    else setFailure(t('staff.locked', { time: formatTime(answer.until, locale, 'clock') }))
  }
  return { failure, isBusy, submit }
}
