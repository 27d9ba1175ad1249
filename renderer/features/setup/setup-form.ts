import * as z from 'zod/mini'
import { MIN_PASSWORD_LENGTH, PersonNameSchema } from '#shared/contracts/entities/identity.schema.ts'
import { LoginEmailSchema } from '#shared/contracts/entities/login.schema.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import {
  AccountNameInAddressSchema,
  AccountNameSchema,
  type checkSetupLink,
} from '#shared/contracts/http/setup.contract.ts'

/** In the order in which they are asked. */
export const STEPS = ['company', 'admin', 'mail', 'legal', 'project'] as const
export type Step = (typeof STEPS)[number]

/** What the server says of what there is to set up. */
export type SetupFacts = AnswerOf<typeof checkSetupLink>

export interface SetupForm {
  readonly accountName: string
  readonly accountId: string
  readonly postalAddress: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly language: 'de' | 'en'
  readonly imprint: string
  readonly privacyNotice: string
  readonly project: 'own' | 'sample'
}
export type Field = keyof SetupForm

/** Keys of `faults.*` in the texts: what is wrong with a field. */
export type Fault = 'required' | 'name' | 'email' | 'passwordLength' | 'passwordGuessable' | 'tooLong'
export type Faults = Readonly<Partial<Record<Field, Fault>>>

/** What each step asks for. */
const FIELDS: Readonly<Record<Step, readonly Field[]>> = {
  company: ['accountName', 'accountId', 'postalAddress'],
  admin: ['firstName', 'lastName', 'email', 'password', 'language'],
  mail: [],
  legal: ['imprint', 'privacyNotice'],
  project: ['project'],
}
/** Characters, as the contract has them. */
export const MAX_ADDRESS = 500
export const MAX_TEXT = 20_000
const MAX_NAME = 100

/** What is wrong with the fields of a step; the server looks at all of them again. */
export function findFaults(form: SetupForm, step: Step): Faults {
  return Object.fromEntries(
    FIELDS[step].flatMap((field) => {
      const fault = findFault(form, field)
      return fault === null ? [] : [[field, fault]]
    }),
  )
}

function findFault(form: SetupForm, field: Field): Fault | null {
  const value = form[field].trim()
  switch (field) {
    case 'accountName':
    case 'firstName':
    case 'lastName': {
      if (value.length > MAX_NAME) return 'tooLong'
      const schema = field === 'accountName' ? AccountNameSchema : PersonNameSchema
      return z.safeParse(schema, value).success ? null : 'required'
    }
    case 'accountId':
      return z.safeParse(AccountNameInAddressSchema, form.accountId).success ? null : 'name'
    case 'postalAddress':
      return value === '' ? 'required' : null
    case 'email':
      return value === '' ? 'required' : z.safeParse(LoginEmailSchema, value).success ? null : 'email'
    case 'password':
      return Array.from(form.password).length < MIN_PASSWORD_LENGTH ? 'passwordLength' : null
    default:
      return null
  }
}

/** The first of the steps up to `last` in which something is wrong; null = nothing is. */
export function findFaultyStep(form: SetupForm, last: Step): Step | null {
  const asked = STEPS.slice(0, STEPS.indexOf(last) + 1)
  return asked.find((step) => Object.keys(findFaults(form, step)).length > 0) ?? null
}

/** The step that asks for a field. */
export function getStep(field: Field): Step {
  return STEPS.find((step) => FIELDS[step].includes(field)) ?? 'company'
}

/** The field and fault behind a server's reason; null = it belongs to no field. */
export function getFaultAt(field: string | null, code: string): readonly [Field, Fault] | null {
  if (code === 'PASSWORD_TOO_SHORT') return ['password', 'passwordLength']
  if (code === 'PASSWORD_GUESSABLE') return ['password', 'passwordGuessable']
  const found = SERVER_FIELDS.find(([name]) => name === field)
  return code === 'INVALID_VALUE' && found !== undefined ? [found[1], found[2]] : null
}

const SERVER_FIELDS: readonly (readonly [string, Field, Fault])[] = [
  ['account_name', 'accountName', 'required'],
  ['account_id', 'accountId', 'name'],
  ['postal_address', 'postalAddress', 'tooLong'],
  ['first_name', 'firstName', 'required'],
  ['last_name', 'lastName', 'required'],
  ['email', 'email', 'email'],
  ['password', 'password', 'tooLong'],
  ['imprint', 'imprint', 'tooLong'],
  ['privacy_notice', 'privacyNotice', 'tooLong'],
]

const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
const LEGAL_FORM = /\b(gmbh|co|kg|ag|mbh|se|ug|ohg|gbr|ev)\b/g

/** What an account of this name could be called in addresses. */
export function suggestAccountId(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(LEGAL_FORM, '')
  return plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '')
}
