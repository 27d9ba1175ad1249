import { sql } from 'kysely'
import type { TrackingEventType } from '#shared/contracts/http/tracking.contract.ts'
import type { Db } from '#server/platform/db/database.types.ts'

/** Something that a visitor did (CNS-11). */
export interface TrackingEvent {
  readonly id: string
  readonly projectId: string
  readonly unitId: string | null
  readonly eventType: TrackingEventType
  readonly eventLabel: string
  readonly eventValue: string
  /** null = the visitor does not consent to being recognised. */
  readonly correlationId: string | null
  readonly details: {
    readonly checksum: string | null
    readonly systemId: string
    readonly portalId: 'mp'
    readonly eventUrl: string
  }
  /** ISO time. */
  readonly createdAt: string
}

export async function addTrackingEvent(db: Db, event: TrackingEvent): Promise<void> {
  await db
    .insertInto('trackingEvents')
    .values({ ...event, details: JSON.stringify(event.details) })
    .execute()
}

/** Whether the marketing portal shows any unit of the project. */
export async function isOnMarketingPortal(db: Db, projectId: string): Promise<boolean> {
  const row = await db
    .selectFrom('units')
    .select('id')
    .where('projectId', '=', projectId)
    .where('marketingPortalEnabled', '=', 1)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export interface HourlyCount {
  /** Begin of the hour, ISO time. */
  readonly hour: string
  /** As it was stored: a later program may know more types than this one. */
  readonly eventType: string
  readonly count: number
}

/** How often what was done in each hour from `from` (inclusive) to `to` (exclusive), both ISO times; earliest first. */
export async function countTrackingEvents(
  db: Db,
  projectId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<HourlyCount[]> {
  const hour = sql<string>`substr(created_at, 1, 13)`
  const rows = await db
    .selectFrom('trackingEvents')
    .select((select) => [hour.as('hour'), 'eventType', select.fn.countAll<number>().as('count')])
    .where('projectId', '=', projectId)
    .where('createdAt', '>=', from)
    .where('createdAt', '<', to)
    .groupBy([hour, 'eventType'])
    .orderBy('hour')
    .execute()
  return rows.map((row) => ({ ...row, hour: `${row.hour}:00:00.000Z` }))
}
