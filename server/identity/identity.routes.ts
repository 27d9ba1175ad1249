import type { Handlers } from '#server/gateway/handlers.types.ts'
import { answer, answerTo, refuse } from '#server/platform/http/answers.ts'
import type { LoginsService } from './logins.service.ts'
import type { InvitationAcceptanceService } from './invitation-acceptance.service.ts'
import type { OwnDataService } from './own-data.service.ts'
import type { PasswordChangesService } from './password-changes.service.ts'
import type { ProfilesService } from './profiles.service.ts'
import type { RegistrationsService } from './registrations.service.ts'

type IdentityHandlers = Pick<
  Handlers,
  | 'getInvitation'
  | 'createRegistration'
  | 'acceptInvitation'
  | 'requestPasswordReset'
  | 'checkPasswordReset'
  | 'resetPassword'
  | 'changePassword'
  | 'listSessions'
  | 'revokeSession'
  | 'revokeOtherSessions'
  | 'getProfile'
  | 'updateProfile'
  | 'exportOwnData'
  | 'requestDeletion'
>

interface Parts {
  readonly registrations: RegistrationsService
  readonly invitationAcceptance: InvitationAcceptanceService
  readonly passwordChanges: PasswordChangesService
  readonly devices: LoginsService
  readonly profiles: ProfilesService
  readonly ownData: OwnDataService
}

/** What a browser saves instead of showing it. */
const AS_FILE = { 'Content-Disposition': 'attachment; filename="wohnwahl-data.json"' }

/** Registration, passwords, devices and one's own record (API-43..46, decisions 9, 24 and 54). */
export function identityRoutes(parts: Parts): IdentityHandlers {
  const { registrations, invitationAcceptance, passwordChanges, devices, profiles, ownData } = parts
  return {
    getInvitation: async ({ params, query, facts }) =>
      answerTo(await registrations.invitation(params.invitationToken, query.locale ?? null, facts.ip)),
    createRegistration: async ({ body, facts }) => answerTo(await registrations.register(body, facts)),
    acceptInvitation: async ({ caller, params, facts }) =>
      answerTo(await invitationAcceptance.accept(caller, params.invitationToken, facts.ip)),
    requestPasswordReset: async ({ body, facts }) => answerTo(await passwordChanges.request(body, facts.ip)),
    checkPasswordReset: async ({ params, facts }) => answerTo(await passwordChanges.check(params.resetToken, facts.ip)),
    resetPassword: async ({ params, body, facts }) =>
      answerTo(await passwordChanges.reset(params.resetToken, body, facts.ip)),
    changePassword: async ({ caller, body, facts }) => answerTo(await passwordChanges.change(caller, body, facts)),

    listSessions: async ({ caller }) => answer(await devices.list(caller)),
    async revokeSession({ caller, params }) {
      const isRevoked = await devices.revoke(caller, params.sessionId)
      return isRevoked ? answer({}) : refuse('NOT_FOUND', 'There is no such session.')
    },
    revokeOtherSessions: async ({ caller }) => answer({ revokedCount: await devices.revokeOthers(caller) }),

    getProfile: async ({ caller }) => answer(await profiles.read(caller)),
    updateProfile: async ({ caller, body, facts }) => answerTo(await profiles.update(caller, body, facts.ip)),
    exportOwnData: async ({ caller, facts }) => answerTo(await ownData.collect(caller, facts.ip), () => AS_FILE),
    requestDeletion: async ({ caller, body }) => answer(await profiles.requestDeletion(caller, body.message ?? '')),
  }
}
