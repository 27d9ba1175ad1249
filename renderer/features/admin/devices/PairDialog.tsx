import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { createPairingCode } from '#shared/contracts/http/devices.contract.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { type ApiError, call } from '#renderer/api/index.ts'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { getFailure } from '#renderer/ui/form-failure.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { Button, ButtonLink } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { minutesLeft } from './device-state.ts'
import styles from './devices.module.css'
import { DEVICES_KEY, useDevices } from './use-devices.ts'

type Pairing = AnswerOf<typeof createPairingCode>

const MAX_NAME = 80
/** ms between two looks whether the device is there, while somebody is typing the code into it. */
const LOOK_MS = 3_000

interface PairDialogProps {
  /** The devices that are there already. */
  readonly known: readonly string[]
  readonly onClose: () => void
}

/** Names a new device, shows the code to type into it, and says when it has arrived. */
export function PairDialog({ known, onClose }: PairDialogProps) {
  const { t } = useTranslation('admin-devices')
  const formId = useId()
  const form = usePairing()
  const { pairing } = form
  const { accountId = '' } = useParams()
  const [before] = useState(known)
  const arrived = useDevices().data?.rows.find(({ id }) => !before.includes(id))
  const isDone = pairing !== null && arrived !== undefined
  return (
    <Dialog
      title={t('pair.title')}
      onClose={form.isSubmitting ? null : onClose}
      actions={
        pairing === null ? (
          <>
            <Button disabled={form.isSubmitting} onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" form={formId} variant="contained" disabled={form.isSubmitting}>
              {t('pair.submit')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="outlined" onClick={onClose}>
              {t(isDone ? 'pair.done' : 'pair.close')}
            </Button>
            {isDone ? (
              <ButtonLink variant="contained" to={linkTo('adminDevice', { accountId, deviceId: arrived.id })}>
                {t('pair.choose')}
              </ButtonLink>
            ) : null}
          </>
        )
      }
    >
      {pairing === null ? (
        <form id={formId} className="ww-stack ww-gap-20" noValidate onSubmit={form.submit}>
          {form.failure === null ? null : (
            <FormFailure>{t(`failure.${getFailure(form.failure) ?? 'other'}`)}</FormFailure>
          )}
          <TextField
            label={t('name')}
            hint={t('pair.nameHint')}
            value={form.name}
            maxLength={MAX_NAME}
            autoComplete="off"
            required
            error={form.isMissing ? t('validations.required') : null}
            onChange={(event) => form.setName(event.target.value)}
          />
        </form>
      ) : isDone ? (
        <p className="ww-centred" role="status">
          <NamedIcon name="check" size={28} />
          <strong>{t('pair.arrived', { name: arrived.name })}</strong>
          <span className="ww-muted">{t('pair.next')}</span>
        </p>
      ) : (
        <Code pairing={pairing} onAgain={form.again} />
      )}
    </Dialog>
  )
}

function usePairing() {
  const queryClient = useQueryClient()
  const [name, setName] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [isSubmitting, setIsSubmitting] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [pairing, setPairing] = useState<Pairing | null>(null)
  const send = async () => {
    setFailure(null)
    setIsSubmitting(true)
    const result = await call(createPairingCode, { body: { name: name.trim() }, silent: true })
    setIsSubmitting(false)
    if (result.ok) setPairing(result.value)
    else setFailure(result.error)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsMissing(name.trim() === '')
    if (name.trim() !== '' && !isSubmitting) void send()
  }
  const isWaiting = pairing !== null
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => void queryClient.invalidateQueries({ queryKey: DEVICES_KEY }), LOOK_MS)
    return () => clearInterval(timer)
  }, [isWaiting, queryClient])
  return { name, setName, isMissing, isSubmitting, failure, pairing, submit, again: () => setPairing(null) }
}

/** The code, large enough to read across a room, with the time that it still holds. */
function Code({ pairing: { code, expiresAt }, onAgain }: { pairing: Pairing; onAgain: () => void }) {
  const { t } = useTranslation('admin-devices')
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5_000)
    return () => clearInterval(timer)
  }, [])
  const minutes = minutesLeft(Date.parse(expiresAt), now)
  if (minutes === 0) {
    return (
      <div className="ww-centred" role="status">
        <p>{t('pair.expired')}</p>
        <Button variant="contained" onClick={onAgain}>
          {t('pair.again')}
        </Button>
      </div>
    )
  }
  return (
    <div className="ww-centred">
      <p>{t('pair.how', { address: window.location.origin })}</p>
      <output
        className={`ww-row ww-wrap ww-gap-12 ww-tint ww-inset ${styles.code}`}
        aria-label={t('pair.code', { code: code.split('').join(' ') })}
      >
        <span aria-hidden="true">{code.slice(0, 4)}</span>
        <span aria-hidden="true">{code.slice(4)}</span>
      </output>
      <p role="status">{t('pair.minutes', { count: minutes })}</p>
    </div>
  )
}
