import FormLabel from '@mui/material/FormLabel'
import { zodResolver } from '@hookform/resolvers/zod'
import { type SubmitEvent, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '#renderer/api/index.ts'
import { DraftNote, useFormDraft } from '#renderer/drafts/index.ts'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { getFailure } from '#renderer/ui/form-failure.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { useSession } from '#renderer/session/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { Section } from './Section.tsx'
import { type Fault, toFault, ProfileDraftSchema, type ProfileForm, ProfileFormSchema } from './settings-forms.ts'
import { type Profile, useSaveProfile } from './use-profile.ts'

/** Name, e-mail and mobile (SET-1, decision 24). */
export function ProfileSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('settings')
  const notify = useNotify()
  const rename = useSession((state) => state.rename)
  const save = useSaveProfile()
  const [failure, setFailure] = useState<ApiError | null>(null)
  const { register, handleSubmit, formState, control, reset, setError } = useForm<ProfileForm>({
    // Not when a field is left: a line that appears then moves what is just being clicked on.
    mode: 'onChange',
    resolver: zodResolver(ProfileFormSchema),
    defaultValues: { firstName: profile.firstName, lastName: profile.lastName, mobile: profile.mobile ?? '' },
  })
  // All are read each time: the form only tells about what was read.
  const { isDirty, isValid, isSubmitting, errors } = formState
  const values = useWatch({ control })
  const draft = useFormDraft({
    form: 'profile',
    schema: ProfileDraftSchema,
    typed: isDirty ? values : null,
    onRestore: (typed) => reset(typed, { keepDefaultValues: true }),
  })
  const getError = (fault: Fault | null) => (fault === null ? null : t(`validations.${fault}`))

  const send = async ({ firstName, lastName, mobile }: ProfileForm) => {
    setFailure(null)
    const result = await save({ firstName, lastName, mobile: mobile === '' ? null : mobile }, { silent: true })
    if (result.ok) {
      draft.forget()
      const { value } = result
      rename({ firstName: value.firstName, lastName: value.lastName, mobile: value.mobile })
      reset({ firstName: value.firstName, lastName: value.lastName, mobile: value.mobile ?? '' })
      notify({ severity: 'success', title: t('saved') })
    } else if (result.error.errors.some(({ field }) => field === 'mobile')) {
      setError('mobile', { message: 'mobile' }, { shouldFocus: true })
    } else setFailure(result.error)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isSubmitting) void handleSubmit(send)(event)
  }

  return (
    <Section anchor="profile" title={t('profile.title')}>
      <form className="ww-stack ww-gap-20" noValidate onSubmit={submit}>
        <DraftNote draft={draft} onDiscard={() => reset()} />
        {failure === null ? null : <FormFailure>{t(`failure.${getFailure(failure) ?? 'other'}`)}</FormFailure>}
        <dl className="ww-stack ww-gap-4">
          <FormLabel component="dt">{t('profile.email')}</FormLabel>
          <dd>{profile.email}</dd>
          <dd className="ww-hint">{t('profile.emailHint')}</dd>
        </dl>
        <div className="ww-pair">
          <TextField
            {...register('firstName')}
            label={t('profile.firstName')}
            autoComplete="given-name"
            required
            error={getError(toFault(errors.firstName))}
          />
          <TextField
            {...register('lastName')}
            label={t('profile.lastName')}
            autoComplete="family-name"
            required
            error={getError(toFault(errors.lastName))}
          />
        </div>
        <TextField
          {...register('mobile')}
          label={t('profile.mobile')}
          hint={t('profile.mobileHint')}
          type="tel"
          autoComplete="tel"
          error={getError(toFault(errors.mobile))}
        />
        <Button type="submit" variant="contained" disabled={!isDirty || !isValid || isSubmitting}>
          {isSubmitting ? t('profile.submitting') : t('profile.submit')}
        </Button>
      </form>
    </Section>
  )
}
