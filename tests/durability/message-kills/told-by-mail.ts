import PostalMime from 'postal-mime'
import type { ReceivedMail } from '#server/mail/testing/smtp-server.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { berlinDay } from '#server/projects/berlin-days.ts'
import type { LateClock } from './late-clock.ts'
import { TEAM, UNITS } from './message-writers.ts'

/** For one thread a person gets at most so many mails in the minutes that a life of the server takes: one now, one later. */
const MOST_MAILS = 2

/** A mail as the mail server has it, each copy for itself. */
interface ToldMail {
  /** From its `Message-ID`. */
  readonly id: string
  readonly recipient: string
  /** ms since epoch, of its `Date`. */
  readonly writtenAt: number
  readonly subject: string
  readonly text: string
}

export async function readReceived({ source }: ReceivedMail): Promise<ToldMail> {
  const mail = await PostalMime.parse(source)
  return {
    id: getMailId(source),
    recipient: mail.to?.[0]?.address ?? '',
    writtenAt: Date.parse(mail.date ?? ''),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
  }
}

/** What tells a mail from all others; '' = it does not say. */
export function getMailId(source: string): string {
  return /^Message-ID:\s*<([^@>]+)@/im.exec(source)?.[1] ?? ''
}

/**
 * What is wrong with the mails that have arrived, each told once; empty = nothing. For each message that the other side
 * wrote there is a mail that was written with it or waits for it, and no more.
 */
export async function compareWithMessages(db: Db, told: readonly ToldMail[], clock: LateClock): Promise<string[]> {
  const messages = await db
    .selectFrom('messages')
    .innerJoin('messageThreads', 'messageThreads.id', 'messages.threadId')
    .innerJoin('units', 'units.id', 'messageThreads.unitId')
    .select(['messages.threadId', 'messages.createdAt', 'messages.fromTeam', 'units.packageId'])
    .where('messages.isNote', '=', 0)
    .where('messageThreads.subject', 'like', 'Kills %')
    .execute()
  const written = new Map<string, number>()
  for (const { threadId, createdAt, fromTeam, packageId } of messages) {
    const buyer = UNITS.find((unit) => unit.packageId === packageId)?.buyer ?? ''
    for (const recipient of fromTeam === 1 ? [buyer] : TEAM)
      count(written, `${threadId} to ${recipient} in life ${clock.lifeOf(Date.parse(createdAt))}`)
  }
  const wanted = new Map([...written].map(([key, messagesThen]) => [key, Math.min(messagesThen, MOST_MAILS)]))
  const arrived = new Map<string, number>()
  for (const { recipient, text, writtenAt } of told) {
    const thread = /\/(?:inbox|admin\/messages)\/([0-9a-f-]{36})/.exec(text)?.[1]
    if (thread !== undefined) count(arrived, `${thread} to ${recipient} in life ${clock.lifeOf(writtenAt)}`)
  }
  return listDifferences(wanted, arrived)
}

/** The same of reminders: one for each person, unit and day on which one was due. */
export function compareWithDays(told: readonly ToldMail[], days: readonly string[]): string[] {
  const owned = [...UNITS, { unit: 'b-07', buyer: 'anna@example.com' }]
  const wanted = new Map<string, number>(
    days.flatMap((day) => owned.map(({ unit, buyer }) => [`${unit} to ${buyer} on ${day}`, 1] as const)),
  )
  const arrived = new Map<string, number>()
  for (const { recipient, text, writtenAt } of told) {
    const unit = /\/lindenhof\/([a-z0-9-]+)\/deadlines/.exec(text)?.[1]
    const key = `${unit} to ${recipient} on ${berlinDay(writtenAt)}`
    if (unit !== undefined && wanted.has(key)) count(arrived, key)
  }
  return listDifferences(wanted, arrived)
}

/** Each mail once, whatever copies of it there are. @throws when two copies are not the same mail */
export function foldCopies(told: readonly ToldMail[]): readonly ToldMail[] {
  const byId = new Map<string, ToldMail>()
  for (const mail of told) {
    const first = byId.get(mail.id)
    if (first !== undefined && JSON.stringify(first) !== JSON.stringify(mail))
      throw new Error(`Two mails have one Message-ID: ${JSON.stringify([first, mail])}`)
    byId.set(mail.id, mail)
  }
  return [...byId.values()]
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function listDifferences(wanted: ReadonlyMap<string, number>, arrived: ReadonlyMap<string, number>): string[] {
  return [...new Set([...wanted.keys(), ...arrived.keys()])]
    .filter((key) => wanted.get(key) !== arrived.get(key))
    .map((key) => `${key}: ${arrived.get(key) ?? 0} instead of ${wanted.get(key) ?? 0}`)
}
