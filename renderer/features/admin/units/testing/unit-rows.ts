import { type AccountUnit, makeRows, type UnitRow } from '../unit-rows.ts'

interface RowWish extends Partial<Omit<AccountUnit, 'buyers' | 'figures' | 'nextDate'>> {
  readonly buyers?: readonly string[]
  readonly total?: number
  readonly openCount?: number
  readonly project?: string
  readonly isOver?: boolean
}

/** A unit of the team's table. */
export function aUnit(wish: RowWish = {}): AccountUnit {
  const { buyers = [], total = 0, openCount = 0, project = 'lindenhof', isOver = false, ...fields } = wish
  const { unitNumber = 'A 9' } = fields
  const digits = unitNumber.replace(/\D/g, '')
  const id = unitNumber.toLowerCase().replaceAll(' ', '-')
  return {
    id,
    slug: id,
    projectId: project,
    unitNumber,
    displayName: `Wohnung ${unitNumber}`,
    buildingName: 'Haus A',
    storeyName: 'EG',
    contractNumber: `KV-${digits}`,
    buyers: buyers.map((name) => ({ id: name.replaceAll(/\W/g, ''), name, email: `${firstWord(name)}@example.com` })),
    invited: [],
    salesStatus: buyers.length > 0 ? 'SOLD' : 'VACANT',
    reservedUntil: null,
    reservedFor: '',
    featured: false,
    price: 500_000_00,
    state: 'untouched',
    isWaiting: false,
    waitingThreadCount: 0,
    order: buyers.length === 0 ? null : { id: `order-${id}`, number: `LH-2026-${digits}` },
    figures: { progress: 0.5, openCount, total, totalOnRequest: 0 },
    lastActivityAt: null,
    nextDate: isOver ? { title: 'Türen', expiresAt: '2026-11-17T22:59:59.000Z', isOver } : null,
    ...fields,
  }
}

function firstWord(name: string): string {
  return (
    name
      .split(' ')[0]
      ?.toLowerCase()
      .replaceAll(/[^a-z]/g, 'x') ?? ''
  )
}

/** The same as a row. */
export function aRow(wish: RowWish = {}): UnitRow {
  const unit = aUnit(wish)
  const project = { id: unit.projectId, slug: unit.projectId, name: `Projekt ${unit.projectId}`, showsPrices: true }
  const [row] = makeRows({ units: [unit], projects: [project] })
  if (row === undefined) throw new Error('No row')
  return row
}
