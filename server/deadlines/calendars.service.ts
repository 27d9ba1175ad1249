import { randomUUID } from 'node:crypto'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import {
  type createCalendarFeed,
  getCalendar,
  type listCalendarFeeds,
} from '#shared/contracts/http/deadlines.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { getDeviceName } from '#server/identity/device-name.ts'
import { findProfile, type Preferences } from '#server/identity/profiles.repository.ts'
import { hashToken, newToken } from '#server/identity/session-tokens.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import { getNetwork } from '#server/platform/limits/network-address.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import { failed, domainError, failedWith, passed, type Result } from '#server/platform/result.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import { findUnit, listUnits, type Unit } from '#server/projects/units.repository.ts'
import {
  type CalendarFeed,
  deleteFeed,
  findFeed,
  listFeedsOf,
  markFetched,
  replaceFeed,
} from './calendar-feeds.repository.ts'
import { type CalendarDate, writeCalendar } from './calendar-text.ts'
import { listDeadlinesOf } from './deadlines.repository.ts'
import { idInUnit } from './describe-deadline.ts'
import { find, type UnitCall } from './unit-deadlines.service.ts'

type ToldFeeds = AnswerOf<typeof listCalendarFeeds>
type Place = Pick<CalendarDate, 'unitName' | 'projectName' | 'locale' | 'url'>
type NewFeed = AnswerOf<typeof createCalendarFeed>

/** Nobody buys more; a bound all the same. */
const MAX_UNITS = 100
/** ms for which a calendar that asks again need not be noted. */
const NOTED_MS = 3_600_000
/** What one network may ask: a whole office's calendars, and nobody who guesses. */
const LIMIT = { name: 'calendar address', limit: 600, windowMs: 15 * 60_000, isOfReads: true } as const

export interface CalendarsService {
  /** One deadline as a file; null = the unit has no such one. */
  write(call: UnitCall, id: string, locale: Locale | null): Promise<string | null>
  listFeeds(caller: Caller): Promise<ToldFeeds>
  /** A new address of one unit, or of all; the one before opens nothing any more. */
  createFeed(caller: Caller, unitId: string | null): Promise<Result<NewFeed>>
  deleteFeed(caller: Caller, id: string): Promise<Result<Record<string, never>>>
  /** What a calendar asks at such an address. */
  read(token: string, facts: { readonly ip: string; readonly userAgent: string }): Promise<Result<string>>
}

interface Parts {
  readonly database: Database
  readonly rateLimits: RateLimits
  /** `https://portal.example`, without a slash at the end. */
  readonly baseUrl: () => string
  /** ms since epoch. */
  readonly now: () => number
}

/** Buyers' deadlines in their calendars (DDL-25, DDL-26). */
export function createCalendarsService({ database, rateLimits, baseUrl, now }: Parts): CalendarsService {
  const db = database.kysely

  /** What is the same for all of a unit's dates; null = it belongs to no project. */
  async function findPlace(unit: Unit, wanted: Locale | null) {
    const project = await findProject(db, unit.projectId, unit.accountId)
    if (project === null) return null
    const locale = wanted ?? project.sourceLanguage
    const path = [unit.accountId, project.slug, unit.slug].map(encodeURIComponent).join('/')
    return {
      unitName: textIn(unit.displayName, locale, project.sourceLanguage),
      projectName: project.name,
      locale,
      url: `${baseUrl()}/bp/${path}/deadlines`,
    }
  }

  async function listDates(unit: Unit, place: Place): Promise<readonly CalendarDate[]> {
    const deadlines = await listDeadlinesOf(db, unit)
    return deadlines.map((one) => ({ ...one, ...place, id: idInUnit(one.deadline, unit) }))
  }

  /** What is done needs no day any more. */
  async function writeOpen({ userId, unitId }: CalendarFeed, preferences: Preferences): Promise<string> {
    const page = { limit: MAX_UNITS, offset: 0 }
    // Asked each time: whose unit it is no longer sees nothing more of it.
    const { units } = await listUnits(db, { kind: 'buyer', userId }, { page })
    const wanted = units.filter(({ id }) => unitId === null || id === unitId)
    const places: Place[] = []
    const dates: CalendarDate[] = []
    for (const unit of wanted) {
      const place = await findPlace(unit, preferences.language ?? null)
      if (place === null) continue
      places.push(place)
      dates.push(...(await listDates(unit, place)))
    }
    const open = dates.filter(({ completion }) => completion === null)
    return writeCalendar(open, preferences.language ?? places[0]?.locale ?? 'de', places)
  }

  async function tell({ id, unitId, createdAt, fetchedAt, fetchedBy }: CalendarFeed, units: readonly Unit[]) {
    const unit = unitId === null ? null : (units.find((one) => one.id === unitId)?.packageId ?? null)
    return { id, unitId: unit, createdAt, fetchedAt, fetchedBy }
  }

  async function listOwnUnits({ user }: Caller): Promise<readonly Unit[]> {
    return (await listUnits(db, { kind: 'buyer', userId: user.id }, { page: { limit: MAX_UNITS, offset: 0 } })).units
  }

  return {
    async write({ unit }, id, locale) {
      const one = find(await listDeadlinesOf(db, unit), id, unit)
      const place = one === null ? null : await findPlace(unit, locale)
      if (one === null || place === null) return null
      return writeCalendar([{ ...one, ...place, id: idInUnit(one.deadline, unit) }], place.locale, [place])
    },

    async listFeeds(caller) {
      const units = await listOwnUnits(caller)
      const feeds = await listFeedsOf(db, caller.user.id)
      // One of a unit that is somebody else's by now shows nothing, and is not told of.
      const own = feeds.filter(({ unitId }) => unitId === null || units.some(({ id }) => id === unitId))
      return Promise.all(own.map((feed) => tell(feed, units)))
    },

    async createFeed(caller, unitId) {
      const { user } = caller
      const unit = unitId === null ? null : await findUnit(db, unitId, { kind: 'buyer', userId: user.id })
      if (unitId !== null && unit === null) return failedWith('NOT_FOUND', 'There is no such unit.')
      const token = newToken()
      const feed = {
        id: randomUUID(),
        userId: user.id,
        unitId: unit?.id ?? null,
        tokenHash: hashToken(token),
        createdAt: isoTime(now()),
        fetchedAt: null,
        fetchedBy: '',
      }
      await database.transaction((within) => replaceFeed(within, feed))
      const url = `${baseUrl()}${getCalendar.path.replace(':token', `${token}.ics`)}`
      return passed({ ...(await tell(feed, unit === null ? [] : [unit])), url })
    },

    async deleteFeed({ user }, id) {
      const wasThere = await database.transaction((within) => deleteFeed(within, user.id, id))
      return wasThere ? passed({}) : failedWith('NOT_FOUND', 'There is no such address.')
    },

    async read(token, { ip, userAgent }) {
      const taken = await rateLimits.take([{ rule: LIMIT, of: getNetwork(ip) }])
      if (!taken.ok) {
        const { waitSeconds: retryAfterSeconds } = taken
        return failed(domainError('TOO_MANY_REQUESTS', 'Ask again later.', { retryAfterSeconds }))
      }
      const feed = await findFeed(db, hashToken(token.replace(/\.ics$/, '')))
      const profile = feed === null ? null : await findProfile(db, feed.userId)
      if (feed === null || profile === null || profile.user.disabledAt !== null)
        return failedWith('NOT_FOUND', 'There is no such calendar.')
      const at = now()
      if (feed.fetchedAt === null || at - Date.parse(feed.fetchedAt) > NOTED_MS) {
        const fetched = { fetchedAt: isoTime(at), fetchedBy: getDeviceName(userAgent) }
        await database.transaction((within) => markFetched(within, feed.id, fetched))
      }
      return passed(await writeOpen(feed, profile.preferences))
    },
  }
}
