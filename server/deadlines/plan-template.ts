import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { saveDeadlineTemplate } from '#shared/contracts/http/deadlines.contract.ts'
import { dayFromMilestone } from '#shared/domain/index.ts'
import { contentHash } from '#server/platform/files/content.ts'
import { endOfBerlinDay } from '#server/projects/berlin-days.ts'
import { fromWords } from './deadline-texts.ts'
import type { Deadline } from './deadlines.types.ts'
import type { Template } from './templates.repository.ts'

type Wanted = Pick<BodyOf<typeof saveDeadlineTemplate>, 'milestones' | 'lines'>

/** Tells a template from any other. */
export function getTemplateRevision(template: Template): string {
  return contentHash(JSON.stringify(template))
}

/**
 * The template as it is to be stored: what is new gets an id, known things keep theirs. null = a line lies at a milestone
 * that there is not, a building is unknown, or two lines are one.
 */
export function readTemplate(
  { milestones, lines }: Wanted,
  stored: Template,
  buildingIds: ReadonlySet<string>,
): Template | null {
  const known = new Set([...stored.milestones, ...stored.lines].map(({ id }) => id))
  const ids = new Map(milestones.map(({ id }) => [id, known.has(id) ? id : randomUUID()] as const))
  const lineIds = lines.flatMap(({ id }) => id ?? [])
  const isKnown =
    ids.size === milestones.length &&
    new Set(lineIds).size === lineIds.length &&
    lines.every(({ milestoneId }) => ids.has(milestoneId)) &&
    milestones.every(({ days }) => days.every(({ buildingId }) => buildingIds.has(buildingId)))
  if (!isKnown) return null
  return {
    milestones: milestones.map(({ id, name, days }) => ({
      id: ids.get(id) ?? id,
      name: fromWords(name),
      days: [...new Map(days.map((one) => [one.buildingId, one])).values()].toSorted((a, b) =>
        a.buildingId.localeCompare(b.buildingId),
      ),
    })),
    lines: lines.map(({ id, milestoneId, title, description, ...fields }) => ({
      ...fields,
      id: id !== null && known.has(id) ? id : randomUUID(),
      milestoneId: ids.get(milestoneId) ?? milestoneId,
      title: fromWords(title),
      description: fromWords(description),
    })),
  }
}

export interface DeadlinePlan {
  /** How many there are then. */
  readonly count: number
  readonly added: readonly Deadline[]
  /** Those about which anything is another, as they are to be. */
  readonly changed: readonly Deadline[]
  /** Of all these the ones that buyers have to hear of: new, on another day, or holding something else. */
  readonly news: readonly Deadline[]
  /** Those that are no more. */
  readonly gone: readonly Deadline[]
}

/** What a template makes of a project's deadlines. `stored`: those that come from it; `now`: ISO time. */
export function planDeadlines(
  projectId: string,
  { milestones, lines }: Template,
  stored: readonly Deadline[],
  now: string,
): DeadlinePlan {
  const byPlace = new Map(stored.map((deadline) => [`${deadline.lineId} ${deadline.buildingId}`, deadline]))
  const added: Deadline[] = []
  const changed: Deadline[] = []
  const news: Deadline[] = []
  let count = 0
  for (const { id: lineId, milestoneId, weeks, ...fields } of lines) {
    for (const { buildingId, day } of milestones.find(({ id }) => id === milestoneId)?.days ?? []) {
      const before = byPlace.get(`${lineId} ${buildingId}`)
      byPlace.delete(`${lineId} ${buildingId}`)
      const expiresAt = endOfBerlinDay(dayFromMilestone(day, weeks))
      const deadline = setDay(
        before ?? {
          id: randomUUID(),
          projectId,
          buildingId,
          unitId: null,
          lineId,
          sequence: -1,
          expiresAt: '',
          movedAt: now,
        },
        { ...fields, expiresAt },
        now,
      )
      if (before === undefined) added.push(deadline)
      else if (!isDeepStrictEqual(before, deadline)) changed.push(deadline)
      count += 1
      if (isNews(before, deadline)) news.push(deadline)
    }
  }
  return { count, added, changed, news, gone: [...byPlace.values()] }
}

/** A deadline as it is to be; with another day its number goes up, by which calendars know it. `now`: ISO time. */
export function setDay(
  before: Omit<Deadline, keyof Fields>,
  fields: Fields & Pick<Deadline, 'expiresAt'>,
  now: string,
): Deadline {
  const isMoved = before.expiresAt !== fields.expiresAt
  return {
    ...before,
    ...fields,
    sequence: before.sequence + (isMoved ? 1 : 0),
    movedAt: isMoved ? now : before.movedAt,
  }
}

type Fields = Pick<Deadline, 'title' | 'description' | 'trades' | 'locks' | 'reminders'>

/** Whether buyers have to hear of it. */
export function isNews(before: Deadline | undefined, after: Deadline): boolean {
  if (before === undefined || before.expiresAt !== after.expiresAt) return true
  const holding = ({ locks, trades }: Deadline) => (locks ? trades.toSorted().join(' ') : '')
  return holding(before) !== holding(after)
}
