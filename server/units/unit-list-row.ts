import type * as z from 'zod/mini'
import type { AccountUnitSchema } from '#shared/contracts/entities/account-unit.schema.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import type { FromWire } from '#shared/contracts/wire.ts'
import { isWaitingForTeam, type UnitSale } from '#shared/domain/index.ts'
import type { ConfigurationMark } from '#server/configurations/configurations.repository.ts'
import type { UnitFigures } from '#server/configurations/unit-figures.ts'
import type { ListedBuyer } from '#server/identity/users.repository.ts'
import type { Order } from '#server/orders/orders.repository.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import { getPriceView } from '#server/projects/price-view.ts'
import type { Building, Project } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import type { NextDate } from '#server/deadlines/next-dates.ts'

type AccountUnit = FromWire<z.infer<typeof AccountUnitSchema>>

/** What of a project its units are described with. */
export interface Place {
  readonly project: Project
  readonly locale: Locale
  readonly showsPrices: boolean
  readonly isSimplified: boolean
  /** By id of building, and of storey behind a space. */
  readonly names: ReadonlyMap<string, string>
  /** Tells it from itself after a change. */
  readonly state: string
}

/** What is known of a unit besides its own row. */
export interface UnitFacts {
  readonly buyers: readonly ListedBuyer[]
  readonly invited: readonly { readonly name: string; readonly email: string }[]
  /** The last one. */
  readonly order: Pick<Order, 'id' | 'number' | 'standing'> | null
  readonly reservation: Pick<UnitSale, 'reservedUntil' | 'reservedFor'> | null
  /** null = nothing has been chosen. */
  readonly mark: ConfigurationMark | null
  /** null = there are none, or none yet. */
  readonly figures: UnitFigures | null
  readonly nextDate: NextDate | null
  /** Threads that wait for the team. */
  readonly waitingThreadCount: number
}

/** The project as its units need it. `wanted` null = its own language. */
export function describePlace(buildings: readonly Building[], project: Project, wanted: Locale | null): Place {
  const locale = wanted ?? project.sourceLanguage
  const names = new Map<string, string>()
  for (const { id, name, storeys } of buildings) {
    // One that is alone says nothing.
    names.set(id, buildings.length === 1 ? '' : textIn(name, locale, project.sourceLanguage))
    for (const { id: storeyId, name: storey, nameShort } of storeys) {
      // The short name has no language of its own.
      const said = locale === project.sourceLanguage ? nameShort : textIn(storey, locale, project.sourceLanguage)
      names.set(`${id} ${storeyId}`, said)
    }
  }
  const showsPrices = getPriceView(project, 'bp').amounts
  const isSimplified = project.featureFlags.bp['simplifiedConfiguration'] === true
  return { project, locale, showsPrices, isSimplified, names, state: `${showsPrices} ${[...names.values()].join(' ')}` }
}

/** Whether nothing in them differs, told at a glance: false may also be said of equals that were read anew. */
export function isSameFacts(a: UnitFacts, b: UnitFacts): boolean {
  return (
    a.buyers === b.buyers &&
    a.invited === b.invited &&
    a.order === b.order &&
    a.reservation === b.reservation &&
    a.figures === b.figures &&
    a.waitingThreadCount === b.waitingThreadCount &&
    a.mark?.revision === b.mark?.revision &&
    a.mark?.updatedAt === b.mark?.updatedAt &&
    a.nextDate?.title === b.nextDate?.title &&
    a.nextDate?.expiresAt === b.nextDate?.expiresAt &&
    a.nextDate?.isOver === b.nextDate?.isOver
  )
}

/** Differs wherever a row with these facts does. */
export function identify(facts: UnitFacts, { state }: Place): string {
  const { buyers, invited, order, reservation, mark, figures, nextDate, waitingThreadCount } = facts
  let text = `${state} ${mark?.revision} ${mark?.updatedAt} ${waitingThreadCount}`
  for (const { id, name, email } of buyers) text += ` ${id} ${name} ${email}`
  for (const { name, email } of invited) text += ` | ${name} ${email}`
  if (order !== null) text += ` ${order.number} ${order.standing.state} ${order.standing.isReopeningAsked}`
  if (reservation !== null) text += ` ${reservation.reservedUntil} ${reservation.reservedFor}`
  if (figures !== null)
    text += ` ${figures.progress} ${figures.pendingCount} ${figures.total} ${figures.onRequestCount}`
  if (nextDate !== null) text += ` ${nextDate.title} ${nextDate.expiresAt} ${nextDate.isOver}`
  return text
}

/** A row of the team's table. */
export function describeUnit(unit: Unit, place: Place, facts: UnitFacts): AccountUnit {
  const { project, locale, showsPrices, names } = place
  const { buyers, invited, order, reservation, mark, figures, nextDate } = facts
  return {
    id: unit.packageId,
    slug: unit.slug,
    projectId: project.packageId,
    unitNumber: unit.unitNumber,
    displayName: textIn(unit.displayName, locale, project.sourceLanguage),
    buildingName: names.get(unit.buildingId) ?? '',
    storeyName: names.get(`${unit.buildingId} ${unit.storeyId}`) ?? '',
    contractNumber: unit.contractNumber,
    buyers: [...buyers],
    invited: [...invited],
    salesStatus: unit.salesStatus,
    reservedUntil: reservation?.reservedUntil ?? null,
    reservedFor: reservation?.reservedFor ?? '',
    featured: unit.featured,
    price: showsPrices ? unit.price : null,
    state: order?.standing.state ?? (mark === null ? 'untouched' : 'choosing'),
    isWaiting: order !== null && isWaitingForTeam(order.standing),
    waitingThreadCount: facts.waitingThreadCount,
    order: order && { id: order.id, number: order.number },
    figures: figures && {
      progress: figures.progress,
      openCount: figures.pendingCount,
      total: showsPrices ? figures.total : null,
      totalOnRequest: figures.onRequestCount,
    },
    lastActivityAt: mark?.updatedAt ?? null,
    nextDate: nextDate && { ...nextDate },
  }
}
