import * as z from 'zod/mini'
import { MIN_PASSWORD_LENGTH } from '#shared/contracts/entities/identity.schema.ts'

/** Keys of `validations.*` in the texts of access: what is wrong with a new password or its confirmation. */
const FAULTS = ['required', 'tooLong', 'passwordLength', 'passwordGuessable', 'matchPassword'] as const
export type NewPasswordFault = (typeof FAULTS)[number]
const fault = (key: NewPasswordFault) => key

/** Characters; as the contract has it. */
const MAX_PASSWORD = 1_000

/** AUT-15, AUT-27. */
export const NewPasswordField = z
  .string()
  .check(
    z.minLength(1, fault('required')),
    z.minLength(MIN_PASSWORD_LENGTH, fault('passwordLength')),
    z.maxLength(MAX_PASSWORD, fault('tooLong')),
  )

/** AUT-28: for `check` of a form that has both. */
export const isConfirmed = z.refine<{ readonly newPassword: string; readonly newPasswordConfirmation: string }>(
  (form) => form.newPassword === form.newPasswordConfirmation,
  { error: fault('matchPassword'), path: ['newPasswordConfirmation'] },
)

/** AUT-28. */
export const ConfirmationField = z.string().check(z.minLength(1, fault('required')))

/** The key behind a field error's message; null = the field is right. */
export function getNewPasswordFault(
  error: { readonly message?: string | undefined } | undefined,
): NewPasswordFault | null {
  if (error === undefined) return null
  return FAULTS.find((key) => key === error.message) ?? 'required'
}
