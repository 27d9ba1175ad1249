import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeStatus, type StatusOutcome } from '#renderer/unit/order/change-status.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { useOrderWords } from '#renderer/unit/order/use-order-words.ts'
import { useUnitState } from '#renderer/unit/state/derive.ts'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { TextArea } from '#renderer/ui/TextArea.tsx'
import { Completed } from './Completed.tsx'
import styles from './CompletionDialog.module.css'
import { completionMessage, PENDING_CHOICES, type PendingChoice } from './completion-message.ts'
import layout from '#renderer/ui/layout.module.css'

type Step = 'asking' | 'sending' | StatusOutcome

/**
 * Completes the unit (CHK-15..22): the project's legal notice (decision 29), what to do about open decisions, a
 * message; then says that it is done. A failure is said here, and the dialog stays. Closing it forgets what was typed.
 */
export function CompletionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('checkout')
  const openUnit = useOpenUnit()
  const { unit, name, project } = openUnit
  const { pendingCount } = useUnitState()
  const [step, setStep] = useState<Step>('asking')
  const [choice, setChoice] = useState<PendingChoice>('option1')
  const [asked, setAsked] = useState<PendingChoice | null>(null)
  const [message, setMessage] = useState('')
  const formId = useId()
  const { before } = useOrderWords()
  // Decision 50: asked unless the project does not want it.
  const asksPending = pendingCount > 0 && project.featureFlags['askPendingDecisions'] !== false
  const isSending = step === 'sending'

  if (step === 'done' || step === 'already')
    return <Completed name={name} isMine={step === 'done'} openChoice={asked} onClose={onClose} />

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setStep('sending')
    // With the completion nothing is open any more.
    setAsked(asksPending ? choice : null)
    const answer = asksPending ? t(`dialog.${choice}`) : null
    setStep(await changeStatus(openUnit, { status: 'completed', message: completionMessage(answer, message) }))
  }
  return (
    <Dialog
      title={t('dialog.title')}
      subtitle={t('dialog.body', { unit: name })}
      onClose={isSending ? null : onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" disabled={isSending} onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="contained" aria-disabled={isSending}>
            {t(isSending ? 'dialog.sending' : 'dialog.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} className={layout.stack} onSubmit={(event) => void submit(event)}>
        {step === 'asking' || isSending ? null : <FormFailure>{t(`dialog.${step}`)}</FormFailure>}
        <p>{before}</p>
        {unit.legalNotice === null ? null : (
          <section className={layout.tinted} aria-labelledby={`${formId}-notice`}>
            <h3 className={layout.subheading} id={`${formId}-notice`}>
              {t('dialog.notice')}
            </h3>
            <p>{unit.legalNotice}</p>
          </section>
        )}
        <Total />
        {asksPending ? <PendingQuestion choice={choice} onChange={setChoice} count={pendingCount} /> : null}
        <TextArea label={t('dialog.message')} value={message} maxLength={5_000} onChange={setMessage} />
      </form>
    </Dialog>
  )
}

/** What is agreed to, in figures; nothing when the project hides prices (SHL-36). */
function Total() {
  const { t } = useTranslation('checkout')
  const { price } = useFormat()
  const { flags } = useOpenUnit()
  const { total, onRequestCount } = useUnitState()
  if (!flags.showPricing) return null
  return (
    <p className={`${layout.between} ${styles.total}`}>
      <span>{t('sums.total')}</span>
      <strong>{price(total, { sign: true })}</strong>
      {onRequestCount > 0 ? (
        <small className={layout.quiet}>{t('list.onRequest', { count: onRequestCount })}</small>
      ) : null}
    </p>
  )
}

interface PendingQuestionProps {
  readonly choice: PendingChoice
  readonly onChange: (choice: PendingChoice) => void
  readonly count: number
}

/** CHK-16, CHK-17: what is to happen with what is not decided. */
function PendingQuestion({ choice, onChange, count }: PendingQuestionProps) {
  const { t } = useTranslation('checkout')
  const name = useId()
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">
        {t('open.title', { count })}. {t('dialog.question')}
      </FormLabel>
      {PENDING_CHOICES.map((value) => (
        <FormControlLabel
          key={value}
          control={<Radio name={name} checked={choice === value} onChange={() => onChange(value)} />}
          label={t(`dialog.${value}`)}
        />
      ))}
    </FormControl>
  )
}
