import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { listDeadlines } from '#shared/contracts/http/deadlines.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { type Configuration, getDeadlineStatus, listFixedItems, type PreparedCatalogue } from '#shared/domain/index.ts'
import { contentHash } from '#server/platform/files/content.ts'
import { type DeadlineQuestion, findRequestTime } from './deadline-requests.repository.ts'
import type { DeadlineWords } from './deadlines.repository.ts'
import { getDay, remainingDays, wordIn } from './deadline-texts.ts'
import type { UnitDeadline } from './deadlines.types.ts'

type ToldDeadline = AnswerOf<typeof listDeadlines>[number]

/** The unit's choices as they stand, named in the reader's language. */
export interface ReadChoices {
  readonly configuration: Configuration
  readonly named: PreparedCatalogue
  readonly showsAmounts: boolean
}

interface Telling {
  readonly unit: { readonly id: string }
  readonly locale: Locale
  /** ms since epoch. */
  readonly now: number
  /** null = the unit has no room book. */
  readonly choices: ReadChoices | null
  /** ISO time since when what was done is the reader's affair; '' = always. */
  readonly since: string
  /** null = the reader is a buyer, who is not told what only staff say to each other. */
  readonly words: readonly DeadlineWords[] | null
  /** What its buyers have written where a deadline is asked about, as far as it is the reader's affair. */
  readonly questions: readonly DeadlineQuestion[]
}

/** The id of a deadline in a unit, which no other unit has; of one that is the unit's alone its own. */
export function idInUnit({ id, unitId }: UnitDeadline['deadline'], unit: { readonly id: string }): string {
  return unitId === null ? `${id}.${contentHash(unit.id)}` : id
}

/** A deadline for those of its unit, or for the team that looks at it. */
export function describeDeadline(one: UnitDeadline, telling: Telling): ToldDeadline {
  const { deadline, expiresAt, completion, extension } = one
  const { unit, locale, now, choices, since, words, questions } = telling
  const { title, description, trades, reminders, locks } = deadline
  const remaining = remainingDays(expiresAt, now)
  const isLocking = locks && completion === null && remaining < 0
  const isTheirs = completion !== null && completion.at >= since
  return {
    id: idInUnit(deadline, unit),
    parentId: deadline.unitId === null ? deadline.id : null,
    title: wordIn(title, locale),
    description: wordIn(description, locale),
    status: getDeadlineStatus(remaining, completion !== null),
    expiresAt,
    remainingDays: remaining,
    dueIn: remaining,
    scheduledFor: getDay(expiresAt),
    reminders: [...reminders],
    trades: [...trades],
    lockTrades: locks,
    buyerCompleted: completion !== null,
    completedAt: completion?.at ?? null,
    completedBy: isTheirs ? completion.byName : '',
    // What is done holds nothing, over or not.
    fixed: locks && choices !== null ? describeFixed(choices, trades, isLocking) : null,
    extension: extension === null ? null : { from: deadline.expiresAt, reason: words === null ? '' : extension.reason },
    requestedAt: isLocking ? findRequestTime(questions, { deadlineId: deadline.id, expiresAt }) : null,
    sequence: deadline.sequence + (extension?.sequence ?? 0),
    words: (words ?? [])
      .filter(({ deadlineId }) => deadlineId === deadline.id)
      .map(({ threadId, isCompletion, at, byName, subject, message }) => ({
        threadId,
        isCompletion,
        at,
        by: byName,
        subject,
        message,
      })),
  }
}

function describeFixed(
  { configuration, named, showsAmounts }: ReadChoices,
  trades: readonly string[],
  isOver: boolean,
): ToldDeadline['fixed'] {
  const { items, total, ...counts } = listFixedItems(configuration, trades, isOver)
  const told = (cents: number) => (showsAmounts ? cents : null)
  return {
    ...counts,
    total: told(total),
    items: items.map((item) => {
      const room = item.roomId === null ? undefined : named.room(item.roomId)
      const { defactoProductId: productId } = item
      return {
        id: item.id,
        title: named.item(item.id)?.title ?? '',
        room: room === undefined ? null : { id: room.id, slug: room.slug, title: room.title },
        product: productId === null ? null : { id: productId, title: named.product(productId)?.title ?? '' },
        total: told(item.total),
        isOnRequest: item.isOnRequest,
      }
    }),
  }
}
