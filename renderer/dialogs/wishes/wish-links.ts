import * as z from 'zod/mini'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import {
  createSampleWishLink,
  createWishLink,
  deleteSampleWishLink,
  deleteWishLink,
  listWishLinks,
} from '#shared/contracts/http/wish-lists.contract.ts'
import { shareWishes } from '#shared/contracts/kiosk/host.contract.ts'
import { type ApiError, call } from '#renderer/api/index.ts'
import type { Keep } from '#renderer/platform/storage.ts'

export type NewWishLink = AnswerOf<typeof createWishLink>
export type WishLink = AnswerOf<typeof listWishLinks>[number]
export type SharedWishes = BodyOf<typeof createWishLink>['wishes']

/** ms; somebody waits for it in front of an empty frame. */
const TIMEOUT_MS = 15_000
const SILENT = { silent: true, timeout: TIMEOUT_MS } as const

type Outcome<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: ApiError }

/** Where links to wishes are made and withdrawn. */
export interface WishLinks {
  /** Once for its key, however often it is tried. */
  readonly create: (wishes: SharedWishes, key: string) => Promise<Outcome<NewWishLink>>
  /** One's own, the latest first; null = nobody here has any to come back to. */
  readonly list: (() => Promise<Outcome<readonly WishLink[]>>) | null
  readonly withdraw: (id: string) => Promise<Outcome<unknown>>
}

/** A buyer's: the server knows whose they are. */
export function createBuyerLinks(unitId: string): WishLinks {
  const params = { unitId }
  return {
    create: (wishes, idempotencyKey) =>
      call(createWishLink, { params, query: {}, body: { wishes }, idempotencyKey, ...SILENT }),
    list: () => call(listWishLinks, { params, query: {}, ...SILENT }),
    withdraw: (id) => call(deleteWishLink, { params: { ...params, linkId: id }, query: {}, ...SILENT }),
  }
}

const PLACE = 'wish_links'
/** Unit → links. What somebody else wrote there counts as none. */
const KeptSchema = z.record(
  z.string(),
  z.array(z.object({ id: z.string(), count: z.number(), createdAt: z.string(), expiresAt: z.string() })),
)

interface SampleUnit {
  readonly id: string
  readonly accountId: string
  readonly projectId: string
}

/** A visitor's: this browser alone knows which are theirs. */
export function createVisitorLinks({ id: unitId, ...query }: SampleUnit, keep: Keep): WishLinks {
  const readAll = () => {
    try {
      return KeptSchema.parse(JSON.parse(keep.getItem(PLACE) ?? '{}'))
    } catch {
      return {}
    }
  }
  const read = () => (readAll()[unitId] ?? []).filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now())
  const write = (links: readonly WishLink[]) => keep.setItem(PLACE, JSON.stringify({ ...readAll(), [unitId]: links }))
  return {
    async create(wishes, idempotencyKey) {
      const request = { params: { unitId }, query, body: { wishes }, idempotencyKey, ...SILENT }
      const result = await call(createSampleWishLink, request)
      if (result.ok) {
        const { id, count, createdAt, expiresAt } = result.value
        write([{ id, count, createdAt, expiresAt }, ...read()])
      }
      return result
    },
    list: () => Promise.resolve({ ok: true, value: read() }),
    async withdraw(id) {
      const result = await call(deleteSampleWishLink, { params: { linkId: id }, query: {}, ...SILENT })
      const isGone = result.ok || result.error.status === 404
      if (isGone) write(read().filter((link) => link.id !== id))
      return isGone ? { ok: true, value: null } : result
    },
  }
}

/** On a screen that the next visitor uses: nobody comes back to withdraw one. */
export function createKioskLinks({ id: unitId, ...query }: SampleUnit): WishLinks {
  return {
    create: (wishes, idempotencyKey) =>
      call(shareWishes, { params: { unitId }, query, body: { wishes }, idempotencyKey, ...SILENT }),
    list: null,
    withdraw: () => Promise.reject(new Error('A kiosk withdraws no link')),
  }
}
