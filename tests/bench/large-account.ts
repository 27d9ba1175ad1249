import type { Insertable, Selectable } from 'kysely'
import type { Selections } from '#shared/domain/selections/selections.types.ts'
import { type SeededRandom, seededRandom } from '#shared/testing/seeded-random.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import type { Schema, UnitsTable } from '#server/platform/db/schema.ts'
import { BUYERS, freeItems, getCatalogue, logIn, type WireItem } from '#tests/support/api-client.ts'

/** An account that is made for a benchmark, with people who can log in by the sample's password. */
export interface LargeAccount {
  readonly id: string
  readonly adminEmail: string
  /** A buyer of one unit without choices, whose items can be chosen at any time. */
  readonly buyer: { readonly email: string; readonly unit: string; readonly items: readonly WireItem[] }
}

const NOW = Date.now()
const DAY_MS = 86_400_000
const FIRST_NAMES = ['Anna', 'Ben', 'Clara', 'Deniz', 'Emil', 'Franka', 'Gül', 'Hugo', 'Ines', 'Jörg', 'Käthe', 'Levi']
const LAST_NAMES = ['Müller', 'Weiß', 'Öztürk', 'Nguyen', 'Schäfer', 'Kowalski', 'Brandt', 'Großmann', 'Rossi', 'Vogt']
const PLACES = ['Am Anger', 'Hafenblick', 'Lindenallee', 'Neue Gärten', 'Rosenhöfe', 'Sonnenhang']
/** Rows of one statement; SQLite takes 32,766 values. */
const ROWS_AT_ONCE = 500

type Template = Selectable<UnitsTable>
type TableName = keyof Schema

/** What is free to choose in the sample units, by catalogue. `url`: of the running portal with the sample project. */
export async function readFreeItems(url: string): Promise<ReadonlyMap<string, readonly WireItem[]>> {
  const token = await logIn(url, BUYERS.operator.email)
  const units = ['a-01', 'a-02', 'a-03', 'a-05', 'a-11', 'a-12', 'b-01', 'b-02', 'b-07', 'b-12']
  const found = new Map<string, readonly WireItem[]>()
  for (const unit of units) found.set(unit, freeItems(await getCatalogue(url, token, unit)))
  return found
}

/**
 * Fills a data folder that no server uses with an account of `count` units in six projects, which are copies of the
 * sample project: most of them sold, half of those with choices, a fifth with an order.
 */
export async function addLargeAccount(
  dataFolder: string,
  { id, count, items }: { id: string; count: number; items: ReadonlyMap<string, readonly WireItem[]> },
): Promise<LargeAccount> {
  const database = await openDatabase({ dataDir: dataFolder })
  try {
    return await database.transaction((db) => fill(db, id, count, items))
  } finally {
    await database.close()
  }
}

async function fill(
  db: Db,
  accountId: string,
  count: number,
  items: ReadonlyMap<string, readonly WireItem[]>,
): Promise<LargeAccount> {
  const random = seededRandom(count)
  const sample = await readSample(db, [...items.keys()])
  const stamp = new Date(NOW - 90 * DAY_MS).toISOString()
  const times = { createdAt: stamp, updatedAt: stamp }
  await db.insertInto('accounts').values({ id: accountId, name: accountId, createdAt: stamp }).execute()
  const people = { ...sample.admin, ...times, accountId }
  const adminEmail = `admin@${accountId}.example`
  await insert(db, 'users', [{ ...people, id: `${accountId}-admin`, email: adminEmail }])
  const rows = newRows()
  let first: LargeAccount['buyer'] | null = null
  PLACES.forEach((place, at) => {
    const projectId = `${accountId}/p${at}`
    const names = { packageId: `p${at}`, slug: `p${at}`, name: place, position: at }
    rows.projects.push({ ...sample.project, ...times, ...names, id: projectId, accountId })
    rows.buildings.push(...sample.buildings.map((building) => ({ ...building, projectId })))
    rows.storeys.push(...sample.storeys.map((storey) => ({ ...storey, projectId })))
    for (const days of [-20, 30])
      rows.deadlines.push({ ...newDeadline(`${projectId}-${days}`, days), ...times, projectId, unitId: null })
  })
  for (let at = 0; at < count; at++) {
    const template = random.pick(sample.units)
    const projectId = `${accountId}/p${at % PLACES.length}`
    const slug = `w-${at}`
    const unit = {
      ...template,
      ...times,
      id: `${accountId}/${slug}`,
      packageId: slug,
      accountId,
      projectId,
      slug,
      position: at,
      unitNumber: `${random.pick(['A', 'B', 'C'])} ${String(at).padStart(4, '0')}`,
      salesStatus: pickStatus(at, random),
    }
    rows.units.push(unit)
    const free = items.get(template.slug) ?? []
    if (at === 0) first = { email: getEmail(accountId, at), unit: slug, items: free }
    addSale(rows, { unit, at, random, people })
    if (at > 0) addChoices(rows, { unit, at, random, free })
  }
  for (const name of ORDER) await insert(db, name, rows[name])
  if (first === null) throw new Error('An account without units')
  return { id: accountId, adminEmail, buyer: first }
}

/** Tables in the order in which rows can name each other. */
const ORDER = [
  'projects',
  'buildings',
  'storeys',
  'units',
  'users',
  'unitBuyers',
  'unitSales',
  'deadlines',
  'invitations',
  'configurations',
  'configurationSnapshots',
  'orders',
] as const
type Rows = { readonly [Name in (typeof ORDER)[number]]: Insertable<Schema[Name]>[] }

function newRows(): Rows {
  return {
    projects: [],
    buildings: [],
    storeys: [],
    units: [],
    users: [],
    unitBuyers: [],
    unitSales: [],
    deadlines: [],
    invitations: [],
    configurations: [],
    configurationSnapshots: [],
    orders: [],
  }
}

async function readSample(db: Db, slugs: readonly string[]) {
  const units = await db.selectFrom('units').selectAll().where('slug', 'in', slugs).where('isSample', '=', 0).execute()
  const projectId = units[0]?.projectId ?? ''
  const of = { project: db.selectFrom('projects').selectAll().where('id', '=', projectId) }
  return {
    units: units.filter((unit) => unit.projectId === projectId),
    project: await of.project.executeTakeFirstOrThrow(),
    buildings: await db.selectFrom('buildings').selectAll().where('projectId', '=', projectId).execute(),
    storeys: await db.selectFrom('storeys').selectAll().where('projectId', '=', projectId).execute(),
    admin: await db.selectFrom('users').selectAll().where('email', '=', BUYERS.admin.email).executeTakeFirstOrThrow(),
  }
}

function pickStatus(at: number, random: SeededRandom): Template['salesStatus'] {
  if (at === 0 || random.chance(0.7)) return 'SOLD'
  return random.chance(0.4) ? 'RESERVED' : 'VACANT'
}

interface NewUnit {
  readonly unit: Insertable<UnitsTable>
  readonly at: number
  readonly random: SeededRandom
}

/** Buyers of what is sold, invited ones of a tenth of it, and for whom something is reserved. */
function addSale(rows: Rows, { unit, at, random, people }: NewUnit & { people: Insertable<Schema['users']> }): void {
  const name = () => ({ firstName: random.pick(FIRST_NAMES), lastName: random.pick(LAST_NAMES) })
  if (unit.salesStatus === 'RESERVED') {
    const reservedUntil = new Date(NOW + random.integer(-5, 30) * DAY_MS).toISOString().slice(0, 10)
    const flags = { isStatusChosen: 1, isPriceChosen: 0, isFeaturedChosen: 0 } as const
    const reservedFor = Object.values(name()).join(' ')
    rows.unitSales.push({ unitId: unit.id, revision: 1, ...flags, reservedUntil, reservedFor })
  }
  if (unit.salesStatus !== 'SOLD') return
  if (at > 0 && random.chance(0.1)) {
    const stamp = new Date(NOW - DAY_MS).toISOString()
    rows.invitations.push({
      id: `${unit.id}-invitation`,
      accountId: unit.accountId,
      tokenHash: `${unit.id}-invitation`,
      email: getEmail(unit.accountId, at),
      ...name(),
      userGroup: 'buyer',
      projectId: unit.projectId,
      unitIds: JSON.stringify([unit.id]),
      createdBy: null,
      createdAt: stamp,
      sentAt: stamp,
      expiresAt: new Date(NOW + 13 * DAY_MS).toISOString(),
      acceptedAt: null,
      revokedAt: null,
    })
    return
  }
  for (let position = 0; position < (random.chance(0.4) ? 2 : 1); position++) {
    const id = `${unit.accountId}-buyer-${at}-${position}`
    const email = position === 0 ? getEmail(unit.accountId, at) : `with.${getEmail(unit.accountId, at)}`
    rows.users.push({ ...people, id, email, ...name(), userGroup: 'buyer', role: '' })
    rows.unitBuyers.push({ unitId: unit.id, userId: id, position })
  }
}

/** Choices of half of the sold units; every fifth of them is ordered. */
function addChoices(rows: Rows, { unit, at, random, free }: NewUnit & { free: readonly WireItem[] }): void {
  const { catalogueId } = unit
  const buyerId = rows.unitBuyers.findLast(({ unitId }) => unitId === unit.id)?.userId
  if (buyerId === undefined || !catalogueId || free.length === 0 || random.chance(0.5)) return
  const isOrdered = random.chance(0.2)
  const updatedAt = new Date(NOW - random.integer(0, 60 * 24 * 60) * 60_000).toISOString()
  const revision = random.integer(1, 40)
  rows.configurations.push({
    unitId: unit.id,
    revision,
    catalogueId,
    selections: JSON.stringify(pickSelections(free, random)),
    status: isOrdered ? 'completed' : 'pending',
    openedPart: null,
    updatedAt,
    updatedBy: buyerId,
  })
  if (!isOrdered) return
  const id = `${unit.accountId}-order-${at}`
  rows.configurationSnapshots.push({
    id,
    unitId: unit.id,
    configurationRevision: revision,
    catalogueId,
    catalogueRevision: '',
    snapshot: '{}',
    sha256: '',
    message: '',
    createdAt: updatedAt,
    createdBy: buyerId,
  })
  rows.orders.push({
    id,
    accountId: unit.accountId,
    projectId: unit.projectId,
    unitId: unit.id,
    number: `LIN-2026-${String(at).padStart(4, '0')}`,
    previousId: null,
    snapshotId: id,
    completedAt: updatedAt,
    total: random.integer(0, 2_000_000),
    onRequestCount: 0,
    state: random.pick(['completed', 'confirmed', 'ordered'] as const),
    isReopeningAsked: random.chance(0.1) ? 1 : 0,
    revision: 1,
  })
}

function pickSelections(free: readonly WireItem[], random: SeededRandom): Selections {
  const chosen = random.sample(free, random.integer(1, free.length))
  return {
    buyerSelections: Object.fromEntries(
      chosen.map(({ id, options }) => [id, { productId: random.pick(options).product_id, quantity: null }]),
    ),
    buyerLineItemActivations: {},
    buyerDesignLineSelections: [],
  }
}

function newDeadline(id: string, days: number) {
  const expiresAt = new Date(NOW + days * DAY_MS).toISOString()
  const rest = { description: '{}', trades: '[]', lockTrades: 0, reminders: '[]', sequence: 0 } as const
  const title = JSON.stringify({ de: days < 0 ? 'Rohbau' : 'Bodenbeläge' })
  return { id, title, expiresAt, movedAt: expiresAt, ...rest }
}

function getEmail(accountId: string, at: number): string {
  return `buyer-${at}@${accountId}.example`
}

async function insert<Name extends TableName>(db: Db, table: Name, rows: readonly Insertable<Schema[Name]>[]) {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await db
      .insertInto<TableName>(table)
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute()
}
