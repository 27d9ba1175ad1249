import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { remindUnits } from '#shared/contracts/http/reminders.contract.ts'
import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import type { ConfigurationsService } from '#server/configurations/configurations.types.ts'
import { getFullName } from '#server/identity/full-name.ts'
import { getPlace } from '#server/identity/invitation-places.ts'
import type { InvitationsService } from '#server/identity/invitations.service.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { passed, type Result } from '#server/platform/result.ts'
import { berlinDay } from '#server/projects/berlin-days.ts'
import { type Outcome, type PlannedUnit, planReminders } from './plan-reminders.ts'
import { writeReminders } from './reminder-mails.ts'
import { markReminded } from './reminders.repository.ts'

type Told = AnswerOf<typeof remindUnits>

export interface RemindersService {
  /** Reminds the people of these units, or says who would be; `ip`: of the caller, for the limits of invitations. */
  remind(caller: Caller, wanted: BodyOf<typeof remindUnits>, ip: string): Promise<Result<Told>>
}

interface Parts {
  readonly database: Database
  readonly catalogues: CataloguesService
  readonly configurations: ConfigurationsService
  readonly invitations: InvitationsService
  readonly mails: MailQueue
  /** `https://portal.example`, without a slash at the end. */
  readonly baseUrl: () => string
  /** ms since epoch. */
  readonly now: () => number
}

/** Reminders of what is open, for many units at once (UNT-11). */
export function createRemindersService(parts: Parts): RemindersService {
  const db = parts.database.kysely
  return {
    async remind(caller, { unitIds, isTrial }, ip) {
      const place = await getPlace(db, caller, { group: 'buyer', unitIds })
      if (!place.ok) return place
      const planned = await planReminders({ ...parts, db, time: parts.now() }, caller, place.value.units)
      return passed(describe(isTrial ? planned : await send(parts, caller, planned, ip)))
    },
  }
}

/** Sends what is planned; returns what came of it. */
async function send(parts: Parts, caller: Caller, planned: readonly PlannedUnit[], ip: string): Promise<PlannedUnit[]> {
  const { database, mails, now } = parts
  const time = now()
  const renewed = await inviteAgain(parts, caller, planned, ip)
  const letters = await writeReminders({ ...parts, db: database.kysely, time }, planned)
  const settled = await database.transaction(async (within) => {
    const told = new Set<string>()
    for (const [userId, letter] of letters) {
      if (!(await markReminded(within, userId, berlinDay(time)))) continue
      await mails.add(within, letter)
      told.add(userId)
    }
    const done = planned.map((one) => settle(one, told, renewed))
    for (const one of done) await noteIn(within, caller, one, isoTime(time))
    return done
  })
  mails.wake()
  return settled
}

/** Each invitation once, however many of its units there are. */
async function inviteAgain({ invitations }: Parts, caller: Caller, planned: readonly PlannedUnit[], ip: string) {
  const renewed = new Map<string, Outcome>()
  for (const { invitation, outcome } of planned.flatMap(({ invited }) => invited)) {
    if (outcome !== 'invited_again' || renewed.has(invitation.id)) continue
    const result = await invitations.resend(caller, invitation.id, null, ip)
    renewed.set(invitation.id, result.ok ? outcome : whyNot(result.error.faults[0].code))
  }
  return renewed
}

function whyNot(code: string): Outcome {
  return code === 'TOO_MANY_REQUESTS' ? 'too_many' : 'closed'
}

/** What came of the plan for a unit: somebody else may have been faster. */
function settle(planned: PlannedUnit, told: ReadonlySet<string>, renewed: ReadonlyMap<string, Outcome>): PlannedUnit {
  return {
    ...planned,
    buyers: planned.buyers.map(({ reader, outcome }) => ({
      reader,
      outcome: outcome === 'reminded' && !told.has(reader.user.id) ? 'told_today' : outcome,
    })),
    invited: planned.invited.map(({ invitation, outcome }) => ({
      invitation,
      outcome: renewed.get(invitation.id) ?? outcome,
    })),
  }
}

/** That something was sent for the unit, and to whom: by their ids, so that no name outlives its record. */
async function noteIn(db: Db, caller: Caller, { unit, buyers, invited }: PlannedUnit, at: string): Promise<void> {
  const userIds = buyers.filter(({ outcome }) => outcome === 'reminded').map(({ reader }) => reader.user.id)
  const invitationIds = invited.filter(({ outcome }) => outcome === 'invited_again').map((one) => one.invitation.id)
  const details = { userIds, invitationIds }
  if (userIds.length + invitationIds.length === 0) return
  const { accountId, id: unitId } = unit
  await addAuditEntry(db, { accountId, unitId, userId: caller.user.id, action: 'reminder.sent', details, at })
}

function describe(planned: readonly PlannedUnit[]): Told {
  return planned.map(({ unit, buyers, invited }) => ({
    unitId: unit.packageId,
    people: [
      ...buyers.map(({ reader: { user }, outcome }) => ({ name: getFullName(user), email: user.email, outcome })),
      ...invited.map(({ invitation, outcome }) => ({
        name: getFullName(invitation),
        email: invitation.email,
        outcome,
      })),
    ],
  }))
}
