import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDatabase } from './database.ts'
import { createSession } from '#server/identity/sessions.repository.ts'
import { fillWithUnits } from '#server/testing/records.ts'

const HOUR_MS = 3_600_000
const START = Date.parse('2026-11-20T10:00:00Z')

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'housekeeping-'))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: START })
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true, force: true })
})

it('deletes what has expired every hour, until the database is closed', async () => {
  const database = await openDatabase({ dataDir: folder })
  await fillWithUnits(database)
  const time = new Date(START).toISOString()
  await createSession(database.kysely, {
    tokenHash: 't1',
    userId: 'anna',
    createdAt: time,
    lastUsedAt: time,
    // Kept for 30 days after its end, so gone half an hour from now.
    expiresAt: new Date(START - 30 * 24 * HOUR_MS + HOUR_MS / 2).toISOString(),
  })
  const count = async () => (await database.kysely.selectFrom('sessions').selectAll().execute()).length
  expect(await count()).toBe(1)
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  await vi.waitUntil(async () => (await count()) === 0)
  expect(vi.getTimerCount()).toBe(1)
  await database.close()
  expect(vi.getTimerCount()).toBe(0)
})
