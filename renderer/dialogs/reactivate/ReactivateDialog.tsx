import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { TextArea } from '#renderer/ui/TextArea.tsx'
import { changeStatus, type StatusOutcome } from '#renderer/unit/order/change-status.ts'
import { useUnitState } from '#renderer/unit/state/derive.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { ConfiguratorDialogProps } from '#renderer/unit/dialogs/dialogs.types.ts'

/** CFG-29: asks before a completed unit is opened again, and says when that does not work. */
export function ReactivateDialog({ onClose }: ConfiguratorDialogProps<'reactivate'>) {
  const { t } = useTranslation('checkout')
  const openUnit = useOpenUnit()
  const { completed } = useUnitState()
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
    const outcome = await changeStatus(openUnit, { status: 'pending', message: message.trim() })
    if (outcome === 'done' || outcome === 'already') onClose()
    else setStep(outcome)
  }
  return (
    <Dialog
      title={t('reactivate.title')}
      onClose={isSending ? null : onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" disabled={isSending} onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="contained" aria-disabled={isSending}>
            {t(isSending ? 'reactivate.sending' : 'reactivate.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} className="ww-stack ww-gap-20" onSubmit={(event) => void submit(event)}>
        {step === 'asking' || isSending ? null : (
          <FormFailure>{t(`reactivate.${step === 'unsaved' ? 'failed' : step}`)}</FormFailure>
        )}
        <p>
          {t('reactivate.body')} {openUnit.flags.showPricing ? t('reactivate.prices') : null}
        </p>
        <TextArea label={t('reactivate.message')} value={message} maxLength={5_000} onChange={setMessage} />
      </form>
    </Dialog>
  )
}
