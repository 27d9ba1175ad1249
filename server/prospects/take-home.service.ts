import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { createTakeHomeLink, getTakeHomeLink } from '#shared/contracts/http/take-home.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { readShortCode, shortCodePath, writeShortCode } from '#shared/contracts/short-code.ts'
import { getSelections, normaliseSelections, unitState } from '#shared/domain/index.ts'
import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { getNetwork } from '#server/platform/limits/network-address.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import { type Keep, runOnce, type VisitorFacts } from '#server/platform/once/run-once.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import { getPriceView, toldAmount } from '#server/projects/price-view.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import { findUnit, type Unit } from '#server/projects/units.repository.ts'
import { computeHash, VALID_MS } from './prospect-records.ts'
import { configureChoices, describeChoices, tooMany } from './saved-choices.ts'
import { describeWishes } from './shared-wishes.ts'
import { addUnderNewCode, WINDOW_MS } from './short-links.ts'
import { addTakeHomeLink, findShortLink, type TakeHomeLink } from './take-home.repository.ts'
import { hasWishes, readWishes, tellWishes } from './wanted-wishes.ts'

type Created = AnswerOf<typeof createTakeHomeLink>
type Opened = AnswerOf<typeof getTakeHomeLink>

const RULES = {
  /** A network may be a sales centre's, with all its visitors. */
  create: { name: 'take home', limit: 60, windowMs: WINDOW_MS },
  /**
   * What makes guessing hopeless. A network has 60 tries in 15 minutes, 5,760 a day, hits and misses alike. With a
   * million links alive, of 30^10 = 5.9e14 codes, a try hits with 1.7e-9: one network would look for 280 years until it
   * has found one, a thousand networks together for more than three months, which is longer than a link lives. What they would find is an
   * anonymous choice of a sample unit that anyone may see, or pictures that somebody likes. Unlike the hash of a password, the hash of a code needs to
   * withstand nobody who has the table: what the code opens lies beside it.
   */
  read: { name: 'take home read', limit: 60, windowMs: WINDOW_MS, isOfReads: true },
} as const

export interface TakeHomeService {
  /** Keeps a configuration under a new code, once for its key (TAKE-1). */
  create(unit: Unit, body: BodyOf<typeof createTakeHomeLink>, facts: VisitorFacts): Promise<Result<Created>>
  /**
   * What a code opens; unknown, expired, withdrawn, and of a unit that nobody may see any more are the same (TAKE-3).
   * `locale`: of the texts in it; null = the project's.
   */
  open(typed: string, from: { readonly ip: string; readonly locale: Locale | null }): Promise<Result<Opened>>
}

interface Parts {
  readonly database: Database
  readonly catalogues: CataloguesService
  readonly rateLimits: RateLimits
  /** What a code opens that none of these links has; null = nothing. `now`: ISO time. */
  readonly openOther: (asked: {
    readonly code: string
    readonly now: string
    readonly locale: Locale | null
  }) => Promise<Opened | null>
  /** ms since epoch. */
  readonly now: () => number
}

/** Configurations that visitors take home without saying who they are (TAKE-1..3, ADR 25). */
export function createTakeHomeService(parts: Parts): TakeHomeService {
  return {
    create: (unit, body, { ip, once }) =>
      runOnce<Created>(parts, once, (keep) => create(parts, unit, { body, ip, keep })),
    open: (typed, from) => open(parts, typed, from),
  }
}

interface TakeHomeRequest {
  readonly body: BodyOf<typeof createTakeHomeLink>
  readonly ip: string
  readonly keep: Keep<Created>
}

async function create(parts: Parts, unit: Unit, { body, ip, keep }: TakeHomeRequest): Promise<Result<Created>> {
  const { database, catalogues, rateLimits, now } = parts
  const project = await findProject(database.kysely, unit.projectId, unit.accountId)
  if (project === null || unit.catalogueId === null) return failedWith('NOT_FOUND', 'There is no such unit.')
  if (project.featureFlags.mp['mpContactForm'] !== true) {
    return failedWith('FORBIDDEN', 'The project does not let visitors save.')
  }
  const taken = await rateLimits.take([{ rule: RULES.create, of: getNetwork(ip) }])
  if (!taken.ok) return tooMany(taken.waitSeconds)
  const result = await configureChoices(catalogues, unit, project, normaliseSelections(body.configuration))
  if (!result.ok) return result
  // A kiosk that has not heard yet that there are none any more loses nothing but them.
  const wishes = readWishes(result.value.prepared, hasWishes(project) ? (body.wishes ?? []) : [])
  if (!wishes.ok) return wishes
  const { total, onRequestCount } = unitState(result.value)
  const at = now()
  const link: TakeHomeLink = {
    unitId: unit.id,
    catalogueId: unit.catalogueId,
    configuration: {
      selections: getSelections(result.value),
      previewImageUrls: body.configuration.previewImageUrls,
    },
    wishes: wishes.value,
    total,
    totalOnRequest: onRequestCount,
    createdAt: isoTime(at),
    expiresAt: isoTime(at + VALID_MS),
  }
  const answer = (code: string): Created => ({
    code: writeShortCode(code),
    shortPath: shortCodePath(code),
    expiresAt: link.expiresAt,
    total: toldAmount(getPriceView(project, 'mp'), total),
    totalOnRequest: onRequestCount,
  })
  return passed(
    await database.transaction(async (db) => {
      const created = answer(await addUnderNewCode((codeHash) => addTakeHomeLink(db, codeHash, link)))
      await keep(db, created)
      await addAuditEntry(db, {
        accountId: unit.accountId,
        unitId: unit.id,
        userId: null,
        action: 'prospect.taken_home',
        details: {},
        at: link.createdAt,
      })
      return created
    }),
  )
}

async function open(
  { database, catalogues, rateLimits, openOther, now }: Parts,
  typed: string,
  { ip, locale }: { readonly ip: string; readonly locale: Locale | null },
): Promise<Result<Opened>> {
  const taken = await rateLimits.take([{ rule: RULES.read, of: getNetwork(ip) }])
  if (!taken.ok) return tooMany(taken.waitSeconds)
  const gone = failedWith('NOT_FOUND', 'There is no such code, or not any more.')
  const code = readShortCode(typed)
  if (code === null) return gone
  const db = database.kysely
  const at = isoTime(now())
  const found = await findShortLink(db, computeHash(code), at)
  if (found === null) {
    const other = await openOther({ code, now: at, locale })
    return other === null ? gone : passed(other)
  }
  if (found.kind === 'wish_list') {
    const wishes = await describeWishes({ db, catalogues }, found.link, locale)
    return wishes === null ? gone : passed(wishes)
  }
  const { link } = found
  const unit = await findUnit(db, link.unitId, { kind: 'sample', accountId: null, projectId: null })
  if (unit?.marketingPortalEnabled !== true) return gone
  const project = await findProject(db, unit.projectId, unit.accountId)
  if (project === null) return gone
  const described = await describeChoices(catalogues, unit, project, link)
  if (!described.ok) return described
  return passed({
    kind: 'configuration' as const,
    ...described.value,
    accountId: unit.accountId,
    projectSlug: project.slug,
    unitSlug: unit.slug,
    wishes: tellWishes(project, link.wishes),
  })
}
