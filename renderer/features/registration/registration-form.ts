import * as z from 'zod/mini'
import { MIN_PASSWORD_LENGTH, PersonNameSchema } from '#shared/contracts/entities/identity.schema.ts'

/** Keys of `validations.*` in the texts of access: what is wrong with a field. */
const FAULTS = ['required', 'tooLong', 'acceptTerms', 'privacyPolicy', 'passwordLength', 'passwordGuessable'] as const
export type Fault = (typeof FAULTS)[number]
const fault = (key: Fault) => key

const MAX_NAME = 100
const MAX_PASSWORD = 1_000

const NameField = z.string().check(
  z.trim(),
  z.minLength(1, fault('required')),
  z.maxLength(MAX_NAME, fault('tooLong')),
  z.refine((name) => name === '' || z.safeParse(PersonNameSchema, name).success, fault('required')),
)

/** AUT-13 to AUT-17. */
export const RegistrationFormSchema = z.object({
  firstName: NameField,
  lastName: NameField,
  password: z
    .string()
    .check(
      z.minLength(1, fault('required')),
      z.minLength(MIN_PASSWORD_LENGTH, fault('passwordLength')),
      z.maxLength(MAX_PASSWORD, fault('tooLong')),
    ),
  acceptTerms: z.boolean().check(z.refine((isTicked) => isTicked, fault('acceptTerms'))),
  privacyPolicy: z.boolean().check(z.refine((isTicked) => isTicked, fault('privacyPolicy'))),
})
export type RegistrationForm = z.infer<typeof RegistrationFormSchema>

/** The key behind a field error's message; null = the field is right. */
export function toFault(error: { readonly message?: string | undefined } | undefined): Fault | null {
  if (error === undefined) return null
  return FAULTS.find((key) => key === error.message) ?? 'required'
}

/** The form's field and fault behind a server's reason; null = it belongs to no field. */
export function faultAtField(field: string | null, code: string): [keyof RegistrationForm, Fault] | null {
  if (code === 'PASSWORD_TOO_SHORT') return ['password', 'passwordLength']
  if (code === 'PASSWORD_GUESSABLE') return ['password', 'passwordGuessable']
  if (code === 'TERMS_NOT_ACCEPTED')
    return field === 'accepted_privacy_policy' ? ['privacyPolicy', 'privacyPolicy'] : ['acceptTerms', 'acceptTerms']
  if (code !== 'INVALID_VALUE') return null
  if (field === 'first_name') return ['firstName', 'required']
  if (field === 'last_name') return ['lastName', 'required']
  return field === 'password' ? ['password', 'tooLong'] : null
}
