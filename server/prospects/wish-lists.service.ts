import { randomUUID } from 'node:crypto'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { createWishLink, listWishLinks as listContract } from '#shared/contracts/http/wish-lists.contract.ts'
import { shortCodePath, writeShortCode } from '#shared/contracts/short-code.ts'
import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import type { ConfigurationsService } from '#server/configurations/configurations.types.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { getNetwork } from '#server/platform/limits/network-address.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import { type Keep, runOnce, type VisitorFacts } from '#server/platform/once/run-once.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { VALID_MS } from './prospect-records.ts'
import { tooMany } from './saved-choices.ts'
import { addUnderNewCode, WINDOW_MS } from './short-links.ts'
import { addWishLink, deleteWishLink, listWishLinks, type WishLink } from './take-home.repository.ts'

type Created = AnswerOf<typeof createWishLink>
type Links = AnswerOf<typeof listContract>
type Wanted = BodyOf<typeof createWishLink>

const RULES = {
  buyer: { name: 'wish list', limit: 30, windowMs: WINDOW_MS },
  /** A network may be a sales centre's, with all its visitors. */
  visitor: { name: 'wish list of a visitor', limit: 60, windowMs: WINDOW_MS },
  /** As with codes: whoever guesses ids must not get far. */
  withdraw: { name: 'wish list withdrawn', limit: 60, windowMs: WINDOW_MS },
} as const

interface BuyerCall {
  readonly caller: Caller
  readonly unit: Unit
}

export interface WishListsService {
  /** Shows a buyer's wishes under a new code (WSH-5). */
  create(call: BuyerCall, wanted: Wanted): Promise<Result<Created>>
  /** The buyer's own links that still open (WSH-7). */
  list(call: BuyerCall): Promise<Result<Links>>
  withdraw(call: BuyerCall, id: string): Promise<Result<Record<string, never>>>
  /** The same for a visitor of a sample unit, once for its key. */
  createOfVisitor(unit: Unit, wanted: Wanted, facts: VisitorFacts): Promise<Result<Created>>
  withdrawOfVisitor(id: string, ip: string): Promise<Result<Record<string, never>>>
}

interface Parts {
  readonly database: Database
  readonly catalogues: CataloguesService
  readonly configurations: Pick<ConfigurationsService, 'currentCatalogueId'>
  readonly rateLimits: RateLimits
  /** ms since epoch. */
  readonly now: () => number
}

/** What somebody likes, shown to whom they give the link (WSH-5..7, ADR 25). Links are their makers' alone. */
export function createWishListsService(parts: Parts): WishListsService {
  const { database, rateLimits } = parts
  const whose = ({ caller, unit }: BuyerCall) => ({ unitId: unit.id, buyerId: caller.user.id })
  const refusal = ({ caller }: BuyerCall) =>
    caller.user.group === 'buyer' ? null : failedWith('FORBIDDEN', 'Wishes are their buyer’s alone.')
  const withdrawn = (wasThere: boolean) =>
    wasThere ? passed({}) : failedWith('NOT_FOUND', 'There is no such link, or not any more.')

  return {
    async create(call, wanted) {
      const refused = refusal(call)
      if (refused !== null) return refused
      const taken = await rateLimits.take([{ rule: RULES.buyer, of: call.caller.user.id }])
      if (!taken.ok) return tooMany(taken.waitSeconds)
      return create(parts, wanted, { unit: call.unit, buyerId: call.caller.user.id })
    },

    async list(call) {
      const { unitId, buyerId } = whose(call)
      return refusal(call) ?? passed(await ownWishLinks(parts, unitId, buyerId))
    },

    async withdraw(call, id) {
      const refused = refusal(call)
      if (refused !== null) return refused
      return withdrawn(await database.transaction((db) => deleteWishLink(db, id, whose(call))))
    },

    createOfVisitor: (unit, wanted, { ip, once }) =>
      runOnce<Created>(parts, once, async (keep) => {
        const taken = await rateLimits.take([{ rule: RULES.visitor, of: getNetwork(ip) }])
        if (!taken.ok) return tooMany(taken.waitSeconds)
        return create(parts, wanted, { unit, buyerId: null, keep })
      }),

    async withdrawOfVisitor(id, ip) {
      const taken = await rateLimits.take([{ rule: RULES.withdraw, of: getNetwork(ip) }])
      if (!taken.ok) return tooMany(taken.waitSeconds)
      return withdrawn(await database.transaction((db) => deleteWishLink(db, id, null)))
    },
  }
}

/** A buyer's links of a unit that still open, the latest first. */
export async function ownWishLinks(
  { database, now }: Pick<Parts, 'database' | 'now'>,
  unitId: string,
  buyerId: string,
): Promise<Links> {
  const links = await listWishLinks(database.kysely, { unitId, buyerId }, isoTime(now()))
  return links.map(describe)
}

interface Whose {
  readonly unit: Unit
  /** null = a visitor's. */
  readonly buyerId: string | null
  readonly keep?: Keep<Created>
}

async function create(
  { database, catalogues, configurations, now }: Parts,
  { wishes: wanted }: Wanted,
  { unit, buyerId, keep }: Whose,
): Promise<Result<Created>> {
  const project = await findProject(database.kysely, unit.projectId, unit.accountId)
  // A completed unit is shown as it was completed; sample units are nobody's to complete.
  const catalogueId = buyerId === null ? unit.catalogueId : await configurations.currentCatalogueId(unit)
  const prepared = catalogueId === null ? null : await catalogues.prepared(catalogueId)
  if (project === null || prepared === null || catalogueId === null)
    return failedWith('NOT_FOUND', 'There is no such unit.')
  if (project.featureFlags[buyerId === null ? 'mp' : 'bp']['buyerFavorites'] !== true)
    return failedWith('FORBIDDEN', 'The project has no wishes.')
  const wishes = new Map<string, WishLink['wishes'][number]>()
  for (const { roomBookSubLineItemId: itemId, productId } of wanted) {
    const item = prepared.item(itemId)
    if (item === undefined) return failedWith('ITEM_UNKNOWN', 'The unit has no such item.', { field: 'wishes' })
    if (!item.options.some((option) => option.productId === productId))
      return failedWith('OPTION_UNKNOWN', 'The item has no such option.', { field: 'wishes' })
    wishes.set(JSON.stringify([item.id, productId]), { itemId: item.id, productId })
  }
  const at = now()
  const link: WishLink = {
    id: randomUUID(),
    unitId: unit.id,
    buyerId,
    catalogueId,
    wishes: [...wishes.values()],
    createdAt: isoTime(at),
    expiresAt: isoTime(at + VALID_MS),
  }
  return passed(
    await database.transaction(async (db) => {
      const code = await addUnderNewCode((codeHash) => addWishLink(db, codeHash, link))
      const created = { ...describe(link), code: writeShortCode(code), shortPath: shortCodePath(code) }
      await keep?.(db, created)
      return created
    }),
  )
}

function describe({ id, wishes, createdAt, expiresAt }: WishLink): Links[number] {
  return { id, count: wishes.length, createdAt, expiresAt }
}
