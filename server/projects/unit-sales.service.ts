import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { getUnitSale, saveUnitSale } from '#shared/contracts/http/unit-sales.contract.ts'
import { assertNever, changeSale, isSameSale, type SaleChanges, type SaleFault } from '#shared/domain/index.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import type { ChangeClock } from '#server/platform/cache/change-clock.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import { berlinDay } from './berlin-days.ts'
import { getPriceView } from './price-view.ts'
import { findProject } from './projects.repository.ts'
import {
  findSale,
  holdSale,
  listSaleEvents,
  type ReadSaleEvent,
  saveSale,
  setTerms,
  type StoredSale,
} from './unit-sales.repository.ts'
import type { Unit } from './units.repository.ts'

type DescribedSale = AnswerOf<typeof getUnitSale>
type Wish = BodyOf<typeof saveUnitSale>

/** One of the account's own people; the gateway has asked for the right to it. */
interface Staff {
  readonly user: { readonly id: string }
}

export interface UnitSalesService {
  /** How the unit is sold, and what was said of that when (SAL-1, SAL-2). */
  read(unit: Unit): Promise<DescribedSale>
  /** Says how the unit is sold; of two who say it at once the second is told so (SAL-1). */
  save(caller: Staff, unit: Unit, wish: Wish): Promise<Result<DescribedSale>>
}

interface Parts {
  readonly database: Database
  readonly changeClock: ChangeClock
  /** How many hold a link to what they saved of a unit, by the database's own id, that still opens at `at` (ISO time). */
  readonly countSaved: (unitId: string, at: string) => Promise<number>
  /** ms since epoch. */
  readonly now: () => number
}

/** How units are sold (decision 61). Nothing here ends what prospects have saved. */
export function createUnitSalesService(parts: Parts): UnitSalesService {
  const { database, changeClock, countSaved, now } = parts

  async function describe(unit: Unit): Promise<DescribedSale> {
    const db = database.kysely
    const [sale, project] = await Promise.all([findSale(db, unit.id), findProject(db, unit.projectId, unit.accountId)])
    if (sale === null || project === null) throw new Error(`Unit ${unit.id} is gone`)
    const time = now()
    const at = isoTime(time)
    const showsPrices = getPriceView(project, 'bp').amounts
    const { price, ...terms } = sale.terms
    return {
      ...terms,
      revision: sale.revision,
      today: berlinDay(time),
      price: showsPrices ? price : null,
      showsPrices,
      savedCount: await countSaved(unit.id, at),
      events: (await listSaleEvents(db, unit.id)).flatMap((event) => describeEvent(event, showsPrices)),
    }
  }

  return {
    read: describe,

    async save(caller, unit, wish) {
      const saved = await database.transaction((db) => store(db, { caller, unit, wish, time: now() }))
      if (!saved.ok) return saved
      // What this unit's pages and lists were made of holds no more.
      changeClock.unitWritten(unit.id)
      return passed(await describe(unit))
    },
  }
}

interface Saving {
  readonly caller: Staff
  readonly unit: Unit
  readonly wish: Wish
  /** ms since epoch. */
  readonly time: number
}

async function store(db: Db, { caller, unit, wish, time }: Saving): Promise<Result<null>> {
  await holdSale(db, unit.id)
  const sale = await findSale(db, unit.id)
  const project = await findProject(db, unit.projectId, unit.accountId)
  if (sale === null || project === null) return failedWith('NOT_FOUND', 'There is no such unit.')
  if (sale.revision !== wish.revision) {
    return failedWith('REVISION_CONFLICT', `The sale has moved on to revision ${sale.revision}.`, { field: 'revision' })
  }
  const { salesStatus, reservedUntil, reservedFor, featured, price = sale.terms.price } = wish
  const wished = { salesStatus, reservedUntil, reservedFor, featured, price }
  const answer = changeSale(sale.terms, wished, berlinDay(time))
  if (!answer.ok) return refuse(answer.fault)
  const note = wish.note.trim()
  if (isSameSale(answer.changes) && note === '') return passed(null)
  const at = isoTime(time)
  const next = { ...sale, terms: answer.sale, chosen: chosenAfter(sale, answer.changes), revision: sale.revision + 1 }
  await setTerms(db, next, at)
  await saveSale(db, next, { at, byUser: caller.user.id, note, changes: answer.changes })
  await addAuditEntry(db, {
    accountId: unit.accountId,
    unitId: unit.id,
    userId: caller.user.id,
    action: 'sale.changed',
    details: getDetails(next.revision, answer.changes, getPriceView(project, 'bp').amounts),
    at,
  })
  return passed(null)
}

/** What the team has said once is its own from then on. */
function chosenAfter({ chosen }: StoredSale, { standing, price, featured }: SaleChanges): StoredSale['chosen'] {
  return {
    isStatusChosen: chosen.isStatusChosen || standing !== null,
    isPriceChosen: chosen.isPriceChosen || price !== null,
    isFeaturedChosen: chosen.isFeaturedChosen || featured !== null,
  }
}

/** For the audit log: without whom it is reserved for, and without amounts that the project does not tell (decision 57). */
function getDetails(
  revision: number,
  { standing, price, featured }: SaleChanges,
  showsPrices: boolean,
): Record<string, unknown> {
  return {
    revision,
    ...(standing === null ? {} : describeStanding(standing)),
    ...(price === null ? {} : showsPrices ? { price } : { hasOtherPrice: true }),
    ...(featured === null ? {} : { featured: featured.to }),
  }
}

function describeStanding({ from, to }: NonNullable<SaleChanges['standing']>) {
  return {
    from: from.salesStatus,
    to: to.salesStatus,
    ...(from.reservedUntil === to.reservedUntil ? {} : { until: { from: from.reservedUntil, to: to.reservedUntil } }),
  }
}

function refuse(fault: SaleFault): Result<never> {
  switch (fault) {
    case 'DATE_NEEDED':
      return failedWith('RESERVATION_INCOMPLETE', 'A reservation has a last day.', { field: 'reserved_until' })
    case 'PERSON_NEEDED':
      return failedWith('RESERVATION_INCOMPLETE', 'A reservation is for somebody.', { field: 'reserved_for' })
    case 'DATE_PAST':
      return failedWith('RESERVATION_PAST', 'The last day is over already.', { field: 'reserved_until' })
    case 'PRICE_INVALID':
      return failedWith('INVALID_VALUE', 'A price is in whole cents, from 0 on.', { field: 'price' })
    default:
      return assertNever(fault)
  }
}

/** Nothing where only a price has changed which the project does not tell (decision 57). */
function describeEvent({ changes, ...event }: ReadSaleEvent, showsPrices: boolean): DescribedSale['events'] {
  const told = { ...changes, price: showsPrices ? changes.price : null }
  return isSameSale(told) && event.note === '' ? [] : [{ ...event, ...told }]
}
