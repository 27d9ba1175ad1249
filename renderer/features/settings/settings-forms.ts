import * as z from 'zod/mini'
import { PersonNameSchema } from '#shared/contracts/entities/identity.schema.ts'
import { PhoneSchema } from '#shared/contracts/http/prospects.contract.ts'
import { ConfirmationField, isConfirmed, NewPasswordField } from '#renderer/features/password/index.ts'

/** Keys of `validations.*`: what is wrong with a field. */
const FAULTS = [
  'required',
  'tooLong',
  'mobile',
  'passwordLength',
  'passwordGuessable',
  'matchPassword',
  'passwordWrong',
] as const
export type Fault = (typeof FAULTS)[number]
const fault = (key: Fault) => key

const MAX_NAME = 100

const NameField = z.string().check(
  z.trim(),
  z.minLength(1, fault('required')),
  z.maxLength(MAX_NAME, fault('tooLong')),
  z.refine((name) => name === '' || z.safeParse(PersonNameSchema, name).success, fault('required')),
)

/** SET-1, decision 24. */
export const ProfileFormSchema = z.object({
  firstName: NameField,
  lastName: NameField,
  mobile: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || z.safeParse(PhoneSchema, text).success, fault('mobile')),
  ),
})
export type ProfileForm = z.infer<typeof ProfileFormSchema>
/** What is kept until it is saved. */
export const ProfileDraftSchema = z.object({ firstName: z.string(), lastName: z.string(), mobile: z.string() })

/** SET-1; the new password as AUT-27 and AUT-28 have it. */
export const PasswordFormSchema = z
  .object({
    currentPassword: z.string().check(z.minLength(1, fault('required'))),
    newPassword: NewPasswordField,
    newPasswordConfirmation: ConfirmationField,
  })
  .check(isConfirmed)
export type PasswordForm = z.infer<typeof PasswordFormSchema>

/** The key behind a field error's message; null = the field is right. */
export function toFault(error: { readonly message?: string | undefined } | undefined): Fault | null {
  if (error === undefined) return null
  return FAULTS.find((key) => key === error.message) ?? 'required'
}
