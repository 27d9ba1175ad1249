import type { Code, Page } from '#renderer/platform/page.types.ts'

/** NAV-26, NAV-27, NAV-30: lead to the registration, with the token as part of the path or of the query. */
export const invitation = {
  name: 'invitation',
  addresses: {
    registrationByToken: '/bp/:accountId/registration/:invitationToken',
    projectRegistrationByToken: '/bp/:accountId/:projectId/registration/:invitationToken',
    invitation: '/bp/:accountId/invitation',
    invitationByToken: '/bp/:accountId/invitation/:invitationToken',
    usersInvitation: '/bp/:accountId/users/invitation',
    usersInvitationByToken: '/bp/:accountId/users/invitation/:invitationToken',
    projectInvitation: '/bp/:accountId/:projectId/invitation',
    projectInvitationByToken: '/bp/:accountId/:projectId/invitation/:invitationToken',
    projectUsersInvitation: '/bp/:accountId/:projectId/users/invitation',
    projectUsersInvitationByToken: '/bp/:accountId/:projectId/users/invitation/:invitationToken',
  },
  audience: 'loggedOut',
  texts: ['access', 'login', 'footer'],
  load: (): Code => import('./InvitationPage.tsx').then((code) => code.InvitationPage),
} as const satisfies Page
