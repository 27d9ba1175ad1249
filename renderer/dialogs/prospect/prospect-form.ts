import * as z from 'zod/mini'
import { EmailSchema, PhoneSchema } from '#shared/contracts/http/prospects.contract.ts'

/** Keys of `meta.validations.*`: what is wrong with a field. */
export const FAULTS = ['required', 'invalidEmail', 'invalidPhoneNumber', 'privacy', 'tooLong'] as const
export type FieldFault = (typeof FAULTS)[number]

const MAX_NAME = 95
const MAX_MESSAGE = 5_000
const fault = (key: FieldFault) => key

const EmailField = z.string().check(
  z.trim(),
  z.minLength(1, fault('required')),
  z.refine((text) => text === '' || z.safeParse(EmailSchema, text).success, fault('invalidEmail')),
)
const NameField = z.string().check(z.trim(), z.minLength(1, fault('required')), z.maxLength(MAX_NAME, fault('tooLong')))
const PrivacyField = z.boolean().check(z.refine((isTicked) => isTicked, fault('privacy')))

/** PRO-16 to PRO-18. */
export const SaveFormSchema = z.object({ email: EmailField, privacyPolicy: PrivacyField })
export type SaveForm = z.infer<typeof SaveFormSchema>

/** PRO-2 to PRO-9. */
export const ContactFormSchema = z.object({
  firstName: NameField,
  lastName: NameField,
  email: EmailField,
  phone: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || z.safeParse(PhoneSchema, text).success, fault('invalidPhoneNumber')),
  ),
  message: z.string().check(z.trim(), z.maxLength(MAX_MESSAGE, fault('tooLong'))),
  privacyPolicy: PrivacyField,
})
export type ContactForm = z.infer<typeof ContactFormSchema>
/** What may be kept until it is sent: a consent is given anew. */
export const ContactDraftSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
})

/** Names of the fields of both forms. */
const FIELDS = ['firstName', 'lastName', 'email', 'phone', 'message', 'privacyPolicy'] as const
type FieldName = (typeof FIELDS)[number]

/** The fields that are missing or wrong, in the order in which they are asked for. */
export function fieldsAmiss(schema: z.ZodMiniType, values: unknown): readonly FieldName[] {
  const amiss = new Set(z.safeParse(schema, values).error?.issues.map(({ path }) => path[0]))
  return FIELDS.filter((name) => amiss.has(name))
}

/** The key behind a field error's message; null = the field is right. */
export function toFault(error: { readonly message?: string | undefined } | undefined): FieldFault | null {
  if (error === undefined) return null
  return FAULTS.find((key) => key === error.message) ?? 'required'
}
