import { zodResolver } from '@hookform/resolvers/zod'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { type FieldErrors, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { createInvitation } from '#shared/contracts/http/account.contract.ts'
import { LOCALES } from '#shared/contracts/primitives.ts'
import { type ApiError, call } from '#renderer/api/index.ts'
import { failureOf, FormFailure } from '#renderer/features/login/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { Segmented } from '#renderer/ui/Segmented.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import styles from './admin.module.css'
import { bodyOf, type Fault, faultAtField, faultOf, type InviteForm, InviteFormSchema } from './invite-form.ts'
import { SelectField } from './SelectField.tsx'
import { UnitChoice } from './UnitChoice.tsx'
import { useProjects, useUnits } from './use-places.ts'

const GROUPS = ['buyer', 'user'] as const

/** The state of the form, and how it is sent. Errors stand at their fields. */
function useInviteForm(onSent: (email: string) => void) {
  const unitChoice = useRef<HTMLFieldSetElement>(null)
  const locale = useLocale()
  const units = useUnits()
  const projects = useProjects(units.data ?? [])
  const [failure, setFailure] = useState<ApiError | null>(null)
  const { register, handleSubmit, formState, control, setValue, setError, clearErrors } = useForm<InviteForm>({
    // While one types for the first time nothing is wrong yet.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    resolver: zodResolver(InviteFormSchema),
    defaultValues: { group: 'buyer', email: '', firstName: '', lastName: '', projectId: '', unitIds: [], locale },
  })
  const { isSubmitting, errors } = formState
  const [group, unitIds, chosenProject, mailLocale] = useWatch({
    control,
    name: ['group', 'unitIds', 'projectId', 'locale'],
  })
  const projectId = chosenProject === '' ? (projects[0]?.id ?? '') : chosenProject

  const send = async (form: InviteForm) => {
    setFailure(null)
    const result = await call(createInvitation, { body: bodyOf({ ...form, projectId }), silent: true })
    if (result.ok) return onSent(result.value.email)
    const found = result.error.errors.map(({ field, code }) => faultAtField(field, code)).find((one) => one !== null)
    if (found === undefined) setFailure(result.error)
    else {
      setError(found[0], { message: found[1] }, { shouldFocus: true })
      if (found[0] === 'unitIds') unitChoice.current?.focus()
    }
  }
  /** To the units, where nothing above them is wrong: the form leads to its own fields itself. */
  const lead = ({ email, firstName, lastName }: FieldErrors<InviteForm>) => {
    if ([email, firstName, lastName].every((fault) => fault === undefined)) unitChoice.current?.focus()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isSubmitting) void handleSubmit(send, lead)(event)
  }
  const choose = (ids: string[]) => {
    setValue('unitIds', ids)
    clearErrors('unitIds')
  }
  return {
    register,
    setValue,
    submit,
    choose,
    errors,
    failure,
    isSubmitting,
    unitChoice,
    units,
    projects,
    projectId,
    group,
    unitIds,
    mailLocale,
  }
}
type InviteFormState = ReturnType<typeof useInviteForm>

interface InviteDialogProps {
  /** Admins invite the project team too (decision 11). */
  readonly isAdmin: boolean
  readonly onClose: () => void
  readonly onSent: (email: string) => void
}

/** Whom to invite, and to which units; errors stand at their fields. */
export function InviteDialog({ isAdmin, onClose, onSent }: InviteDialogProps) {
  const { t } = useTranslation('admin')
  const { t: tSession } = useTranslation('session')
  const formId = useId()
  const form = useInviteForm(onSent)
  const { isSubmitting, failure, group, mailLocale, setValue } = form

  return (
    <Dialog
      title={t('invite.title')}
      onClose={isSubmitting ? null : onClose}
      actions={
        <>
          <Button disabled={isSubmitting} onClick={onClose}>
            {t('invite.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="contained" disabled={isSubmitting}>
            {isSubmitting ? t('invite.submitting') : t('invite.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={form.submit}>
        {failure === null ? null : <FormFailure>{t(`failure.${failureOf(failure) ?? 'other'}`)}</FormFailure>}
        {isAdmin ? (
          <div className={styles.choice}>
            <span aria-hidden="true">{t('invite.group')}</span>
            <Segmented
              label={t('invite.group')}
              value={group}
              options={GROUPS.map((value) => ({ value, label: t(`group.${value}`) }))}
              onChange={(value) => setValue('group', value)}
            />
          </div>
        ) : null}
        <PersonFields form={form} />
        <UnitFields form={form} />
        <div className={styles.choice}>
          <span aria-hidden="true">{t('invite.language')}</span>
          <Segmented
            label={t('invite.language')}
            value={mailLocale}
            options={LOCALES.map((value) => ({ value, label: tSession(`language.${value}`) }))}
            onChange={(value) => setValue('locale', value)}
          />
        </div>
      </form>
    </Dialog>
  )
}

function PersonFields({ form: { register, errors } }: { form: InviteFormState }) {
  const { t } = useTranslation('admin')
  const errorOf = (fault: Fault | null) => (fault === null ? null : t(`validations.${fault}`))
  return (
    <>
      <TextField
        {...register('email')}
        label={t('invite.email')}
        type="email"
        autoComplete="off"
        required
        error={errorOf(faultOf(errors.email))}
      />
      <div className={styles.pair}>
        <TextField
          {...register('firstName')}
          label={t('invite.firstName')}
          autoComplete="off"
          required
          error={errorOf(faultOf(errors.firstName))}
        />
        <TextField
          {...register('lastName')}
          label={t('invite.lastName')}
          autoComplete="off"
          required
          error={errorOf(faultOf(errors.lastName))}
        />
      </div>
    </>
  )
}

/** The project, and its units for buyers. */
function UnitFields({ form }: { form: InviteFormState }) {
  const { t } = useTranslation('admin')
  const { units, projects, projectId, group, unitIds, unitChoice, errors, setValue, choose } = form
  const fault = faultOf(errors.unitIds)
  return (
    <>
      {projects.length === 0 ? null : (
        <SelectField
          label={t('invite.project')}
          value={projectId}
          options={projects.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => {
            setValue('projectId', id)
            choose([])
          }}
        />
      )}
      {group === 'buyer' ? (
        <UnitChoice
          key={projectId}
          ref={unitChoice}
          units={units.data?.filter((unit) => unit.projectId === projectId) ?? (units.isError ? null : undefined)}
          chosen={unitIds}
          error={fault === null ? null : t(`validations.${fault}`)}
          onChoose={choose}
          onRetry={() => void units.refetch()}
        />
      ) : null}
    </>
  )
}
