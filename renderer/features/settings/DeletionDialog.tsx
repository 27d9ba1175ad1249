import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestDeletion } from '#shared/contracts/http/profile.contract.ts'
import { type ApiError, call } from '#renderer/api/index.ts'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { getFailure } from '#renderer/ui/form-failure.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { TextArea } from '#renderer/ui/TextArea.tsx'
import { useSetProfile } from './use-profile.ts'

/** Characters; as the contract has it. */
const MAX_MESSAGE = 2_000

/** Asks once more, and sends the request to delete the user's data (decision 24). */
export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings')
  const set = useSetProfile()
  const [message, setMessage] = useState('')
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)

  const send = async () => {
    setIsSending(true)
    setFailure(null)
    const text = message.trim()
    const result = await call(requestDeletion, { body: text === '' ? {} : { message: text }, silent: true })
    setIsSending(false)
    if (!result.ok) {
      setFailure(result.error)
      return
    }
    set((profile) => ({ ...profile, deletionRequestedAt: result.value.deletionRequestedAt }))
    onClose()
  }

  return (
    <Dialog
      title={t('data.deletionTitle')}
      size="small"
      onClose={isSending ? null : onClose}
      actions={
        <>
          <Button disabled={isSending} onClick={onClose}>
            {t('data.deletionCancel')}
          </Button>
          <Button variant="contained" color="error" disabled={isSending} onClick={() => void send()}>
            {isSending ? t('data.deletionSubmitting') : t('data.deletionSubmit')}
          </Button>
        </>
      }
    >
      <div className="ww-stack ww-gap-20">
        {failure === null ? null : <FormFailure>{t(`failure.${getFailure(failure) ?? 'other'}`)}</FormFailure>}
        <p>{t('data.deletionQuestion')}</p>
        <TextArea
          label={t('data.deletionMessage')}
          value={message}
          rows={3}
          maxLength={MAX_MESSAGE}
          onChange={setMessage}
        />
      </div>
    </Dialog>
  )
}
