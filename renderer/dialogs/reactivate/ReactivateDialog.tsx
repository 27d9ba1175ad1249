import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { TextArea } from '#renderer/ui/TextArea.tsx'
import { askToReopen } from '#renderer/unit/order/ask-for-reopening.ts'
import { useReopening } from '#renderer/unit/order/use-may-complete.ts'
import { ordersKey } from '#renderer/unit/order/use-orders.ts'
import { changeStatus, type StatusOutcome } from '#renderer/unit/order/change-status.ts'
import { useUnitState } from '#renderer/unit/state/derive.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { ConfiguratorDialogProps } from '#renderer/unit/dialogs/dialogs.types.ts'

/** CFG-29, ORD-6: asks before a completed unit is opened again, or asks the team to, and says when that does not work. */
export function ReactivateDialog({ onClose }: ConfiguratorDialogProps<'reactivate'>) {
  const { t } = useTranslation('checkout')
  const openUnit = useOpenUnit()
  const { completed } = useUnitState()
  const reopening = useReopening()
  // Kept when it is possible no more: what was done has made it so.
  const [isRequest, setIsRequest] = useState(reopening === 'reopening_asked')
  if (reopening !== null && isRequest !== (reopening === 'reopening_asked')) setIsRequest(!isRequest)
  const queryClient = useQueryClient()
  const words = isRequest ? 'asking' : 'reactivate'
  const [step, setStep] = useState<'asking' | 'sending' | Exclude<StatusOutcome, 'done' | 'already'>>('asking')
  const [message, setMessage] = useState('')
  const formId = useId()
  const isSending = step === 'sending'
  // An address of before, or somebody else was faster: there is nothing to ask any more.
  const isDue = completed || step !== 'asking'
  useEffect(() => {
    if (!isDue) onClose()
  }, [isDue, onClose])
  if (!isDue) return null

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setStep('sending')
    const outcome = isRequest
      ? await askToReopen(openUnit, message.trim())
      : await changeStatus(openUnit, { status: 'pending', message: message.trim() })
    void queryClient.invalidateQueries({ queryKey: ordersKey(openUnit.unit.id) })
    if (outcome === 'done' || outcome === 'already') onClose()
    else setStep(outcome)
  }
  return (
    <Dialog
      title={t(`${words}.title`)}
      onClose={isSending ? null : onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" disabled={isSending} onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="contained" aria-disabled={isSending}>
            {t(isSending ? `${words}.sending` : `${words}.submit`)}
          </Button>
        </>
      }
    >
      <form id={formId} className="ww-stack ww-gap-20" onSubmit={(event) => void submit(event)}>
        {step === 'asking' || isSending ? null : (
          <FormFailure>
            {t(isRequest && step === 'failed' ? 'asking.failed' : `reactivate.${step === 'unsaved' ? 'failed' : step}`)}
          </FormFailure>
        )}
        <p>
          {t(`${words}.body`)} {openUnit.flags.showPricing ? t('reactivate.prices') : null}
        </p>
        <TextArea label={t(`${words}.message`)} value={message} maxLength={2_000} onChange={setMessage} />
      </form>
    </Dialog>
  )
}
