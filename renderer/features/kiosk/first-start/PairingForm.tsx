import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PairingCodeSchema } from '#shared/contracts/http/devices.contract.ts'
import { pairKiosk } from '#shared/contracts/kiosk/host.contract.ts'
import { call } from '#renderer/api/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { readKioskState } from '../state/kiosk.store.ts'
import styles from './FirstStart.module.css'
import { portalAddress } from './portal-address.ts'
import { useHasNetwork } from './use-has-network.ts'

/** ms; the portal is asked on the way. */
const TIMEOUT = 30_000

interface PairingFormProps {
  /** Where the device belonged before; null = nowhere yet. */
  readonly portalUrl: string | null
  /** Of the staff mode, for a device that shows its project. */
  readonly staffToken?: string
  /** The host has said since how it is. */
  readonly onPaired?: () => void
}

/** Address of the portal and a code from its administration: what makes this kiosk one of its devices. */
export function PairingForm({ portalUrl, staffToken, onPaired }: PairingFormProps) {
  const { t } = useTranslation('kiosk')
  const [address, setAddress] = useState(portalUrl ?? 'https://')
  const [code, setCode] = useState('')
  const hasNetwork = useHasNetwork()
  const { failure, isBusy, pair } = usePairing(staffToken, onPaired)
  /** Looked at when the button is pressed, and no more once the field is put right. */
  const [isAsked, setIsAsked] = useState(false)
  const addressField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  const whole = portalAddress(address)
  const isCode = PairingCodeSchema.safeParse(code).success
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsAsked(true)
    if (whole === null) addressField.current?.focus()
    else if (!isCode) codeField.current?.focus()
    else void pair(whole, code)
  }
  return (
    <form className="ww-stack ww-gap-20" noValidate onSubmit={submit}>
      <p className={`ww-tint ww-inset ${styles.note}`} role="status">
        {hasNetwork ? '' : t('pairing.noNetwork')}
      </p>
      {failure === null ? null : (
        <p className="ww-error" role="alert">
          {failure}
        </p>
      )}
      <TextField
        ref={addressField}
        label={t('pairing.address')}
        error={isAsked && whole === null ? t('pairing.wrong.address') : null}
        hint={t('pairing.addressHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={address}
        required
        onChange={(event) => setAddress(event.currentTarget.value.trim())}
      />
      <div className={styles.code}>
        <TextField
          ref={codeField}
          label={t('pairing.code')}
          error={isAsked && !isCode ? t('pairing.wrong.code') : null}
          hint={t('pairing.codeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          required
          onChange={(event) => setCode(codeIn(event.currentTarget.value))}
        />
      </div>
      <Button type="submit" variant="contained" size="large" aria-disabled={isBusy}>
        {t(isBusy ? 'pairing.busy' : 'pairing.submit')}
      </Button>
    </form>
  )
}

/** As it is written down: blanks and hyphens between the letters are nobody's fault. */
function codeIn(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 8)
}

function usePairing(staffToken: string | undefined, onPaired: (() => void) | undefined) {
  const { t } = useTranslation('kiosk')
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const pair = async (portalUrl: string, code: string) => {
    setIsBusy(true)
    setFailure(null)
    const body = { portalUrl, code, ...(staffToken === undefined ? {} : { token: staffToken }) }
    const result = await call(pairKiosk, { body, silent: true, timeout: TIMEOUT })
    if (!result.ok) setFailure(t('pairing.outcome.other'))
    else if (result.value.outcome !== 'paired') setFailure(t(`pairing.outcome.${result.value.outcome}`))
    // The next screen comes with the next state.
    await readKioskState()
    setIsBusy(false)
    if (result.ok && result.value.outcome === 'paired') onPaired?.()
  }
  return { failure, isBusy, pair }
}
