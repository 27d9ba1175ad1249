import Alert from '@mui/material/Alert'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MIN_REASON, startActing } from '#shared/contracts/http/acting.contract.ts'
import { call } from '#renderer/api/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { TextArea } from '#renderer/ui/TextArea.tsx'
import { beginActing } from '#renderer/unit/acting/acting.store.ts'

interface ActingDialogProps {
  readonly unitId: string
  /** In whose name one may choose; none = for whoever buys the unit. */
  readonly buyers: readonly { readonly id: string; readonly name: string }[]
  readonly onClose: () => void
  readonly onStarted: () => void
}

/** Asks once in whose name and why, before anything is chosen for somebody else (ACT-2). */
export function ActingDialog({ unitId, buyers, onClose, onStarted }: ActingDialogProps) {
  const { t } = useTranslation('acting')
  const [formId, whomId] = [useId(), useId()]
  const [buyerId, setBuyerId] = useState(buyers[0]?.id ?? null)
  const [reason, setReason] = useState('')
  const [state, setState] = useState<'asking' | 'missing' | 'busy' | 'failed'>('asking')
  const isShort = reason.trim().length < MIN_REASON
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'busy') return
    if (isShort) return setState('missing')
    setState('busy')
    const result = await call(startActing, {
      params: { unitId },
      body: { buyerId, reason: reason.trim() },
      silent: true,
    })
    if (!result.ok) return setState('failed')
    const { id, buyerName, endsAt } = result.value
    beginActing({ unitId, id, buyerName, reason: result.value.reason, endsAt })
    onStarted()
  }
  return (
    <Dialog
      title={t('ask.title')}
      size="small"
      onClose={state === 'busy' ? null : onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" disabled={state === 'busy'} onClick={onClose}>
            {t('ask.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="contained" aria-disabled={state === 'busy'}>
            {t('ask.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="ww-stack ww-gap-16" onSubmit={(event) => void submit(event)}>
        <p>{t(buyers.length === 0 ? 'ask.nobody' : 'ask.body')}</p>
        {state === 'failed' ? <Alert severity="error">{t('ask.failed')}</Alert> : null}
        {buyers.length === 0 ? null : (
          <FormControl>
            <FormLabel id={whomId}>{t('ask.whom')}</FormLabel>
            <RadioGroup aria-labelledby={whomId} value={buyerId} onChange={(_, id) => setBuyerId(id)}>
              {buyers.map(({ id, name }) => (
                <FormControlLabel key={id} value={id} control={<Radio />} label={name} />
              ))}
            </RadioGroup>
          </FormControl>
        )}
        <TextArea
          label={t('ask.reason')}
          value={reason}
          maxLength={500}
          hint={t('ask.hint')}
          error={state === 'missing' && isShort ? t('ask.missing') : null}
          onChange={setReason}
        />
      </form>
    </Dialog>
  )
}
