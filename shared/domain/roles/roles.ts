/**
 * Who of an account's own people may do what (decision 62). This table is the only place that says so: endpoints name the
 * right that they need, the gateway checks it, pages ask the same functions. An admin holds `admin` for every project;
 * operators hold the others, each for one project or for all, also those that come later.
 */
export const ROLES = ['admin', 'lead', 'sales', 'siteManager', 'trade', 'agent'] as const
export type Role = (typeof ROLES)[number]

/** Roles that operators can be given; `admin` goes with the group. */
export const OPERATOR_ROLES = ['lead', 'sales', 'siteManager', 'trade', 'agent'] as const satisfies readonly Role[]

/** What can be done in a project: held where a role is held. */
export const PROJECT_RIGHTS = [
  'seeProjects',
  'seeUnits',
  'chooseForBuyers',
  'proposeChoices',
  'presentUnits',
  'seeOrders',
  'stepOrders',
  'setSales',
  'inviteBuyers',
  'answerEnquiries',
  'seeMessages',
  'answerMessages',
  'seeDocuments',
  'manageDocuments',
  'setDeadlines',
  'manageProjects',
  'setFlags',
  'designPages',
] as const

/** What concerns the account as a whole: held by those alone whose role is for all projects. */
export const ACCOUNT_RIGHTS = ['managePeople', 'manageKiosks', 'seeAudit', 'seeMails', 'seeVisits'] as const

export const RIGHTS = [...PROJECT_RIGHTS, ...ACCOUNT_RIGHTS] as const
export type Right = (typeof RIGHTS)[number]

export const RIGHTS_OF_ROLES: Readonly<Record<Role, readonly Right[]>> = {
  admin: RIGHTS,
  lead: [...PROJECT_RIGHTS, 'seeMails'],
  sales: [
    'seeProjects',
    'seeUnits',
    'chooseForBuyers',
    'proposeChoices',
    'presentUnits',
    'seeOrders',
    'setSales',
    'inviteBuyers',
    'answerEnquiries',
    'seeMessages',
    'answerMessages',
    'seeDocuments',
    'manageDocuments',
    'setDeadlines',
  ],
  siteManager: ['seeProjects', 'seeUnits', 'seeOrders', 'seeMessages', 'seeDocuments', 'setDeadlines'],
  trade: ['seeProjects', 'seeOrders'],
  agent: ['seeProjects', 'answerEnquiries'],
}

/** A role as somebody holds it. */
export interface Grant {
  readonly role: Role
  /** null = in every project, also in those that come later. */
  readonly projectId: string | null
}

/** What every admin holds. */
export const ADMIN_GRANTS: readonly Grant[] = [{ role: 'admin', projectId: null }]

/** Whether these roles give a right in this project. Of the account's rights the project says nothing. */
export function hasRight(grants: readonly Grant[], right: Right, projectId: string): boolean {
  return grants.some((grant) => gives(grant, right) && (grant.projectId === null || grant.projectId === projectId))
}

/** Whether they give it in any project. */
export function hasRightSomewhere(grants: readonly Grant[], right: Right): boolean {
  return grants.some((grant) => gives(grant, right))
}

/** Whether they give it in every project there is and will be. */
export function hasRightEverywhere(grants: readonly Grant[], right: Right): boolean {
  return grants.some((grant) => gives(grant, right) && grant.projectId === null)
}

/** Ids of the projects in which they give a right; null = in all of them. */
export function listProjectsWith(grants: readonly Grant[], right: Right): readonly string[] | null {
  const ids = grants.filter((grant) => gives(grant, right)).map(({ projectId }) => projectId)
  return ids.includes(null) ? null : [...new Set(ids.flatMap((id) => id ?? []))]
}

function gives({ role, projectId }: Grant, right: Right): boolean {
  const isOfAccount = ACCOUNT_RIGHTS.some((one) => one === right)
  return RIGHTS_OF_ROLES[role].includes(right) && (!isOfAccount || projectId === null)
}
