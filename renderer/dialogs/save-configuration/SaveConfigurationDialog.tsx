import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { useDialogs } from '#renderer/unit/dialogs/use-dialogs.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { ConfiguratorDialogProps } from '#renderer/unit/dialogs/dialogs.types.ts'
import { failureKey } from '../prospect/failure-key.ts'
import { SendingMark } from '../prospect/SendingMark.tsx'
import type { SaveForm } from '../prospect/prospect-form.ts'
import { SendActions } from '../prospect/SendActions.tsx'
import { type SentProspect, useSendProspect } from '../prospect/use-send-prospect.ts'
import { SavedActions } from './SavedActions.tsx'
import { KeptConfirmation, SavedConfirmation } from './SavedConfirmation.tsx'
import { SELLER_WORDS } from './seller-words.ts'
import { SaveConfigurationForm } from './SaveConfigurationForm.tsx'
import { TakeHomePanel } from './TakeHomePanel.tsx'

type Step =
  | { readonly kind: 'code' }
  | { readonly kind: 'form'; readonly failure: ReturnType<typeof failureKey> | null }
  | { readonly kind: 'sending' }
  | { readonly kind: 'saved'; readonly saved: SentProspect; readonly email: string }

/** Takes the configuration home: by a code at once (TAKE-6), by e-mail: form, sending, saved (PRO-15 to PRO-22). */
export function SaveConfigurationDialog({ onClose }: ConfiguratorDialogProps<'saveConfiguration'>) {
  const { t } = useTranslation('prospects')
  const { project } = useOpenUnit()
  const dialogs = useDialogs()
  const send = useSendProspect()
  const formId = useId()
  const submitButton = useRef<HTMLButtonElement>(null)
  const [step, setStep] = useState<Step>({ kind: 'code' })
  const [canSubmit, setCanSubmit] = useState(false)

  const submit = async ({ email }: SaveForm) => {
    // The field that was left by Enter is hidden next.
    submitButton.current?.focus()
    setStep({ kind: 'sending' })
    const result = await send({
      email,
      name: '',
      ...SELLER_WORDS[project.sourceLanguage],
      contact: null,
      requestsContact: false,
    })
    setStep(
      result.ok ? { kind: 'saved', saved: result.value, email } : { kind: 'form', failure: failureKey(result.error) },
    )
    return result.ok
  }

  if (step.kind === 'code') {
    return (
      <Dialog
        title={t('take.title')}
        size="large"
        onClose={onClose}
        actions={<SavedActions label={t('take.goOn')} onClose={onClose} />}
      >
        <TakeHomePanel
          onMail={() => setStep({ kind: 'form', failure: null })}
          onContact={() => dialogs.replace('contact')}
        />
      </Dialog>
    )
  }
  const isSending = step.kind === 'sending'
  return (
    <Dialog
      title={
        step.kind !== 'saved' ? t('save.title') : t(step.saved === null ? 'kiosk.waitingTitle' : 'save.savedTitle')
      }
      size="medium"
      onClose={isSending ? null : onClose}
      actions={
        step.kind === 'saved' ? (
          <SavedActions onClose={onClose} />
        ) : (
          <SendActions
            ref={submitButton}
            formId={formId}
            canSubmit={canSubmit}
            isSending={isSending}
            label={t('save.submit')}
            cancelLabel={t('take.back')}
            onCancel={() => setStep({ kind: 'code' })}
          />
        )
      }
    >
      {step.kind === 'saved' ? (
        step.saved === null ? (
          <KeptConfirmation email={step.email} />
        ) : (
          <SavedConfirmation saved={step.saved} email={step.email} />
        )
      ) : (
        <>
          {isSending ? <SendingMark text={t('save.sending')} /> : null}
          {/* Stays while sending, so that nothing has to be typed again. */}
          <div hidden={isSending}>
            <SaveConfigurationForm
              id={formId}
              failure={step.kind === 'form' ? step.failure : null}
              onSubmittable={setCanSubmit}
              onSubmit={submit}
            />
          </div>
        </>
      )}
    </Dialog>
  )
}
