import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import { findVisitorAnswer, saveVisitorAnswer } from './visitor-answers.repository.ts'
import { failed, passed, type Result } from '#server/platform/result.ts'
import { isSameRequest, keyReused, type RequestMark } from './request-mark.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'

/** What counts of whoever sends something, logged in or not. */
export interface VisitorFacts {
  /** Address of the client, for the limits; it is not stored. */
  readonly ip: string
  readonly once: OnceRequest
}

/** A request that must not do its work twice. */
export interface OnceRequest {
  /** Nobody else may guess it, for it opens the answer again. null = the request names none. */
  readonly key: string | null
  readonly request: RequestMark
}

/** Keeps the answer in the transaction of the work, so that both are stored or neither. */
export type Keep<Body> = (db: Db, body: Body) => Promise<void>

interface Parts {
  readonly database: Database
  /** ms since epoch. */
  readonly now: () => number
}

/**
 * The work of whoever asks for it, visitors and staff, once for its key, whichever request comes first and however often it is
 * repeated: a repeated one gets the first answer. A refused one has done nothing, and may come again. Without a key
 * the work is done each time.
 */
export async function runOnce<Body>(
  parts: Parts,
  { key, request }: OnceRequest,
  work: (keep: Keep<Body>) => Promise<Result<Body>>,
): Promise<Result<Body>> {
  if (key === null) return work(() => Promise.resolve())
  const db = parts.database.kysely
  const before = await firstAnswer<Body>(db, key, request)
  if (before !== null) return before
  const result = await work((transaction, body) => keepAnswer(transaction, parts, { key, request }, body)).catch(
    (error: unknown) => (error instanceof Error ? error : new Error('The work failed', { cause: error })),
  )
  if (!(result instanceof Error) && result.ok) return result
  // The same key in two requests at once: one of them has won meanwhile, the other repeats its answer.
  const meanwhile = await firstAnswer<Body>(db, key, request)
  if (meanwhile !== null) return meanwhile
  if (result instanceof Error) throw result
  return result
}

async function keepAnswer(
  db: Db,
  { now }: Parts,
  { key, request }: OnceRequest & { readonly key: string },
  body: unknown,
): Promise<void> {
  await saveVisitorAnswer(db, {
    keyHash: computeHash(key),
    ...request,
    sealedBody: seal(key, JSON.stringify(body)),
    createdAt: isoTime(now()),
  })
}

async function firstAnswer<Body>(db: Db, key: string, request: RequestMark): Promise<Result<Body> | null> {
  const first = await findVisitorAnswer(db, computeHash(key))
  if (first === null) return null
  if (!isSameRequest(first, request)) return failed(keyReused())
  return passed(readJson<Body>(unseal(key, first.sealedBody)))
}

function computeHash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** The answer may open what a visitor has saved: what is stored is readable only with the key, which is not stored. */
function seal(key: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', getSecret(key), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

function unseal(key: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', getSecret(key), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

/** Not the key's hash, which is stored beside. */
function getSecret(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'visitor answer', 32))
}
