import { zodResolver } from '@hookform/resolvers/zod'
import { type SubmitEvent, useRef, useState } from 'react'
import { type FieldErrors, useForm, useWatch } from 'react-hook-form'
import { createInvitation } from '#shared/contracts/http/account.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { type ApiError, call } from '#renderer/api/index.ts'
import { useFormDraft } from '#renderer/drafts/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { makeBody, faultAtField, InviteDraftSchema, type InviteForm, InviteFormSchema } from './invite-form.ts'
import { NO_ROLE } from './people/role-drafts.ts'
import { useProjects, useUnits } from './use-places.ts'
import { takenByOthers, useUnitHolders } from './use-unit-holders.ts'

/** Which unit is chosen before anything is. */
export interface InviteStart {
  readonly projectId: string
  readonly unitId: string
}

/** The state of the form, and how it is sent. Errors stand at their fields. */
export function useInviteForm(onSent: (email: string) => void, start?: InviteStart) {
  const unitChoice = useRef<HTMLFieldSetElement>(null)
  const rolesField = useRef<HTMLFieldSetElement>(null)
  const units = useUnits()
  const projects = useProjects(units.data ?? [])
  const { form, values, draft, discard } = useInviteFields(useLocale(), start)
  const { register, handleSubmit, formState, setValue, setError, clearErrors } = form
  const { isSubmitting, errors } = formState
  const { group, unitIds, locale } = values
  const roles = useWatch({ control: form.control, name: 'roles' })
  const projectId = values.projectId === '' ? (projects[0]?.id ?? '') : values.projectId
  const { failure, send } = useSending({
    onSent: (email) => {
      draft.forget()
      onSent(email)
    },
    onFault: (field, message) => {
      setError(field, { message }, { shouldFocus: true })
      if (field === 'unitIds') unitChoice.current?.focus()
    },
  })
  const { holders, question, ask } = useTakenUnits()

  const check = async (filled: InviteForm) => {
    const wanted = { ...filled, projectId }
    if (!ask(wanted)) await send(wanted)
  }
  // As a submission of the form: while it is sent, nothing can be sent again.
  const confirm = async () => {
    ask(null)
    if (question !== null) await handleSubmit(() => send(question.form))()
  }
  /** To units or roles, where nothing above them is wrong: the form leads to its own fields itself. */
  const lead = ({ email, firstName, lastName, roles: wrong }: FieldErrors<InviteForm>) => {
    const field = wrong === undefined ? unitChoice : rolesField
    if ([email, firstName, lastName].every((fault) => fault === undefined)) field.current?.focus()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isSubmitting) void handleSubmit(check, lead)(event)
  }
  const choose = (ids: string[]) => {
    setValue('unitIds', ids)
    clearErrors('unitIds')
  }
  const chosen = { group, unitIds, roles, mailLocale: locale, projectId }
  const sending = { submit, failure, isSubmitting, question, confirm: () => void confirm(), goBack: () => ask(null) }
  return {
    register,
    setValue,
    errors,
    choose,
    unitChoice,
    rolesField,
    units,
    projects,
    holders,
    draft,
    discard,
    ...chosen,
    ...sending,
  }
}
export type InviteFormState = ReturnType<typeof useInviteForm>

/** The fields, which last until the invitation is sent. */
function useInviteFields(locale: Locale, start: InviteStart | undefined) {
  const [empty] = useState<InviteForm>({
    group: 'buyer',
    email: '',
    firstName: '',
    lastName: '',
    projectId: start?.projectId ?? '',
    unitIds: start === undefined ? [] : [start.unitId],
    roles: [NO_ROLE],
    locale,
  })
  const form = useForm<InviteForm>({
    // While one types for the first time nothing is wrong yet.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    resolver: zodResolver(InviteFormSchema),
    defaultValues: empty,
  })
  const values = { ...empty, ...useWatch({ control: form.control }) }
  const isTouched = form.formState.isDirty || (start === undefined && values.unitIds.length > 0)
  const draft = useFormDraft({
    form: start === undefined ? 'invitation' : `invitation ${start.unitId}`,
    schema: InviteDraftSchema,
    typed: isTouched ? values : null,
    onRestore: (typed) => form.reset(typed, { keepDefaultValues: true }),
  })
  return { form, values, draft, discard: () => form.reset(empty) }
}

interface SendingTurns {
  readonly onSent: (email: string) => void
  /** The server has found a field wrong. */
  readonly onFault: (field: keyof InviteForm, fault: string) => void
}

function useSending({ onSent, onFault }: SendingTurns) {
  const [failure, setFailure] = useState<ApiError | null>(null)
  const send = async (form: InviteForm) => {
    setFailure(null)
    const result = await call(createInvitation, { body: makeBody(form), silent: true })
    if (result.ok) return onSent(result.value.email)
    const found = result.error.errors.map(({ field, code }) => faultAtField(field, code)).find((one) => one !== null)
    if (found === undefined) setFailure(result.error)
    else onFault(...found)
  }
  return { failure, send }
}

/** Units that somebody else has are invited to after a question: two people may buy one, but seldom do. */
function useTakenUnits() {
  const holders = useUnitHolders()
  const [asked, setAsked] = useState<InviteForm | null>(null)
  const getTaken = ({ group, unitIds, email }: InviteForm) =>
    group === 'buyer' ? takenByOthers(holders, unitIds, email) : []
  /** Whether there is something to ask before this is sent; null takes the question back. */
  const ask = (form: InviteForm | null): boolean => {
    const isTaken = form !== null && getTaken(form).length > 0
    setAsked(isTaken ? form : null)
    return isTaken
  }
  return { holders, ask, question: asked === null ? null : { form: asked, taken: getTaken(asked) } }
}
