import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LOCALES } from '#shared/contracts/primitives.ts'
import { DraftNote } from '#renderer/drafts/index.ts'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { getFailure } from '#renderer/ui/form-failure.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { Segmented } from '#renderer/ui/Segmented.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { type Fault, toFault } from './invite-form.ts'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import { RolesField } from './people/RolesField.tsx'
import { TakenUnitsDialog } from './TakenUnitsDialog.tsx'
import { UnitChoice } from './UnitChoice.tsx'
import { type InviteFormState, type InviteStart, useInviteForm } from './use-invite-form.ts'

const GROUPS = ['buyer', 'user', 'admin'] as const

interface InviteDialogProps {
  /** Admins invite staff too (decision 11, USR-3). */
  readonly isAdmin: boolean
  /** The unit that somebody is invited to from its own page. */
  readonly start?: InviteStart
  readonly onClose: () => void
  readonly onSent: (email: string) => void
}

/** Whom to invite, and to which units; errors stand at their fields. */
export function InviteDialog({ isAdmin, start, onClose, onSent }: InviteDialogProps) {
  const { t } = useTranslation('admin')
  const { t: tSession } = useTranslation('session')
  const { t: tPeople } = useTranslation('admin-people')
  const formId = useId()
  const form = useInviteForm(onSent, start)
  const { isSubmitting, failure, group, mailLocale, setValue, question } = form

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
      <form id={formId} className="ww-stack ww-gap-20" noValidate onSubmit={form.submit}>
        <DraftNote draft={form.draft} onDiscard={form.discard} />
        {failure === null ? null : <FormFailure>{t(`failure.${getFailure(failure) ?? 'other'}`)}</FormFailure>}
        {isAdmin ? (
          <FormControl>
            <FormLabel component="span" aria-hidden="true">
              {t('invite.group')}
            </FormLabel>
            <Segmented
              label={t('invite.group')}
              value={group}
              options={GROUPS.map((value) => ({ value, label: t(`group.${value}`) }))}
              onChange={(value) => setValue('group', value)}
            />
          </FormControl>
        ) : null}
        <PersonFields form={form} />
        {group === 'buyer' ? <UnitFields form={form} /> : null}
        {group === 'admin' ? <p className="ww-muted">{tPeople('editing.adminHint')}</p> : null}
        {group === 'user' ? <StaffRoles form={form} /> : null}
        <FormControl>
          <FormLabel component="span" aria-hidden="true">
            {t('invite.language')}
          </FormLabel>
          <Segmented
            label={t('invite.language')}
            value={mailLocale}
            options={LOCALES.map((value) => ({ value, label: tSession(`language.${value}`) }))}
            onChange={(value) => setValue('locale', value)}
          />
        </FormControl>
      </form>
      {question === null ? null : (
        <TakenUnitsDialog
          email={question.form.email}
          taken={question.taken}
          onBack={form.goBack}
          onConfirm={form.confirm}
        />
      )}
    </Dialog>
  )
}

function PersonFields({ form: { register, errors } }: { form: InviteFormState }) {
  const { t } = useTranslation('admin')
  const getError = (fault: Fault | null) => (fault === null ? null : t(`validations.${fault}`))
  return (
    <>
      <TextField
        {...register('email')}
        label={t('invite.email')}
        type="email"
        autoComplete="off"
        required
        error={getError(toFault(errors.email))}
      />
      <div className="ww-pair">
        <TextField
          {...register('firstName')}
          label={t('invite.firstName')}
          autoComplete="off"
          required
          error={getError(toFault(errors.firstName))}
        />
        <TextField
          {...register('lastName')}
          label={t('invite.lastName')}
          autoComplete="off"
          required
          error={getError(toFault(errors.lastName))}
        />
      </div>
    </>
  )
}

/** What an operator may do, and where. */
function StaffRoles({ form: { rolesField, roles, errors, setValue } }: { form: InviteFormState }) {
  const { t } = useTranslation('admin')
  const isWrong = errors.roles !== undefined
  return (
    <RolesField
      ref={rolesField}
      roles={roles}
      error={isWrong ? t('validations.roles') : null}
      onChange={(next) => setValue('roles', next, { shouldValidate: isWrong })}
    />
  )
}

/** The project, and its units. */
function UnitFields({ form }: { form: InviteFormState }) {
  const { t } = useTranslation('admin')
  const { units, projects, projectId, unitIds, unitChoice, errors, setValue, choose, holders } = form
  const fault = toFault(errors.unitIds)
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
      <UnitChoice
        key={projectId}
        ref={unitChoice}
        units={units.data?.filter((unit) => unit.projectId === projectId) ?? (units.isError ? null : undefined)}
        chosen={unitIds}
        holders={holders}
        error={fault === null ? null : t(`validations.${fault}`)}
        onChoose={choose}
        onRetry={() => void units.refetch()}
      />
    </>
  )
}
