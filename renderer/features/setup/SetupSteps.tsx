import Step from '@mui/material/Step'
import StepButton from '@mui/material/StepButton'
import type { StepIconProps } from '@mui/material/StepIcon'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageChoice, ThemeChoice } from '#renderer/features/preferences/index.ts'
import { formatTime } from '#renderer/i18n/format-time.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { getFailure } from '#renderer/ui/form-failure.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useMedia } from '#renderer/ui/use-media.ts'
import { useTitle } from '#renderer/ui/use-title.ts'
import { Wordmark } from '#renderer/ui/Wordmark.tsx'
import { AdminStep } from './AdminStep.tsx'
import { CompanyStep } from './CompanyStep.tsx'
import { LegalStep } from './LegalStep.tsx'
import { MailStep } from './MailStep.tsx'
import { ProjectStep } from './ProjectStep.tsx'
import styles from './setup.module.css'
import { type SetupFacts, type SetupForm, type Step as StepName, STEPS } from './setup-form.ts'
import { type SetupState, useSetupForm } from './use-setup-form.ts'

interface SetupStepsProps {
  readonly token: string
  readonly facts: SetupFacts
  /** The link has been used or has ended meanwhile. */
  readonly onGone: () => void
  /** It was done although the answer did not come (STP-9). */
  readonly onDone: (accountId: string) => void
}

/** The steps stand at the side. */
const WIDE = '(min-width: 900px)'

/** The steps beside the one that is asked now (STP-3); everything is stored at the end. */
export function SetupSteps({ token, facts, onGone, onDone }: SetupStepsProps) {
  const { t } = useTranslation('setup')
  const state = useSetupForm(token, { onGone, onDone })
  const { step, findings, isSending } = state
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(step)
  useTitle(t(`steps.${step}.name`), t('title'))
  useEffect(() => {
    // Not at the start: the page's own beginning is read then.
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  // After the heading: who is led back to a step is led to what is wrong in it.
  useEffect(() => {
    if (findings > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [findings])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSending) state.next()
  }
  return (
    <div className={styles.page}>
      <Aside state={state} facts={facts} />
      <main className={styles.main}>
        <div role="tabpanel" aria-label={t(`steps.${step}.name`)}>
          <form ref={form} noValidate className={`ww-stack ww-gap-24 ${styles.form}`} onSubmit={submit}>
            <div className="ww-stack ww-gap-8">
              <h1 ref={heading} tabIndex={-1}>
                {t(`steps.${step}.title`)}
              </h1>
              <p className="ww-muted">{t(`steps.${step}.intro`)}</p>
            </div>
            <Shown token={token} facts={facts} state={state} />
            <Failure state={state} />
            <Ways state={state} />
          </form>
        </div>
      </main>
    </div>
  )
}

function Shown({ token, facts, state }: { token: string; facts: SetupFacts; state: SetupState }) {
  switch (state.step) {
    case 'company':
      return <CompanyStep state={state} />
    case 'admin':
      return <AdminStep state={state} />
    case 'mail':
      return <MailStep token={token} facts={facts} email={state.form.email} />
    case 'legal':
      return <LegalStep state={state} />
    case 'project':
      return <ProjectStep state={state} hasSample={facts.hasSample} />
  }
}

interface AsideProps {
  readonly state: SetupState
  readonly facts: SetupFacts
}

function Aside({ state, facts }: AsideProps) {
  const { t } = useTranslation('setup')
  const locale = useLocale()
  return (
    <aside className={styles.aside}>
      <div className="ww-stack ww-gap-4">
        <Wordmark />
        <p className="ww-muted">{t('duration')}</p>
      </div>
      <StepList state={state} />
      <div className={styles.foot}>
        <p className={styles.link}>{t('link', { time: formatTime(facts.expiresAt, locale, 'moment') })}</p>
        <div className="ww-row ww-wrap ww-gap-12">
          <LanguageChoice />
          <ThemeChoice />
        </div>
      </div>
    </aside>
  )
}

function StepList({ state: { step, reached, form, isSending, go } }: Omit<AsideProps, 'facts'>) {
  const { t } = useTranslation('setup')
  const isWide = useMedia(WIDE)
  return (
    <Stepper
      className={styles.steps}
      aria-label={t('title')}
      activeStep={STEPS.indexOf(step)}
      nonLinear
      orientation={isWide ? 'vertical' : 'horizontal'}
      connector={null}
    >
      {STEPS.map((each, at) => (
        <Step key={each} completed={each !== step && at < reached} disabled={at > reached || isSending}>
          <StepButton
            className={styles.step}
            data-now={each === step || undefined}
            optional={<span className={styles.entered}>{getEntered(form, each) || t(`steps.${each}.hint`)}</span>}
            onClick={() => go(each)}
          >
            <StepLabel slots={{ stepIcon: Sign }}>{t(`steps.${each}.name`)}</StepLabel>
          </StepButton>
        </Step>
      ))}
    </Stepper>
  )
}

/** A step's number, or that it is done. */
function Sign({ icon, active, completed }: StepIconProps) {
  return (
    <span className={styles.sign} data-state={active ? 'now' : completed ? 'done' : 'open'} aria-hidden="true">
      {completed ? <NamedIcon name="check" size={18} /> : icon}
    </span>
  )
}

/** What is known of a step already; '' = nothing. */
function getEntered(form: SetupForm, step: StepName): string {
  if (step === 'company') return form.accountName.trim()
  return step === 'admin' ? form.email.trim() : ''
}

function Failure({ state: { failure } }: { state: SetupState }) {
  const { t } = useTranslation('setup')
  const { t: access } = useTranslation('access')
  if (failure === null) return null
  if (failure.errors.some(({ field }) => field === 'project')) return <FormFailure>{t('noSample')}</FormFailure>
  const reason = getFailure(failure)
  return <FormFailure>{reason === null ? t('failed') : access(`failure.${reason}`)}</FormFailure>
}

function Ways({ state: { step, form, isSending, go } }: { state: SetupState }) {
  const { t } = useTranslation('setup')
  const before = STEPS[STEPS.indexOf(step) - 1]
  const isLast = step === 'project'
  const isLater = step === 'legal' && (form.imprint.trim() === '' || form.privacyNotice.trim() === '')
  return (
    <div className={styles.ways}>
      {before === undefined ? null : (
        <Button
          variant="text"
          size="large"
          disabled={isSending}
          startIcon={<NamedIcon name="chevronLeft" size={20} />}
          onClick={() => go(before)}
          type="button"
        >
          {t('back')}
        </Button>
      )}
      <Button type="submit" variant="contained" size="large" aria-disabled={isSending}>
        {isLast ? t(isSending ? 'finishing' : 'finish') : t(isLater ? 'later' : 'next')}
      </Button>
    </div>
  )
}
