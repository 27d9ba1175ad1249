import type { Portal } from '#shared/contracts/primitives.ts'

/**
 * Every address of the application: its pattern, and with it the names of its parameters. Links are built from
 * this table alone.
 */
export const ROUTES = {
  /** NAV-22..25: the four addresses of the login. */
  login: '/bp/:accountId/login',
  usersLogin: '/bp/:accountId/users/login',
  projectLogin: '/bp/:accountId/:projectId/login',
  projectUsersLogin: '/bp/:accountId/:projectId/users/login',
  /** NAV-26..28: with the token of an invitation, which leaves the address at once (decision 9), and without. */
  registration: '/bp/:accountId/registration',
  registrationByToken: '/bp/:accountId/registration/:invitationToken',
  projectRegistration: '/bp/:accountId/:projectId/registration',
  projectRegistrationByToken: '/bp/:accountId/:projectId/registration/:invitationToken',
  /** NAV-30: lead to the registration, with the token as part of the path or of the query. */
  invitation: '/bp/:accountId/invitation',
  usersInvitation: '/bp/:accountId/users/invitation',
  projectInvitation: '/bp/:accountId/:projectId/invitation',
  projectUsersInvitation: '/bp/:accountId/:projectId/users/invitation',
  /** NAV-29: asks for the mail; with the token of that mail, sets the new password (AUT-23). */
  password: '/bp/:accountId/users/password',
  /** Further units for somebody who has an account; open to the logged-in and to others. */
  unitInvitation: '/bp/:accountId/users/units',
  /** Base path of the buyer portal. */
  account: '/bp/:accountId',
  /** NAV-36, NAV-37: lead to a unit's dashboard or first room (decision 71), or to the choice of a unit. */
  project: '/bp/:accountId/:projectId',
  projectConfigurator: '/bp/:accountId/:projectId/configurator',
  /** NAV-16. */
  unitSelector: '/bp/:accountId/:projectId/configurator/unitSelector',
  /** NAV-38. */
  unit: '/bp/:accountId/:projectId/:unitId',
  /** NAV-40, in both portals; without a room it leads to the first one (NAV-20). */
  configurator: '/:portalId/:accountId/:projectId/:unitId/configurator',
  room: '/:portalId/:accountId/:projectId/:unitId/configurator/:roomId',
  item: '/:portalId/:accountId/:projectId/:unitId/configurator/:roomId/:subLineItemId',
  /** NAV-3, NAV-4, in both portals. */
  dashboard: '/:portalId/:accountId/:projectId/:unitId/dashboard',
  checkout: '/:portalId/:accountId/:projectId/:unitId/checkout',
  /** NAV-5..10, in both portals. */
  settings: '/:portalId/:accountId/:projectId/:unitId/settings',
  deadlines: '/:portalId/:accountId/:projectId/:unitId/deadlines',
  documents: '/:portalId/:accountId/:projectId/:unitId/documents',
  floorplan: '/:portalId/:accountId/:projectId/:unitId/floorplan',
  inbox: '/:portalId/:accountId/:projectId/:unitId/inbox',
  messageThread: '/:portalId/:accountId/:projectId/:unitId/inbox/:messageThreadId',
  /** NAV-19: a saved configuration by its token. */
  restore: '/mp/:accountId/:projectId/:unitId/configuration/:configurationToken',
  /** The mails that the embedded default keeps. */
  outbox: '/bp/:accountId/outbox',
  /** The people of the account and their invitations. */
  admin: '/bp/:accountId/admin',
  adminInvitations: '/bp/:accountId/admin/invitations',
  adminTracking: '/bp/:accountId/admin/visits',
  /** The projects of the account; not `projectId`, because no page of that project is open there. */
  adminProjects: '/bp/:accountId/admin/projects',
  adminFlags: '/bp/:accountId/admin/projects/:adminProjectId',
  /** The kiosks of the account. */
  adminDevices: '/bp/:accountId/admin/devices',
  adminDevice: '/bp/:accountId/admin/devices/:deviceId',
  /** NAV-21: leads to the first project. */
  marketingAccount: '/mp/:accountId',
  /** NAV-17: for now it leads to the first sample unit. */
  marketingProject: '/mp/:accountId/:projectId',
  /** NAV-20: as the project itself. */
  marketingConfigurator: '/mp/:accountId/:projectId/configurator',
  /** Decision 42: leads to the project's login in the buyer portal. */
  marketingLogin: '/mp/:accountId/:projectId/login',
  /** NAV-18. */
  flatFinders: '/mp/:accountId/:projectId/flat-finder',
  flatFinder: '/mp/:accountId/:projectId/flat-finder/:flatFinderId',
  marketingUnit: '/mp/:accountId/:projectId/:unitId',
  /** NAV-44, NAV-45: outside the portals. */
  pendingSignature: '/pending-signature',
  redirect: '/redirect',
} as const

/** NAV-30: with or without a token behind. */
export const INVITATION_ROUTES = [
  ROUTES.invitation,
  ROUTES.usersInvitation,
  ROUTES.projectInvitation,
  ROUTES.projectUsersInvitation,
] as const

export type RouteName = keyof typeof ROUTES

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** What a link to this route needs. */
export type RouteParams<Name extends RouteName> = {
  readonly [Key in ParamNames<(typeof ROUTES)[Name]>]: Key extends 'portalId' ? Portal : string
}

/** The address of a page: `linkTo('room', { portalId: 'bp', accountId, projectId, unitId, roomId })`. */
export function linkTo<Name extends RouteName>(name: Name, params: RouteParams<Name>): string {
  const values = new Map(Object.entries<string>(params))
  return ROUTES[name].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values.get(key) ?? ''))
}
