import type { Caller } from '#server/identity/sessions.service.ts'
import { refuse, type Refusal } from '#server/platform/http/answers.ts'

/** For what operators and admins do in their account; null = the caller is one of them. */
export function refuseBuyer({ user }: Caller): Refusal | null {
  return user.group === 'buyer' ? refuse('FORBIDDEN', 'Only the account’s own people may do this.') : null
}

/** For what admins do in their account; null = the caller is one. */
export function refuseAllButAdmins({ user }: Caller): Refusal | null {
  return user.group === 'admin' ? null : refuse('FORBIDDEN', 'Only admins do this.')
}
