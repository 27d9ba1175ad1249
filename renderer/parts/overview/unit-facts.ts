import type { UnitData } from '#renderer/unit/data/unit-data.types.ts'

/** DSH-56. */
const SHOWN_FACTS = 6

export type UnitFact =
  | { readonly kind: 'price' /** Cents; null = on request. */; readonly cents: number | null }
  | { readonly kind: 'floorSpace'; readonly squareMetres: number }
  | { readonly kind: 'roomCount'; readonly count: number }
  | {
      readonly kind: 'floor' | 'unitNumber' | 'contractNumber' | 'parkingSpaceNumber' | 'cellarNumber'
      readonly text: string
    }

/** What is said first about a unit: at most six, price, space, floor and rooms before the rest (DSH-56, DSH-57). */
export function unitFacts(unit: UnitData, showsPrice: boolean): readonly UnitFact[] {
  const floor = unit.storeys.map(({ name }) => name).join(', ')
  const texts = [
    { kind: 'unitNumber', text: unit.unitNumber },
    { kind: 'contractNumber', text: unit.contractNumber },
    { kind: 'parkingSpaceNumber', text: unit.parkingSpaceNumber },
    { kind: 'cellarNumber', text: unit.cellarNumber },
  ] as const
  const facts: readonly UnitFact[] = [
    ...(showsPrice ? [{ kind: 'price', cents: unit.price } as const] : []),
    { kind: 'floorSpace', squareMetres: unit.floorSpace },
    ...(floor === '' ? [] : [{ kind: 'floor', text: floor } as const]),
    { kind: 'roomCount', count: unit.roomCount },
    ...texts.flatMap(({ kind, text }) => (text === null || text === '' ? [] : [{ kind, text }])),
  ]
  return facts.slice(0, SHOWN_FACTS)
}

/** Best first (DSH-58). */
const FLOOR_PLAN_ROLES = ['floor_plan_sales', 'floor_plan']

/** The floor plan to show: the sales one before any other, the newest of several (DSH-58, DSH-59); null = none. */
export function getFloorPlan({ attachments }: Pick<UnitData, 'attachments'>): string | null {
  for (const wanted of FLOOR_PLAN_ROLES) {
    const [newest] = attachments
      .filter(({ role }) => role === wanted)
      .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
    if (newest !== undefined) return newest.url
  }
  return null
}
