import * as z from 'zod/mini'
import { LocaleSchema } from '#shared/contracts/primitives.ts'
import { type Fault, InvitedPersonSchema, toFault } from '../../invite-form.ts'
import type { UnitRow } from '../unit-rows.ts'

/** Lines that one dialog has: more nobody fills in at once, and one invitation is to no more units than that. */
export const MAX_LINES = 50

export const PERSON_FIELDS = ['firstName', 'lastName', 'email'] as const
export type PersonField = (typeof PERSON_FIELDS)[number]
/** What is typed into a line. */
export type Person = Readonly<Record<PersonField, string>>
/** By id of unit. */
export type People = Readonly<Record<string, Person>>
export type LineFaults = Readonly<Partial<Record<PersonField, Fault>>>

export const NOBODY: Person = { firstName: '', lastName: '', email: '' }

/** What is kept until it is sent. */
export const LinesDraftSchema = z.object({
  people: z.record(z.string(), z.object({ firstName: z.string(), lastName: z.string(), email: z.string() })),
  locale: LocaleSchema,
})

/** Of the chosen units those without buyers. */
export function listInvitable(rows: readonly UnitRow[]): readonly UnitRow[] {
  return rows.filter(({ unit }) => unit.buyers.length === 0)
}

/** And those with buyers. */
export function listBought(rows: readonly UnitRow[]): readonly UnitRow[] {
  return rows.filter(({ unit }) => unit.buyers.length > 0)
}

export function isBlank(person: Person): boolean {
  return PERSON_FIELDS.every((field) => person[field].trim() === '')
}

/** What is wrong with a line; null = nothing. */
export function checkPerson(person: Person): LineFaults | null {
  const parsed = z.safeParse(InvitedPersonSchema, person)
  if (parsed.success) return null
  const getFault = (field: PersonField) => toFault(parsed.error.issues.find(({ path }) => path[0] === field))
  return Object.fromEntries(
    PERSON_FIELDS.flatMap((field) => {
      const fault = getFault(field)
      return fault === null ? [] : [[field, fault]]
    }),
  )
}

/** One person and the units that they are invited to. */
interface Group {
  readonly person: Person
  readonly unitIds: readonly string[]
}

/**
 * Lines with one e-mail are one invitation, under the first one's name: of several open invitations to register only the
 * newest works.
 */
export function groupByEmail(people: People, unitIds: readonly string[]): readonly Group[] {
  const groups = new Map<string, Group>()
  for (const unitId of unitIds) {
    const person = people[unitId] ?? NOBODY
    const email = person.email.trim().toLowerCase()
    const known = groups.get(email)
    groups.set(email, { person: known?.person ?? trim(person), unitIds: [...(known?.unitIds ?? []), unitId] })
  }
  return [...groups.values()]
}

function trim({ firstName, lastName, email }: Person): Person {
  return { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() }
}
