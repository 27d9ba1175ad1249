import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { PersonNameSchema } from '#shared/contracts/entities/identity.schema.ts'
import { EmailSchema } from '#shared/contracts/http/prospects.contract.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { Segmented } from '#renderer/ui/Segmented.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import type { Person } from '../use-people.ts'
import { draftRoles, readRoles, type RoleDraft } from './role-drafts.ts'
import { RolesField } from './RolesField.tsx'
import { describeFailure, type PersonFailure, usePersonChanges } from './use-person-changes.ts'

const STAFF_GROUPS = ['user', 'admin'] as const

interface EditPersonDialogProps {
  readonly person: Person
  readonly onClose: () => void
}

interface Typed {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly group: Person['group']
  readonly roles: readonly RoleDraft[]
}
type FieldFault = 'required' | 'email' | 'emailTaken'

/** Name, e-mail, group and roles of somebody (USR-4). */
export function EditPersonDialog({ person, onClose }: EditPersonDialogProps) {
  const { t } = useTranslation('admin-people')
  const { t: tAdmin } = useTranslation('admin')
  const formId = useId()
  const { typed, change, faults, failure, isBusy, submit } = useEditing(person, onClose)
  const getError = (fault: FieldFault | null) => (fault === null ? null : tAdmin(`validations.${fault}`))
  return (
    <Dialog
      title={t('editing.title')}
      onClose={isBusy ? null : onClose}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="contained" disabled={isBusy}>
            {t('editing.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} className="ww-stack ww-gap-20" noValidate onSubmit={submit}>
        {failure === null ? null : <FormFailure>{t(`editing.${failure}`)}</FormFailure>}
        <div className="ww-pair">
          <TextField
            label={tAdmin('invite.firstName')}
            value={typed.firstName}
            error={getError(faults.firstName)}
            onChange={({ target }) => change({ firstName: target.value })}
          />
          <TextField
            label={tAdmin('invite.lastName')}
            value={typed.lastName}
            error={getError(faults.lastName)}
            onChange={({ target }) => change({ lastName: target.value })}
          />
        </div>
        <TextField
          label={tAdmin('invite.email')}
          type="email"
          autoComplete="off"
          value={typed.email}
          hint={t('editing.emailHint')}
          error={getError(faults.email)}
          onChange={({ target }) => change({ email: target.value })}
        />
        {person.group === 'buyer' ? null : (
          <FormControl>
            <FormLabel component="span" aria-hidden="true">
              {t('editing.group')}
            </FormLabel>
            <Segmented
              label={t('editing.group')}
              value={typed.group === 'admin' ? 'admin' : 'user'}
              options={STAFF_GROUPS.map((value) => ({ value, label: tAdmin(`group.${value}`) }))}
              onChange={(group) => change({ group })}
            />
          </FormControl>
        )}
        {typed.group === 'admin' ? <p className="ww-muted">{t('editing.adminHint')}</p> : null}
        {typed.group === 'user' ? (
          <RolesField
            roles={typed.roles}
            error={faults.roles ? t('editing.needsRole') : null}
            onChange={(roles) => change({ roles })}
          />
        ) : null}
      </form>
    </Dialog>
  )
}

function useEditing(person: Person, onClose: () => void) {
  const { t } = useTranslation('admin-people')
  const notify = useNotify()
  const { isBusy, update } = usePersonChanges(person)
  const [typed, setTyped] = useState<Typed>(() => ({ ...person, roles: draftRoles(person.roles ?? []) }))
  const [isTried, setIsTried] = useState(false)
  const [takenEmail, setTakenEmail] = useState<string | null>(null)
  const [failure, setFailure] = useState<PersonFailure | null>(null)
  const found = findFaults(typed, takenEmail)
  const submit = async () => {
    setIsTried(true)
    if (Object.values(found).some((fault) => fault !== null && fault !== false)) return
    setFailure(null)
    const { firstName, lastName, email, group, roles } = typed
    const fields = { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), group }
    const result = await update({ ...fields, roles: group === 'user' ? (readRoles(roles) ?? []) : [] })
    if (result.ok) {
      onClose()
      notify({ severity: 'success', title: t('editing.done', { name: getName(result.value) }) })
    } else if (result.error.errors.some(({ code }) => code === 'EMAIL_TAKEN')) setTakenEmail(email)
    else setFailure(describeFailure(result.error))
  }
  return {
    typed,
    change: (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part })),
    faults: isTried ? found : NO_FAULTS,
    failure,
    isBusy,
    submit: (event: SubmitEvent) => {
      event.preventDefault()
      if (!isBusy) void submit()
    },
  }
}

const NO_FAULTS = { firstName: null, lastName: null, email: null, roles: false } as const

interface Faults {
  readonly firstName: FieldFault | null
  readonly lastName: FieldFault | null
  readonly email: FieldFault | null
  readonly roles: boolean
}

function findFaults({ firstName, lastName, email, group, roles }: Typed, takenEmail: string | null): Faults {
  const judge = (schema: z.ZodMiniType, value: string, fault: FieldFault) =>
    value.trim() === '' ? 'required' : z.safeParse(schema, value.trim()).success ? null : fault
  return {
    firstName: judge(PersonNameSchema, firstName, 'required'),
    lastName: judge(PersonNameSchema, lastName, 'required'),
    email: email === takenEmail ? 'emailTaken' : judge(EmailSchema, email, 'email'),
    roles: group === 'user' && readRoles(roles) === null,
  }
}

/** How somebody is called. */
export function getName({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}
