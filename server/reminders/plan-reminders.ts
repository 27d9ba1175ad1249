import type { REMINDER_OUTCOMES } from '#shared/contracts/http/reminders.contract.ts'
import type { Configuration } from '#shared/domain/index.ts'
import type { ConfigurationsService } from '#server/configurations/configurations.types.ts'
import { getMember } from '#server/identity/invited-people.ts'
import type { InvitationsService, WaitingInvitation } from '#server/identity/invitations.service.ts'
import { listBuyerProfiles, type Profile } from '#server/identity/profiles.repository.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import { listAccountBuyers } from '#server/identity/users.repository.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { berlinDay } from '#server/projects/berlin-days.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { listRemindedOn } from './reminders.repository.ts'

export type Outcome = (typeof REMINDER_OUTCOMES)[number]
export type Reader = Pick<Profile, 'user' | 'preferences'>

/** Choices that are not completed, and the catalogue that they stand on. */
export interface OpenChoices {
  readonly configuration: Configuration
  readonly catalogueId: string
}

/** A unit with what its people would get, or why they get nothing. */
export interface PlannedUnit {
  readonly unit: Unit
  /** null = nothing is open. */
  readonly open: OpenChoices | null
  readonly buyers: readonly { readonly reader: Reader; readonly outcome: Outcome }[]
  readonly invited: readonly { readonly invitation: WaitingInvitation; readonly outcome: Outcome }[]
}

interface Parts {
  readonly db: Db
  readonly configurations: ConfigurationsService
  readonly invitations: Pick<InvitationsService, 'listWaiting'>
  /** ms since epoch. */
  readonly time: number
}

/** Who of these units would be reminded, and how (UNT-11). Reads alone. */
export async function planReminders(parts: Parts, caller: Caller, units: readonly Unit[]): Promise<PlannedUnit[]> {
  const { db, invitations, time } = parts
  const today = berlinDay(time)
  const reminded = await listRemindedOn(db, today)
  const find = sortInvitations(await invitations.listWaiting(caller), await listAccountBuyers(db, caller.account.id))
  const planned: PlannedUnit[] = []
  for (const unit of units) {
    const open = await findOpen(parts, unit)
    const readers = await listBuyerProfiles(db, unit.id, { withDisabled: true })
    const invited: PlannedUnit['invited'][number][] = []
    for (const invitation of find(unit.id)) {
      invited.push({ invitation, outcome: await judgeInvitation(db, invitation, today) })
    }
    const buyers = readers.map((reader) => ({ reader, outcome: judgeBuyer(reader, open !== null, reminded) }))
    planned.push({ unit, open, buyers, invited })
  }
  return planned
}

async function findOpen({ db, configurations }: Parts, unit: Unit): Promise<OpenChoices | null> {
  const { stored, configuration } = await configurations.read(db, unit)
  const catalogueId = configurations.getCatalogueId(unit, stored)
  return configuration === null || catalogueId === null || stored.status === 'completed'
    ? null
    : { configuration, catalogueId }
}

function judgeBuyer({ user, preferences }: Reader, isOpen: boolean, reminded: ReadonlySet<string>): Outcome {
  if (user.disabledAt !== null) return 'disabled'
  if (!isOpen) return 'nothing_open'
  if (preferences.notifications?.configurations === false) return 'unwanted'
  return reminded.has(user.id) ? 'told_today' : 'reminded'
}

/** Somebody who is kept out may be invited to a further home all the same: they get nothing. */
async function judgeInvitation(
  db: Db,
  { accountId, email, sentAt }: WaitingInvitation,
  today: string,
): Promise<Outcome> {
  const member = await getMember(db, accountId, email)
  if (member !== null && member.disabledAt !== null) return 'disabled'
  return berlinDay(Date.parse(sentAt)) === today ? 'told_today' : 'invited_again'
}

/**
 * The invitations that may go out again, by unit. What is over would give a home to whoever did not come then: it may
 * only where nobody has come in their place, neither as a buyer of any of its units nor with an open invitation.
 */
function sortInvitations(waiting: readonly WaitingInvitation[], buyers: ReadonlyMap<string, unknown>) {
  return (unitId: string): readonly WaitingInvitation[] => {
    const found = waiting.filter(({ unitIds }) => unitIds.includes(unitId))
    const open = found.filter(({ isOpen }) => isOpen)
    return open.length > 0 ? open : found.filter(({ unitIds }) => !unitIds.some((id) => buyers.has(id)))
  }
}
