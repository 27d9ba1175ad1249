import { useQuery } from '@tanstack/react-query'
import { listInvitations, listUsers } from '#shared/contracts/http/account.contract.ts'
import { ApiFailure, type ApiResult, call } from '#renderer/api/index.ts'
import { INVITATIONS_KEY } from './use-people.ts'

/** Somebody who has a unit already, or has been asked to take it over. */
export interface UnitHolder {
  readonly kind: 'buyer' | 'invited'
  readonly name: string
  readonly email: string
}

/** By id of unit. */
export type UnitHolders = ReadonlyMap<string, readonly UnitHolder[]>

const NOBODY: UnitHolders = new Map()
const PAGE_SIZE = 100

/** Who has which unit, or an open invitation to it; nobody while it is not known, so that inviting never waits. */
export function useUnitHolders(): UnitHolders {
  // A new, revoked or accepted invitation asks anew.
  const { data } = useQuery({
    queryKey: [...INVITATIONS_KEY, 'holders'],
    queryFn: readHolders,
    staleTime: 0,
    retry: false,
  })
  return data ?? NOBODY
}

async function readHolders({ signal }: { signal: AbortSignal }): Promise<UnitHolders> {
  const [users, invitations] = await Promise.all([
    loadAll((query) => call(listUsers, { query, signal, silent: true })),
    loadAll((query) => call(listInvitations, { query: { ...query, state: 'open' }, signal, silent: true })),
  ])
  const holders = new Map<string, UnitHolder[]>()
  const add = (kind: UnitHolder['kind'], person: (typeof users | typeof invitations)[number]) => {
    const { firstName, lastName, email, unitIds } = person
    for (const unitId of unitIds)
      holders.set(unitId, [...(holders.get(unitId) ?? []), { kind, name: `${firstName} ${lastName}`.trim(), email }])
  }
  for (const user of users) add('buyer', user)
  for (const invitation of invitations) add('invited', invitation)
  return holders
}

/** Every page of a list. */
async function loadAll<Row>(read: (query: { page: string; perPage: string }) => Promise<ApiResult<Row[]>>) {
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const result = await read({ page: String(page), perPage: String(PAGE_SIZE) })
    if (!result.ok) throw new ApiFailure(result.error)
    rows.push(...result.value)
    if (result.value.length < PAGE_SIZE) return rows
  }
}

/** Those of the units that others than the invited have, or are invited to. `email`: of the invited. */
export function takenByOthers(
  holders: UnitHolders,
  unitIds: readonly string[],
  email: string,
): { readonly unitId: string; readonly holders: readonly UnitHolder[] }[] {
  const own = email.trim().toLowerCase()
  return unitIds.flatMap((unitId) => {
    const others = (holders.get(unitId) ?? []).filter((holder) => holder.email.toLowerCase() !== own)
    return others.length === 0 ? [] : [{ unitId, holders: others }]
  })
}
