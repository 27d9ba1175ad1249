import type { listAccountUnits } from '#shared/contracts/http/account-units.contract.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'

export type AccountUnits = AnswerOf<typeof listAccountUnits>
export type AccountUnit = AccountUnits['units'][number]
export type AccountProject = AccountUnits['projects'][number]

/** A unit as the table has it, with what sorting and filtering ask for again and again. */
export interface UnitRow {
  readonly unit: AccountUnit
  readonly project: AccountProject
  /** Place in the account's own order. */
  readonly position: number
  /** How urgent it is to the team; the least first. */
  readonly rank: number
  /** Those whose it is, or will be. */
  readonly people: string
  /** What its buyers have to meet next; null = nothing, or nobody has to any more. */
  readonly nextDate: AccountUnit['nextDate']
}

/** What waits for the team comes first, what nobody has bought last. */
const RANKS: Readonly<Record<AccountUnit['state'], number>> = {
  returned: 1,
  reopened: 1,
  choosing: 2,
  untouched: 3,
  completed: 4,
  confirmed: 5,
  ordered: 6,
}
const RESERVED_RANK = 7
const FREE_RANK = 8

/** Whether nobody has it: such units are folded. */
export function isFree({ salesStatus, buyers, state, waitingThreadCount }: AccountUnit): boolean {
  return salesStatus === 'VACANT' && buyers.length === 0 && state === 'untouched' && waitingThreadCount === 0
}

/** Rows in the order of the account. */
export function makeRows({ units, projects }: Pick<AccountUnits, 'units' | 'projects'>): UnitRow[] {
  const byId = new Map(projects.map((project) => [project.id, project]))
  return units.flatMap((unit, position) => {
    const project = byId.get(unit.projectId)
    if (project === undefined) return []
    return [{ unit, project, position, rank: getRank(unit), people: namePeople(unit), nextDate: getDate(unit) }]
  })
}

function getRank(unit: AccountUnit): number {
  if (unit.isWaiting || unit.waitingThreadCount > 0) return 0
  if (unit.buyers.length > 0 || unit.state !== 'untouched') return RANKS[unit.state]
  if (unit.salesStatus === 'SOLD') return RANKS.untouched
  return unit.salesStatus === 'RESERVED' ? RESERVED_RANK : FREE_RANK
}

function namePeople({ buyers, invited, reservedFor }: AccountUnit): string {
  if (buyers.length > 0) return buyers.map(({ name }) => name).join(', ')
  return invited.length > 0 ? invited.map(({ name }) => name).join(', ') : reservedFor
}

const CHOOSING: readonly AccountUnit['state'][] = ['untouched', 'choosing', 'returned', 'reopened']

function getDate({ buyers, state, nextDate }: AccountUnit): AccountUnit['nextDate'] {
  return buyers.length > 0 && CHOOSING.includes(state) ? nextDate : null
}
