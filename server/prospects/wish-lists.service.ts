import { randomUUID } from 'node:crypto'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import {
  createWishLink,
  type listWishLinks as listContract,
  MOST_LIVE_LINKS,
} from '#shared/contracts/http/wish-lists.contract.ts'
import { shortCodePath, writeShortCode } from '#shared/contracts/short-code.ts'
import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import type { ConfigurationsService } from '#server/configurations/configurations.types.ts'
import type { OwnChoices } from '#server/identity/own-data.service.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { getNetwork } from '#server/platform/limits/network-address.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import { type Keep, runOnce, type VisitorFacts } from '#server/platform/once/run-once.ts'
import { makeMark } from '#server/platform/once/request-mark.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import { findUnit, type Unit } from '#server/projects/units.repository.ts'
import { VALID_MS } from './prospect-records.ts'
import { tooMany } from './saved-choices.ts'
import { addUnderNewCode, WINDOW_MS } from './short-links.ts'
import { addWishLink, deleteWishLink, listWishLinks, type WishLink } from './take-home.repository.ts'
import { readWishes } from './wanted-wishes.ts'

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
  /** Shows a buyer's wishes under a new code (WSH-5), once for its key; null = each time. */
  create(call: BuyerCall, wanted: Wanted, onceKey: string | null): Promise<Result<Created>>
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

  return {
    async create(call, wanted, onceKey) {
      const refused = refusal(call)
      if (refused !== null) return refused
      const { unit } = call
      const buyerId = call.caller.user.id
      const request = makeMark('POST', createWishLink.path.replace(':unit_id', unit.id), { buyerId, wanted })
      return runOnce<Created>(parts, { key: onceKey, request }, async (keep) => {
        const taken = await rateLimits.take([{ rule: RULES.buyer, of: buyerId }])
        if (!taken.ok) return tooMany(taken.waitSeconds)
        return create(parts, wanted, { unit, buyerId, keep })
      })
    },

    async list(call) {
      const { unitId, buyerId } = whose(call)
      const refused = refusal(call)
      if (refused !== null) return refused
      return passed((await listWishLinks(database.kysely, { unitId, buyerId }, isoTime(parts.now()))).map(describe))
    },

    async withdraw(call, id) {
      const refused = refusal(call)
      if (refused !== null) return refused
      return withdraw(parts, id, whose(call))
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
      return withdraw(parts, id, null)
    },
  }
}

/** A buyer's links of a unit that still open, the latest first, with what they show. */
export async function ownWishLinks(
  { database, now }: Pick<Parts, 'database' | 'now'>,
  unitId: string,
  buyerId: string,
): Promise<OwnChoices['wishLinks']> {
  const links = await listWishLinks(database.kysely, { unitId, buyerId }, isoTime(now()))
  return links.map((link) => ({
    ...describe(link),
    wishes: link.wishes.map(({ itemId, productId }) => ({ subLineItemId: itemId, productId })),
  }))
}

interface Whose {
  readonly unit: Unit
  /** null = a visitor's. */
  readonly buyerId: string | null
  readonly keep: Keep<Created>
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
  const wishes = readWishes(prepared, wanted)
  if (!wishes.ok) return wishes
  const at = now()
  const link: WishLink = {
    id: randomUUID(),
    unitId: unit.id,
    buyerId,
    catalogueId,
    wishes: wishes.value,
    createdAt: isoTime(at),
    expiresAt: isoTime(at + VALID_MS),
  }
  return database.transaction(async (db) => {
    if (
      buyerId !== null &&
      (await listWishLinks(db, { unitId: unit.id, buyerId }, isoTime(at))).length >= MOST_LIVE_LINKS
    )
      return failedWith('WISH_LINK_LIMIT', `A buyer has at most ${MOST_LIVE_LINKS} links to a unit.`)
    const code = await addUnderNewCode((codeHash) => addWishLink(db, codeHash, link))
    const created = { ...describe(link), code: writeShortCode(code), shortPath: shortCodePath(code) }
    await keep(db, created)
    await note(db, { action: 'wish-link.created', unit, userId: buyerId, at })
    return passed(created)
  })
}

/** `of`: null = a visitor's. */
async function withdraw(
  { database, now }: Parts,
  id: string,
  of: { readonly unitId: string; readonly buyerId: string } | null,
): Promise<Result<Record<string, never>>> {
  return database.transaction(async (db) => {
    const unitId = await deleteWishLink(db, id, of)
    if (unitId === null) return failedWith('NOT_FOUND', 'There is no such link, or not any more.')
    const unit = await findUnit(
      db,
      unitId,
      of === null ? { kind: 'sample', accountId: null, projectId: null } : { kind: 'buyer', userId: of.buyerId },
    )
    if (unit !== null) await note(db, { action: 'wish-link.withdrawn', unit, userId: of?.buyerId ?? null, at: now() })
    return passed({})
  })
}

interface Noted {
  readonly action: 'wish-link.created' | 'wish-link.withdrawn'
  readonly unit: Unit
  readonly userId: string | null
  /** ms since epoch. */
  readonly at: number
}

/** Nothing in it leads to the link (ADR 25). */
function note(db: Db, { action, unit, userId, at }: Noted): Promise<void> {
  return addAuditEntry(db, { accountId: unit.accountId, unitId: unit.id, userId, action, details: {}, at: isoTime(at) })
}

function describe({ id, wishes, createdAt, expiresAt }: WishLink): Links[number] {
  return { id, count: wishes.length, createdAt, expiresAt }
}
