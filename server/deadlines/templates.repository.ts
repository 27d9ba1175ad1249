import type { Db } from '#server/platform/db/database.types.ts'
import type { LocalizedText } from '#server/platform/db/localized-text.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import type { DeadlineFields } from './deadlines.types.ts'

/** A step of the building works that deadlines lie before or after, with a day for each building. */
export interface Milestone {
  readonly id: string
  readonly name: LocalizedText
  /** Days `YYYY-MM-DD`. */
  readonly days: readonly { readonly buildingId: string; readonly day: string }[]
}

/** A deadline for each building whose milestone has a day. */
export interface TemplateLine extends DeadlineFields {
  readonly id: string
  readonly milestoneId: string
  /** After the milestone; negative = before it. */
  readonly weeks: number
}

export interface Template {
  readonly milestones: readonly Milestone[]
  readonly lines: readonly TemplateLine[]
}

/** Milestones and lines of a project, in their order. */
export async function findTemplate(db: Db, projectId: string): Promise<Template> {
  const milestones = await db
    .selectFrom('deadlineMilestones')
    .selectAll()
    .where('projectId', '=', projectId)
    .orderBy('position')
    .execute()
  const days = await db
    .selectFrom('deadlineMilestoneDays as days')
    .innerJoin('deadlineMilestones', 'deadlineMilestones.id', 'days.milestoneId')
    .select(['days.milestoneId', 'days.buildingId', 'days.day'])
    .where('deadlineMilestones.projectId', '=', projectId)
    .orderBy('days.buildingId')
    .execute()
  const lines = await db
    .selectFrom('deadlineLines')
    .selectAll()
    .where('projectId', '=', projectId)
    .orderBy('position')
    .execute()
  return {
    milestones: milestones.map(({ id, name }) => ({
      id,
      name: readJson<LocalizedText>(name),
      days: days.filter(({ milestoneId }) => milestoneId === id).map(({ buildingId, day }) => ({ buildingId, day })),
    })),
    lines: lines.map((line) => ({
      id: line.id,
      milestoneId: line.milestoneId,
      weeks: line.weeks,
      title: readJson<LocalizedText>(line.title),
      description: readJson<LocalizedText>(line.description),
      trades: readJson<string[]>(line.trades),
      locks: line.lockTrades === 1,
      reminders: readJson<number[]>(line.reminders),
    })),
  }
}

/** Stores the template of a project in place of the one that it has; deadlines of lines that are gone go with them. */
export async function saveTemplate(db: Db, projectId: string, { milestones, lines }: Template): Promise<void> {
  const gone = db.deleteFrom('deadlineLines').where('projectId', '=', projectId)
  const lineIds = lines.map(({ id }) => id)
  await (lineIds.length === 0 ? gone : gone.where('id', 'not in', lineIds)).execute()
  for (const [position, { id, name, days }] of milestones.entries()) {
    const values = { name: JSON.stringify(name), position }
    await db
      .insertInto('deadlineMilestones')
      .values({ id, projectId, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
    await db.deleteFrom('deadlineMilestoneDays').where('milestoneId', '=', id).execute()
    for (const day of days)
      await db
        .insertInto('deadlineMilestoneDays')
        .values({ milestoneId: id, ...day })
        .execute()
  }
  for (const [position, { id, milestoneId, weeks, locks, ...texts }] of lines.entries()) {
    const json = {
      title: JSON.stringify(texts.title),
      description: JSON.stringify(texts.description),
      trades: JSON.stringify(texts.trades),
      reminders: JSON.stringify(texts.reminders),
    }
    const values = { milestoneId, position, weeks, lockTrades: locks ? 1 : 0, ...json } as const
    await db
      .insertInto('deadlineLines')
      .values({ id, projectId, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
  }
  // Last: a line that has changed its milestone must not go with the one it had.
  const others = db.deleteFrom('deadlineMilestones').where('projectId', '=', projectId)
  const ids = milestones.map(({ id }) => id)
  await (ids.length === 0 ? others : others.where('id', 'not in', ids)).execute()
}
