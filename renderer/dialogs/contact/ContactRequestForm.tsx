import { zodResolver } from '@hookform/resolvers/zod'
import { type SubmitEvent, useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DraftNote, useFormDraft } from '#renderer/drafts/index.ts'
import { TextField } from '#renderer/ui/TextField.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { failureKey } from '../prospect/failure-key.ts'
import { MissingFields } from '../prospect/MissingFields.tsx'
import { PrivacyField } from '../prospect/PrivacyField.tsx'
import { ContactDraftSchema, type ContactForm, ContactFormSchema, toFault } from '../prospect/prospect-form.ts'
import styles from '../prospect/prospect.module.css'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { TextArea } from '../prospect/TextArea.tsx'

interface ContactRequestFormProps {
  readonly id: string
  readonly failure: ReturnType<typeof failureKey> | null
  /** PRO-10: changed and valid, and whether it is being sent. */
  readonly onState: (state: { readonly canSubmit: boolean; readonly isSubmitting: boolean }) => void
  /** Whether it was sent, or is kept to be sent. */
  readonly onSubmit: (form: ContactForm) => Promise<boolean>
}

const EMPTY: ContactForm = { firstName: '', lastName: '', email: '', phone: '', message: '', privacyPolicy: false }

/** Who asks, and what (PRO-2 to PRO-9); errors at the field as soon as it is left. */
export function ContactRequestForm({ id, failure, onState, onSubmit }: ContactRequestFormProps) {
  const { t } = useTranslation('prospects')
  const { unit } = useOpenUnit()
  const { register, handleSubmit, formState, control, reset } = useForm<ContactForm>({
    mode: 'onTouched',
    resolver: zodResolver(ContactFormSchema),
    defaultValues: EMPTY,
  })
  const values = useWatch({ control })
  const { isDirty, isValid, isSubmitting, errors, touchedFields } = formState
  const isLeft = Object.keys(touchedFields).length > 0
  const draft = useFormDraft({
    form: `contact ${unit.id}`,
    schema: ContactDraftSchema,
    typed: isDirty ? values : null,
    onRestore: (typed) => reset({ ...EMPTY, ...typed }, { keepDefaultValues: true }),
  })
  const send = async (form: ContactForm) => {
    if (await onSubmit(form)) draft.forget()
  }
  useEffect(() => onState({ canSubmit: isDirty && isValid, isSubmitting }), [onState, isDirty, isValid, isSubmitting])
  const getText = (field: keyof ContactForm) => {
    const fault = toFault(errors[field])
    return fault === null ? null : t(`meta.validations.${fault}`)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isSubmitting) void handleSubmit(send)(event)
  }
  return (
    <form id={id} className="ww-stack ww-gap-24" noValidate onSubmit={submit}>
      <p className="ww-muted">{t('contact.intro')}</p>
      <DraftNote draft={draft} onDiscard={() => reset()} />
      {failure === null ? null : <FormFailure>{t(`failure.${failure}`)}</FormFailure>}
      <div className={styles.pair}>
        <TextField
          {...register('firstName')}
          label={t('fields.firstName')}
          autoComplete="given-name"
          required
          error={getText('firstName')}
        />
        <TextField
          {...register('lastName')}
          label={t('fields.lastName')}
          autoComplete="family-name"
          required
          error={getText('lastName')}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          {...register('email')}
          label={t('fields.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          error={getText('email')}
        />
        <TextField
          {...register('phone')}
          label={t('fields.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={getText('phone')}
        />
      </div>
      <TextArea {...register('message')} label={t('fields.message')} error={getText('message')} />
      <PrivacyField {...register('privacyPolicy')} fault={toFault(errors.privacyPolicy)} />
      <MissingFields schema={ContactFormSchema} values={values} isBegun={isDirty || isLeft} />
    </form>
  )
}
