import { useCallback, useState } from 'react'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { getInvitation } from '#shared/contracts/http/registrations.contract.ts'
import { type ApiError, call, type Loaded, useLoaded } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'

export type Invitation = AnswerOf<typeof getInvitation>

/** The invitation behind a token (AUT-22). */
export function useInvitation(token: string): Loaded<Invitation> {
  const locale = useLocale()
  // The language of what the server says does not matter enough to lose what is typed when it changes.
  const [query] = useState({ locale })
  const read = useCallback(
    (signal: AbortSignal) => call(getInvitation, { params: { invitationToken: token }, query, signal, silent: true }),
    [token, query],
  )
  return useLoaded(read)
}

/** Unknown, used, taken back or over; a token that cannot be one is as unknown. */
export function isInvitationGone({ status }: ApiError): boolean {
  return status === 404 || status === 400
}
