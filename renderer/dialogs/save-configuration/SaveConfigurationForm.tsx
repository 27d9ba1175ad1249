import { zodResolver } from '@hookform/resolvers/zod'
import { type SubmitEvent, useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TextField } from '#renderer/ui/TextField.tsx'
import type { failureKey } from '../prospect/failure-key.ts'
import { MissingFields } from '../prospect/MissingFields.tsx'
import { PrivacyField } from '../prospect/PrivacyField.tsx'
import { toFault, type SaveForm, SaveFormSchema } from '../prospect/prospect-form.ts'
import { FormFailure } from '#renderer/ui/FormNote.tsx'

interface SaveConfigurationFormProps {
  readonly id: string
  readonly failure: ReturnType<typeof failureKey> | null
  /** PRO-19: edited, valid and ticked, or not any more. */
  readonly onSubmittable: (isSubmittable: boolean) => void
  /** Whether it was saved, or is kept to be sent. */
  readonly onSubmit: (form: SaveForm) => Promise<boolean>
}

const EMPTY: SaveForm = { email: '', privacyPolicy: false }

/** E-mail and privacy (PRO-16 to PRO-18); errors at the field as soon as it is left. */
export function SaveConfigurationForm({ id, failure, onSubmittable, onSubmit }: SaveConfigurationFormProps) {
  const { t } = useTranslation('prospects')
  const { register, handleSubmit, formState, control } = useForm<SaveForm>({
    mode: 'onTouched',
    resolver: zodResolver(SaveFormSchema),
    defaultValues: EMPTY,
  })
  const values = useWatch({ control })
  // All are read each time: the form only tells about what was read.
  const { isDirty, isValid, isSubmitting, errors, touchedFields } = formState
  const isLeft = Object.keys(touchedFields).length > 0
  useEffect(() => onSubmittable(isDirty && isValid), [onSubmittable, isDirty, isValid])
  const fault = toFault(errors.email)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isSubmitting) void handleSubmit(onSubmit)(event)
  }
  return (
    <form id={id} className="ww-stack ww-gap-24" noValidate onSubmit={submit}>
      <p className="ww-muted">{t('save.intro')}</p>
      <p className="ww-muted">{t('save.seller')}</p>
      {failure === null ? null : <FormFailure>{t(`failure.${failure}`)}</FormFailure>}
      <TextField
        {...register('email')}
        label={t('fields.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={fault === null ? null : t(`meta.validations.${fault}`)}
      />
      <PrivacyField {...register('privacyPolicy')} fault={toFault(errors.privacyPolicy)} />
      <MissingFields schema={SaveFormSchema} values={values} isBegun={isDirty || isLeft} />
    </form>
  )
}
