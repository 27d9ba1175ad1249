import type { OPERATOR_ROLES } from '#shared/domain/roles/roles.ts'

/** A role that an operator is to hold; without a project in all of them. */
export interface WantedRole {
  readonly role: (typeof OPERATOR_ROLES)[number]
  readonly projectId: string | null
}

/** What an operator is given before anything is chosen. */
export const FIRST_ROLE: WantedRole = { role: 'lead', projectId: null }
