import type { Db } from './database.types.ts'

/** Milliseconds that a session is kept after its end, and an answer under an idempotency key. */
const KEPT_SESSIONS_MS = 30 * 24 * 3_600_000
const KEPT_ANSWERS_MS = 7 * 24 * 3_600_000
/** A kiosk that was without network for a season may still have to ask whether something arrived. */
const KEPT_VISITOR_ANSWERS_MS = 400 * 24 * 3_600_000
/** A kiosk that stood in a store-room for years still learns that it was taken out. */
const KEPT_REVOKED_MS = 5 * 365 * 24 * 3_600_000
const KEPT_PAIRINGS_MS = 24 * 3_600_000
/** Orders that were given, or that a kiosk never came for. */
const KEPT_ORDERS_MS = 30 * 24 * 3_600_000
/** A mail names people, and in the embedded default it has links that open something. */
const KEPT_MAILS_MS = 30 * 24 * 3_600_000
/** After its end: an invitation names somebody who may never have had anything to do with us. */
const KEPT_INVITATIONS_MS = 90 * 24 * 3_600_000
const KEPT_TOKENS_MS = 24 * 3_600_000
/** Long enough to compare a month with that of the year before. */
const KEPT_TRACKING_MS = 400 * 24 * 3_600_000
const KEPT_JOBS_MS = 7 * 24 * 3_600_000
/** Long enough to look into an attack; they name network addresses. */
const KEPT_FAILED_LOGINS_MS = 90 * 24 * 3_600_000

/** Deletes what is of no use any more, so that the tables do not grow for ever. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  await db.deleteFrom('sessions').where('expiresAt', '<', before(KEPT_SESSIONS_MS)).execute()
  await db.deleteFrom('oneTimeTokens').where('expiresAt', '<', before(KEPT_TOKENS_MS)).execute()
  await db.deleteFrom('rateLimits').where('windowEnd', '<', before(0)).execute()
  await db.deleteFrom('invitations').where('expiresAt', '<', before(KEPT_INVITATIONS_MS)).execute()
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<', before(KEPT_ANSWERS_MS)).execute()
  await db.deleteFrom('visitorAnswers').where('createdAt', '<', before(KEPT_VISITOR_ANSWERS_MS)).execute()
  await db.deleteFrom('kioskPairings').where('expiresAt', '<', before(KEPT_PAIRINGS_MS)).execute()
  await db.deleteFrom('revokedKiosks').where('revokedAt', '<', before(KEPT_REVOKED_MS)).execute()
  await db.deleteFrom('kioskOrders').where('createdAt', '<', before(KEPT_ORDERS_MS)).execute()
  await db.deleteFrom('prospectConfigurations').where('expiresAt', '<', before(0)).execute()
  await eraseEnquiries(db, now.toISOString())
  await db.deleteFrom('takeHomeLinks').where('expiresAt', '<', before(0)).execute()
  await deletePresentations(db, before(0))
  await db
    .deleteFrom('mails')
    .where('createdAt', '<', before(KEPT_MAILS_MS))
    // What still waits is sent, however long the mail server was away.
    .where((where) => where.or([where('sentAt', 'is not', null), where('error', 'is not', null)]))
    .execute()
  await db.deleteFrom('trackingEvents').where('createdAt', '<', before(KEPT_TRACKING_MS)).execute()
  await db
    .deleteFrom('auditLog')
    .where('action', '=', 'login.failed')
    .where('at', '<', before(KEPT_FAILED_LOGINS_MS))
    .execute()
  await db.deleteFrom('jobs').where('finishedAt', '<', before(KEPT_JOBS_MS)).execute()
}

/** With their mails, which name the same people and open the same. */
async function deletePresentations(db: Db, now: string): Promise<void> {
  const isOver = db.selectFrom('presentations').select('id').where('expiresAt', '<', now)
  await db.deleteFrom('mails').where('subjectKind', '=', 'presentation').where('subjectId', 'in', isOver).execute()
  await db.deleteFrom('presentations').where('expiresAt', '<', now).execute()
}

/** What is left of an enquiry whose prospect is erased: none of their words, nor what the team wrote about them. */
export const ERASED_ENQUIRY = {
  state: 'closed',
  name: '',
  email: '',
  phone: '',
  message: '',
  content: null,
  catalogueId: null,
  nextStep: '',
  nextDay: null,
} as const

/**
 * What prospects have sent goes when they were told it would, with every mail about it; that something came stays, to be
 * counted. All of it or nothing: what is erased is not looked at again.
 */
async function eraseEnquiries(db: Db, now: string): Promise<void> {
  await db.transaction().execute(async (within) => {
    await within
      .updateTable('enquiries')
      .set({ ...ERASED_ENQUIRY, prospectId: null, erasedAt: now })
      .where('erasedAt', 'is', null)
      .where('eraseAt', '<', now)
      .execute()
    const erased = within.selectFrom('enquiries').select('id').where('erasedAt', '=', now)
    await within
      .updateTable('enquiryEvents')
      .set({ about: '' })
      .where('kind', 'in', ['note', 'next'])
      .where('enquiryId', 'in', erased)
      .execute()
    await within.deleteFrom('mails').where('subjectKind', '=', 'enquiry').where('subjectId', 'in', erased).execute()
  })
}
