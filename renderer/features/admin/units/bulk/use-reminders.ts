import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { remindUnits } from '#shared/contracts/http/reminders.contract.ts'
import { type ApiError, call, callOrThrow } from '#renderer/api/index.ts'
import { INVITATIONS_KEY } from '../../use-people.ts'
import type { AccountUnit } from '../unit-rows.ts'
import { ACCOUNT_UNITS_KEY } from '../use-account-units.ts'

export type Reminders = AnswerOf<typeof remindUnits>
export type Outcome = Reminders[number]['people'][number]['outcome']

/** ms; hundreds of homes are looked through, and their mails written. */
const PATIENCE = 60_000

/** Who of the units gets what, as it was when it was asked, and the sending of it (UNT-11). */
export function useReminders(units: readonly AccountUnit[]) {
  const queryClient = useQueryClient()
  const unitIds = units.map(({ id }) => id)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [told, setTold] = useState<Reminders | null>(null)
  const plan = useQuery({
    queryKey: ['admin', 'reminders', unitIds],
    queryFn: ({ signal }) =>
      callOrThrow(remindUnits, { body: { unitIds, isTrial: true }, signal, silent: true, timeout: PATIENCE }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  })

  async function send(): Promise<void> {
    setIsBusy(true)
    setFailure(null)
    const result = await call(remindUnits, { body: { unitIds, isTrial: false }, silent: true, timeout: PATIENCE })
    setIsBusy(false)
    if (!result.ok) return setFailure(result.error)
    setTold(result.value)
    // An invitation that was over is open again.
    void queryClient.invalidateQueries({ queryKey: ACCOUNT_UNITS_KEY })
    void queryClient.invalidateQueries({ queryKey: INVITATIONS_KEY })
  }

  return { plan, send, isBusy, failure, told }
}

const SENDING: readonly Outcome[] = ['reminded', 'invited_again']

/** Whether somebody gets a mail. */
export function isSending(outcome: Outcome): outcome is 'reminded' | 'invited_again' {
  return SENDING.includes(outcome)
}

/** Why somebody gets nothing; `nobody`: there is nobody to get anything. */
export type Reason = Exclude<Outcome, 'reminded' | 'invited_again'> | 'nobody'

/** People, each once however many of the units they have: who gets which mail, and of each reason how many get none. */
export function countPeople(reminders: Reminders) {
  const people = reminders.flatMap((unit) => unit.people)
  const emailsWith = (fits: (outcome: Outcome) => boolean) =>
    new Set(people.filter(({ outcome }) => fits(outcome)).map(({ email }) => email))
  const told = emailsWith(isSending)
  return {
    reminded: emailsWith((outcome) => outcome === 'reminded').size,
    invited: emailsWith((outcome) => outcome === 'invited_again').size,
    skipped: countSkipped(reminders, told),
  }
}

/** How many get nothing for each reason, each person for the first that is found; of `nobody` it is units. */
function countSkipped(reminders: Reminders, told: ReadonlySet<string>): readonly { reason: Reason; count: number }[] {
  const reasons = new Map<string, Reason>()
  for (const { people } of reminders)
    for (const { email, outcome } of people)
      if (!isSending(outcome) && !told.has(email) && !reasons.has(email)) reasons.set(email, outcome)
  for (const { unitId, people } of reminders) if (people.length === 0) reasons.set(`unit ${unitId}`, 'nobody')
  const groups = Map.groupBy(reasons.values(), (reason) => reason)
  return [...groups].map(([reason, all]) => ({ reason, count: all.length }))
}
