import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/database.types.ts'
import { testDatabases } from '#server/platform/db/testing/databases.ts'
import { type LoginAttempt, LoginLimits } from './login-limits.ts'
import { createRateLimits } from '#server/platform/limits/rate-limits.ts'

const MINUTE = 60_000

describe.each(testDatabases())('login limits on $name', (databases) => {
  let database: Database
  let time: number

  beforeAll(() => databases.start())
  afterAll(() => databases.stop())
  beforeEach(async (context) => {
    if (!databases.isAvailable) return context.skip()
    time = Date.parse('2026-11-20T10:00:00Z')
    database = await databases.open()
    return () => database.close()
  })

  const limitsOn = (opened: Database) =>
    new LoginLimits(createRateLimits({ database: opened, auditKey: Buffer.alloc(32), now: () => time }))
  const begin = async (limits: LoginLimits, email: string, address = '203.0.113.1'): Promise<LoginAttempt> => {
    const permission = await limits.begin(email, address)
    if (!permission.ok) throw new Error(`wait ${permission.waitSeconds} s`)
    return permission.attempt
  }
  const failFrom = async (limits: LoginLimits, email: string, address: string) => {
    const attempt = await begin(limits, email, address)
    attempt.fail()
    return attempt.isLast
  }

  it('API-42 count an attempt from its beginning, and drop it when it was right or never looked at', async () => {
    const limits = limitsOn(database)
    const attempts = await Promise.all(Array.from({ length: 10 }, () => begin(limits, 'Anna@example.com')))
    expect(await limits.begin('anna@example.com', '203.0.113.1')).toEqual({ ok: false, waitSeconds: 900 })
    await attempts[0]?.abandon()
    await (await begin(limits, 'anna@example.com')).succeed(database.kysely)
    for (let count = 0; count < 10; count++) await failFrom(limits, 'anna@example.com', '203.0.113.1')
    expect((await limits.begin('anna@example.com', '203.0.113.1')).ok).toBe(false)
  })

  it('API-42 count per address as well, and give right ones back to it', async () => {
    const limits = limitsOn(database)
    for (let count = 0; count < 110; count++) {
      await (await begin(limits, `right-${count}@example.com`)).succeed(database.kysely)
    }
    for (let count = 0; count < 100; count++) await failFrom(limits, `${count}@example.com`, '203.0.113.1')
    expect((await limits.begin('other@example.com', '203.0.113.1')).ok).toBe(false)
    await (await begin(limits, 'other@example.com', '203.0.113.2')).succeed(database.kysely)
    time += 15 * MINUTE
    await (await begin(limits, 'other@example.com')).succeed(database.kysely)
  })

  it('FOUND-15, API-42: lock an e-mail for one address after ten wrong tries, for all only after a hundred', async () => {
    const limits = limitsOn(database)
    const email = 'anna@example.com'
    for (let count = 1; count <= 10; count++) {
      expect(await failFrom(limits, email, '203.0.113.1')).toBe(count === 10)
    }
    expect((await limits.begin(email, '203.0.113.1')).ok).toBe(false)
    // Whoever has the e-mail logs in from elsewhere, and that gives nobody new tries.
    await (await begin(limits, email, '198.51.100.1')).succeed(database.kysely)
    for (let count = 11; count < 100; count++) {
      expect(await failFrom(limits, email, `203.0.113.${Math.ceil(count / 10)}`)).toBe(count % 10 === 0)
    }
    expect(await failFrom(limits, email, '203.0.113.99')).toBe(true)
    expect(await limits.begin(email, '198.51.100.1')).toEqual({ ok: false, waitSeconds: 900 })
    time += 15 * MINUTE
    expect((await limits.begin(email, '203.0.113.1')).ok).toBe(true)
  })

  it('FOUND-15: take the addresses of one IPv6 network for one', async () => {
    const limits = limitsOn(database)
    for (let at = 1; at <= 10; at++) await failFrom(limits, 'anna@example.com', `2001:db8:0:1::${at}`)
    expect((await limits.begin('anna@example.com', '2001:db8:0:1:ffff::1')).ok).toBe(false)
    expect((await limits.begin('anna@example.com', '2001:db8:0:2::1')).ok).toBe(true)
  })

  it('FOUND-15: count the tries of all processes together, also those that come at once', async () => {
    const other = await databases.openAgain()
    try {
      const one = limitsOn(database)
      const two = limitsOn(other)
      const tries = Array.from({ length: 24 }, (_, at) =>
        (at % 2 === 0 ? one : two).begin('anna@example.com', '203.0.113.1'),
      )
      const permissions = await Promise.all(tries)
      expect(permissions.filter((permission) => permission.ok)).toHaveLength(10)
      for (const limits of [one, two]) {
        expect(await limits.begin('anna@example.com', '203.0.113.1')).toEqual({ ok: false, waitSeconds: 900 })
      }
    } finally {
      await other.close()
    }
  })

  it('FOUND-15: keep neither e-mail nor address', async () => {
    await failFrom(limitsOn(database), 'anna@example.com', '203.0.113.1')
    const stored = JSON.stringify(await database.kysely.selectFrom('rateLimits').selectAll().execute())
    expect(stored).toContain('"count":1')
    expect(stored).not.toMatch(/anna|203\.0/)
  })

  it('let only so many passwords be verified at the same time, whoever asks', async () => {
    const limits = limitsOn(database)
    const attempts: LoginAttempt[] = []
    for (let at = 0; at < 32; at++) attempts.push(await begin(limits, `${at}@example.com`, `203.0.113.${at}`))
    expect(await limits.begin('anna@example.com', '198.51.100.1')).toEqual({ ok: false, waitSeconds: 2 })
    attempts[0]?.fail()
    await (await begin(limits, 'anna@example.com')).succeed(database.kysely)
  })
})
