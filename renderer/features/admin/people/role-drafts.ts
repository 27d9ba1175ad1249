import * as z from 'zod/mini'
import { OPERATOR_ROLES, type Role } from '#shared/domain/roles/roles.ts'

type OperatorRole = (typeof OPERATOR_ROLES)[number]

/** A role that an operator is to hold; without a project in all of them. */
interface WantedRole {
  readonly role: OperatorRole
  readonly projectId: string | null
}

/** Every project, also those that come later. No project has it as its id: those are words or UUIDs. */
export const EVERYWHERE = '*'

/** A role while it is being chosen: null = not chosen yet. `place`: id of a project, or `EVERYWHERE`. */
export const RoleDraftSchema = z.object({ role: z.nullable(z.enum(OPERATOR_ROLES)), place: z.nullable(z.string()) })
export type RoleDraft = z.infer<typeof RoleDraftSchema>

/** What stands there before anything is chosen: nobody gets a right that nobody has named. */
export const NO_ROLE: RoleDraft = { role: null, place: null }

/** The roles of drafts; null = one of them is not chosen to its end. */
export function readRoles(drafts: readonly RoleDraft[]): WantedRole[] | null {
  const roles = drafts.flatMap(({ role, place }) =>
    role === null || place === null ? [] : [{ role, projectId: place === EVERYWHERE ? null : place }],
  )
  return roles.length === 0 || roles.length < drafts.length ? null : roles
}

/** Roles as they are held, to be changed; where none is, the first to be chosen. */
export function draftRoles(held: readonly { readonly role: Role; readonly projectId: string | null }[]): RoleDraft[] {
  const drafts = held.flatMap(({ role, projectId }) => {
    const known = OPERATOR_ROLES.find((one) => one === role)
    return known === undefined ? [] : [{ role: known, place: projectId ?? EVERYWHERE }]
  })
  return drafts.length === 0 ? [NO_ROLE] : drafts
}
