import * as z from 'zod/mini'
import { DRAFTS_KEY } from '#renderer/platform/tab-owner.ts'
import { tabKeep } from '#renderer/platform/storage.ts'

/** ms. A tab that the browser brings back later must not bring back what nobody remembers. */
const MAX_AGE_MS = 24 * 60 * 60_000
/** ms. Who is not logged in may be the next one at the same screen: long enough for a reload or a broken network. */
const VISITORS_MAX_AGE_MS = 10 * 60_000

/** Owner of what somebody types who is not logged in. */
export const VISITOR = 'visitor'

const DraftsSchema = z.record(z.string(), z.object({ keptAt: z.number(), typed: z.unknown() }))
type Drafts = z.infer<typeof DraftsSchema>

/** A form of one user: `owner` is the user's id, `form` names the form and what it is about. */
export interface DraftPlace {
  readonly owner: string
  readonly form: string
}

/** Keeps what is typed in this tab, over reloads and a new login. `now` in ms since epoch. */
export function keepDraft({ owner, form }: DraftPlace, typed: unknown, now: number = Date.now()): void {
  write(owner, { ...readAll(owner), [form]: { keptAt: now, typed } })
}

/** What was typed within the last day, or ten minutes by a visitor, and never sent; null = nothing that still fits the form. `now` in ms. */
export function readDraft<Typed>(
  { owner, form }: DraftPlace,
  schema: z.ZodMiniType<Typed>,
  now: number = Date.now(),
): Typed | null {
  const draft = readAll(owner)[form]
  const maxAge = owner === VISITOR ? VISITORS_MAX_AGE_MS : MAX_AGE_MS
  if (draft === undefined || now - draft.keptAt > maxAge) return null
  const parsed = z.safeParse(schema, draft.typed)
  return parsed.success ? parsed.data : null
}

/** Forgets one form: it was sent, or nobody wants it any more. */
export function dropDraft({ owner, form }: DraftPlace): void {
  const { [form]: dropped, ...others } = readAll(owner)
  if (dropped !== undefined) write(owner, others)
}

function write(owner: string, drafts: Drafts): void {
  if (Object.keys(drafts).length === 0) tabKeep.removeItem(DRAFTS_KEY)
  else tabKeep.setItem(DRAFTS_KEY, `${owner}\n${JSON.stringify(drafts)}`)
}

/** All drafts of this user; none where somebody else's lie there, or what cannot be read. */
function readAll(owner: string): Drafts {
  const text = tabKeep.getItem(DRAFTS_KEY)
  if (text?.startsWith(`${owner}\n`) !== true) return {}
  try {
    const parsed = z.safeParse(DraftsSchema, JSON.parse(text.slice(owner.length + 1)))
    return parsed.success ? parsed.data : {}
  } catch {
    return {}
  }
}
