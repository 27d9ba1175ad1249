import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { type FormEvent, type Ref, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeStatus, type StatusOutcome } from '#renderer/unit/order/change-status.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { useOrderWords } from '#renderer/unit/order/use-order-words.ts'
import { useUnitState } from '#renderer/unit/state/derive.ts'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { TextArea } from '#renderer/ui/TextArea.tsx'
import { type CartRoomView, listOpenRooms, type OpenRoom } from './cart-rooms.ts'
import { Completed } from './Completed.tsx'
import styles from './CompletionDialog.module.css'
import { OpenList } from './OpenItems.tsx'
import { completionMessage, PENDING_CHOICES, type PendingChoice } from './completion-message.ts'
import { useMailWords } from './use-mail-words.ts'

type Step = 'asking' | 'sending' | 'notAccepted' | StatusOutcome

interface CompletionDialogProps {
  readonly rooms: readonly CartRoomView[]
  readonly onClose: () => void
}

/**
 * Completes the unit (CHK-15..22): the project's legal notice (decision 29), what to do about open decisions, a
 * message; then says that it is done. Open decisions are ordered only where they are accepted. A failure is said here, and the dialog stays. Closing it forgets what was typed.
 */
export function CompletionDialog({ rooms, onClose }: CompletionDialogProps) {
  const { t } = useTranslation('checkout')
  const openUnit = useOpenUnit()
  const { unit, name, project } = openUnit
  const { pendingCount } = useUnitState()
  const [step, setStep] = useState<Step>('asking')
  const [choice, setChoice] = useState<PendingChoice>('option1')
  const [asked, setAsked] = useState<PendingChoice | null>(null)
  const [isAccepted, setIsAccepted] = useState(false)
  const [message, setMessage] = useState('')
  const tick = useRef<HTMLInputElement>(null)
  const formId = useId()
  const { before } = useOrderWords()
  const mailed = useMailWords()
  // Decision 50: asked unless the project does not want it.
  const asksPending = pendingCount > 0 && project.featureFlags['askPendingDecisions'] !== false
  const isSending = step === 'sending'

  if (step === 'done' || step === 'already')
    return <Completed name={name} isMine={step === 'done'} openChoice={asked} onClose={onClose} />

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    if (asksPending && choice === 'option1' && !isAccepted) {
      setStep('notAccepted')
      tick.current?.focus()
      return
    }
    setStep('sending')
    // With the completion nothing is open any more.
    setAsked(asksPending ? choice : null)
    const answer = asksPending ? t(`dialog.${choice}`) : null
    const said = { message: completionMessage(answer, message), ...(answer === null ? {} : { openAnswer: answer }) }
    setStep(await changeStatus(openUnit, { status: 'completed', ...said }))
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
            {t(isSending ? 'dialog.sending' : openUnit.flags.showPricing ? 'dialog.submit' : 'dialog.submitPlain')}
          </Button>
        </>
      }
    >
      <form id={formId} className="ww-stack ww-gap-20" onSubmit={(event) => void submit(event)}>
        {step === 'asking' || step === 'notAccepted' || isSending ? null : (
          <FormFailure>{t(`dialog.${step}`)}</FormFailure>
        )}
        <p>{before}</p>
        {unit.legalNotice === null ? null : (
          <section className="ww-tint ww-inset" aria-labelledby={`${formId}-notice`}>
            <h3 className="ww-heading" id={`${formId}-notice`}>
              {t('dialog.notice')}
            </h3>
            <p>{unit.legalNotice}</p>
          </section>
        )}
        <Total />
        {asksPending ? (
          <>
            <PendingQuestion choice={choice} onChange={setChoice} count={pendingCount} />
            {choice === 'option1' ? (
              <AcceptOpen
                rooms={listOpenRooms(rooms)}
                count={pendingCount}
                isAccepted={isAccepted}
                isMissing={step === 'notAccepted' && !isAccepted}
                tick={tick}
                onChange={setIsAccepted}
              />
            ) : null}
          </>
        ) : null}
        <TextArea label={t('dialog.message')} value={message} maxLength={5_000} onChange={setMessage} />
        {mailed === null ? null : <p className="ww-said ww-words">{mailed}</p>}
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
    <p className={`ww-spread ${styles.total}`}>
      <span>{t('sums.total')}</span>
      <strong>{price(total, { sign: true })}</strong>
      {onRequestCount > 0 ? <small className="ww-muted">{t('list.onRequest', { count: onRequestCount })}</small> : null}
    </p>
  )
}

interface AcceptOpenProps {
  readonly rooms: readonly OpenRoom[]
  readonly count: number
  readonly isAccepted: boolean
  /** It was to be sent without it. */
  readonly isMissing: boolean
  readonly tick: Ref<HTMLInputElement>
  readonly onChange: (isAccepted: boolean) => void
}

/** What nobody has decided is ordered only with a tick of its own, beside what that will be (REV-2). */
function AcceptOpen({ rooms, count, isAccepted, isMissing, tick, onChange }: AcceptOpenProps) {
  const { t } = useTranslation('checkout')
  const errorId = useId()
  return (
    <div className="ww-stack ww-gap-4">
      <OpenList rooms={rooms} isShort={false} />
      <FormControlLabel
        control={
          <Checkbox
            checked={isAccepted}
            onChange={(_, checked) => onChange(checked)}
            slotProps={{
              input: {
                ref: tick,
                'aria-required': true,
                'aria-invalid': isMissing,
                'aria-describedby': isMissing ? errorId : undefined,
              },
            }}
          />
        }
        label={t('dialog.accept', { count })}
      />
      {isMissing ? (
        <FormHelperText id={errorId} error role="alert">
          {t('dialog.acceptMissing')}
        </FormHelperText>
      ) : null}
    </div>
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
