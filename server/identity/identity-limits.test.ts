import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/database.types.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { deleteExpired } from '#server/platform/db/housekeeping.ts'
import { createIdentityLimits } from './identity-limits.ts'
import { createRateLimits } from '#server/platform/limits/rate-limits.ts'

const MINUTE = 60_000

let folder: string
let database: Database
let time: number
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'identity-limits-'))
  database = await openDatabase({ dataDir: folder })
  time = Date.parse('2026-11-20T10:00:00Z')
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const limits = () => createIdentityLimits(createRateLimits({ database, auditKey: Buffer.alloc(32), now: () => time }))

it('FOUND-15: lets a kiosk pair however many codes others try, and limits each address and code', async () => {
  const counted = limits()
  for (let at = 0; at < 301; at++) expect(await counted.take('kioskPairing', `203.0.${at}.1`, `code-${at}`)).toBeNull()
  for (let at = 0; at < 20; at++) expect(await counted.take('kioskPairing', '198.51.100.1', `more-${at}`)).toBeNull()
  const refusal = await counted.take('kioskPairing', '198.51.100.1', 'another-code')
  expect([refusal?.faults[0].code, refusal?.retryAfterSeconds]).toEqual(['TOO_MANY_REQUESTS', 900])
  for (let at = 0; at < 5; at++) expect(await counted.take('kioskPairing', `192.0.2.${at}`, 'one-code')).toBeNull()
  expect((await counted.take('kioskPairing', '192.0.2.9', 'one-code'))?.faults[0].code).toBe('TOO_MANY_REQUESTS')
  // Nothing else is held up by that.
  expect(await counted.take('linkLogin', '198.51.100.1', 'another-code')).toBeNull()
  time += 15 * MINUTE
  expect(await counted.take('kioskPairing', '198.51.100.1', 'another-code')).toBeNull()
})

it('FOUND-16, FOUND-15: limits reads in memory where nothing can be stored, and nothing else', async () => {
  const counted = limits()
  await sql`PRAGMA query_only = ON`.execute(database.kysely)
  for (let count = 0; count < 60; count++)
    expect(await counted.take('invitationLookup', '203.0.113.1', 'token')).toBeNull()
  const refusal = await counted.take('invitationLookup', '203.0.113.1', 'token')
  expect([refusal?.faults[0].code, refusal?.retryAfterSeconds]).toEqual(['TOO_MANY_REQUESTS', 900])
  expect(await counted.take('passwordResetCheck', '203.0.113.1', 'token')).toBeNull()
  await expect(counted.take('passwordReset', '203.0.113.1', 'token')).rejects.toThrow('readonly')
  await sql`PRAGMA query_only = OFF`.execute(database.kysely)
})

it('FOUND-15: counts nothing for one where the other has had its share', async () => {
  const counted = limits()
  for (let count = 0; count < 3; count++)
    expect(await counted.take('passwordRequest', '203.0.113.1', 'a@b.example')).toBeNull()
  for (let count = 0; count < 30; count++) {
    expect((await counted.take('passwordRequest', '203.0.113.2', 'A@B.example '))?.faults[0].code).toBe(
      'TOO_MANY_REQUESTS',
    )
  }
  expect(await counted.take('passwordRequest', '203.0.113.2', 'other@b.example')).toBeNull()
})

it('FOUND-15: forgets windows that are over', async () => {
  await limits().take('linkLogin', '203.0.113.1', 'token')
  const count = async () => (await database.kysely.selectFrom('rateLimits').select('key').execute()).length
  expect(await count()).toBe(2)
  await deleteExpired(database.kysely, new Date(time + 15 * MINUTE))
  expect(await count()).toBe(2)
  await deleteExpired(database.kysely, new Date(time + 15 * MINUTE + 1))
  expect(await count()).toBe(0)
})
