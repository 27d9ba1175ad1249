import { Button } from '#renderer/ui/Button.tsx'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotify } from '#renderer/notifications/index.ts'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import type { ConfiguratorDialogProps } from '#renderer/unit/dialogs/dialogs.types.ts'
import { DoneScreen } from '../prospect/DoneScreen.tsx'
import { failureKey } from '../prospect/failure-key.ts'
import type { ContactForm } from '../prospect/prospect-form.ts'
import { SendActions } from '../prospect/SendActions.tsx'
import { useSendProspect } from '../prospect/use-send-prospect.ts'
import { ContactRequestForm } from './ContactRequestForm.tsx'
import { SellerCard } from './SellerCard.tsx'

/** Asks for contact (PRO-2 to PRO-14). Each opening begins with the form. */
export function ContactDialog({ onClose }: ConfiguratorDialogProps<'contact'>) {
  const { t } = useTranslation('prospects')
  const notify = useNotify()
  const send = useSendProspect()
  const formId = useId()
  /** Whether it has reached the sellers, or waits for the network; null = not sent. */
  const [sent, setSent] = useState<'arrived' | 'waiting' | null>(null)
  const isSent = sent !== null
  const [failure, setFailure] = useState<ReturnType<typeof failureKey> | null>(null)
  const [form, setForm] = useState({ canSubmit: false, isSubmitting: false })
  // The form is gone when it was sent, and says nothing more.
  const isSending = form.isSubmitting && !isSent

  const submit = async ({ firstName, lastName, email, phone, message }: ContactForm) => {
    setFailure(null)
    const result = await send({
      email,
      name: `${firstName} ${lastName}`,
      subject: '',
      comment: message,
      contact: { firstName, lastName, phone: phone === '' ? null : phone },
      requestsContact: true,
    })
    if (result.ok) {
      // PRO-12: the form is gone with what was in it.
      setSent(result.value === null ? 'waiting' : 'arrived')
      return true
    }
    setFailure(failureKey(result.error))
    notify({
      severity: 'error',
      title: t('components.contactModal.submitted.errorTitle'),
      body: t('components.contactModal.submitted.error'),
    })
    return false
  }

  return (
    <Dialog
      title={sent === 'waiting' ? t('kiosk.contactWaitingTitle') : t(isSent ? 'contact.sentTitle' : 'contact.title')}
      size="medium"
      onClose={isSending ? null : onClose}
      actions={
        isSent ? (
          <Button variant="contained" size="large" onClick={onClose}>
            {t('done')}
          </Button>
        ) : (
          <SendActions
            formId={formId}
            canSubmit={form.canSubmit}
            isSending={isSending}
            label={t('contact.submit')}
            onCancel={onClose}
          />
        )
      }
    >
      {isSent ? (
        <DoneScreen icon="check" words={sent === 'waiting' ? t('kiosk.contactWaiting') : t('contact.sent')} />
      ) : (
        <>
          <SellerCard />
          <ContactRequestForm id={formId} failure={failure} onState={setForm} onSubmit={submit} />
        </>
      )}
    </Dialog>
  )
}
