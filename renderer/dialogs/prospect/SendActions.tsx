import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'

interface SendActionsProps {
  readonly formId: string
  readonly canSubmit: boolean
  readonly isSending: boolean
  /** Of the button that sends. */
  readonly label: string
  readonly ref?: Ref<HTMLButtonElement>
  /** Of the button that leaves; without it, that nothing is sent. */
  readonly cancelLabel?: string
  readonly onCancel: () => void
}

/** Leaves a form that goes to the sellers, or sends it. */
export function SendActions({ formId, canSubmit, isSending, label, ref, cancelLabel, onCancel }: SendActionsProps) {
  const { t } = useTranslation('prospects')
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        size="large"
        aria-disabled={isSending}
        onClick={isSending ? undefined : onCancel}
      >
        {cancelLabel ?? t('cancel')}
      </Button>
      <Button
        {...(ref === undefined ? {} : { ref })}
        type="submit"
        form={formId}
        variant="contained"
        size="large"
        // Not `disabled` while sending: the focus stays where it was.
        disabled={!canSubmit && !isSending}
        aria-disabled={isSending}
      >
        {isSending ? t('sending') : label}
      </Button>
    </>
  )
}
