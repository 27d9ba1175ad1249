import * as z from 'zod/mini'
import type { BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { createInvitation } from '#shared/contracts/http/account.contract.ts'
import { INVITED_GROUPS, PersonNameSchema } from '#shared/contracts/entities/identity.schema.ts'
import { EmailSchema } from '#shared/contracts/http/prospects.contract.ts'
import { LocaleSchema } from '#shared/contracts/primitives.ts'
import { readRoles, RoleDraftSchema } from './people/role-drafts.ts'

/** Keys of `validations.*`: what is wrong with a field. */
const FAULTS = [
  'required',
  'tooLong',
  'email',
  'emailTaken',
  'invitedByOthers',
  'units',
  'tooManyUnits',
  'unitUnknown',
  'unitsTheirs',
  'roles',
] as const
export type Fault = (typeof FAULTS)[number]
const fault = (key: Fault) => key

/** As the contract has them. */
const MAX_NAME = 100
const MAX_EMAIL = 254
const MAX_UNITS = 50

const NameField = z.string().check(
  z.trim(),
  z.minLength(1, fault('required')),
  z.maxLength(MAX_NAME, fault('tooLong')),
  z.refine((name) => name === '' || z.safeParse(PersonNameSchema, name).success, fault('required')),
)

/** Somebody who is invited. */
export const InvitedPersonSchema = z.object({
  email: z.string().check(
    z.trim(),
    z.minLength(1, fault('required')),
    z.maxLength(MAX_EMAIL, fault('tooLong')),
    z.refine((email) => email === '' || z.safeParse(EmailSchema, email).success, fault('email')),
  ),
  firstName: NameField,
  lastName: NameField,
})

/** Whom to invite (decision 51): a buyer to units, staff to none, and operators with roles. */
export const InviteFormSchema = z
  .object({
    ...InvitedPersonSchema.shape,
    group: z.enum(INVITED_GROUPS),
    /** Empty while the projects are on their way. */
    projectId: z.string(),
    unitIds: z.array(z.string()).check(z.maxLength(MAX_UNITS, fault('tooManyUnits'))),
    roles: z.array(RoleDraftSchema),
    locale: LocaleSchema,
  })
  .check(
    z.refine(({ group, unitIds }) => group !== 'buyer' || unitIds.length > 0, {
      message: fault('units'),
      path: ['unitIds'],
    }),
    z.refine(({ group, roles }) => group !== 'user' || readRoles(roles) !== null, {
      message: fault('roles'),
      path: ['roles'],
    }),
  )
export type InviteForm = z.infer<typeof InviteFormSchema>
/** What is kept until the invitation is sent. */
export const InviteDraftSchema = z.object({
  group: z.enum(INVITED_GROUPS),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  projectId: z.string(),
  unitIds: z.array(z.string()),
  roles: z.array(RoleDraftSchema),
  locale: LocaleSchema,
})

/** The form as the server wants it. */
export function makeBody(form: InviteForm): BodyOf<typeof createInvitation> {
  const { projectId, unitIds, roles: drafts, ...fields } = form
  if (form.group === 'buyer') return { ...fields, unitIds, ...named(projectId) }
  const roles = form.group === 'user' ? (readRoles(drafts) ?? []) : null
  const body = { ...fields, unitIds: [], ...(roles === null ? {} : { roles }) }
  // The mail bears the name of the project that it is about; of several, the account's first one.
  return { ...body, ...named(roles?.[0]?.projectId ?? '') }
}

function named(projectId: string) {
  return projectId === '' ? {} : { projectId }
}

/** The key behind a field error's message; null = the field is right. */
export function toFault(error: { readonly message?: string | undefined } | undefined): Fault | null {
  if (error === undefined) return null
  return FAULTS.find((key) => key === error.message) ?? 'required'
}

/** The form's field and fault behind a server's reason; null = it belongs to no field. */
export function faultAtField(field: string | null, code: string): [keyof InviteForm, Fault] | null {
  if (code === 'EMAIL_TAKEN') return ['email', 'emailTaken']
  if (code === 'INVITED_BY_OTHERS') return ['email', 'invitedByOthers']
  if (code === 'UNIT_UNKNOWN') return ['unitIds', 'unitUnknown']
  if (code === 'UNITS_ALREADY_THEIRS') return ['unitIds', 'unitsTheirs']
  if (code === 'UNITS_NOT_FITTING') return ['unitIds', 'units']
  if (code !== 'INVALID_VALUE') return null
  if (field === 'email') return ['email', 'email']
  if (field === 'first_name') return ['firstName', 'required']
  return field === 'last_name' ? ['lastName', 'required'] : null
}
