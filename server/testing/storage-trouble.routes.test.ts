import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ErrorAnswerSchema } from '#shared/contracts/errors.ts'
import { findProject, saveProject } from '#server/projects/projects.repository.ts'
import {
  findPostgresBinaries,
  type PostgresServer,
  startPostgres,
} from '#server/platform/db/testing/postgres-server.ts'
import { startTestPortal, type TestAnswer, type TestPortal } from './test-portal.ts'

const UNIT = '/bp/api/v1/units/t-01'
const SELECTIONS = `${UNIT}/buyer_selections`
const PROSPECTS = '/mp/api/v1/units/t-sample/prospect_configurations'
const PROSPECT = {
  email: 'vera@example.com',
  name: '',
  comment: '',
  contact: null,
  requests_contact: false,
  configuration: {
    buyer_selections: {},
    buyer_line_item_activations: {},
    buyer_design_line_selections: [],
    preview_image_urls: [],
  },
  locale: 'de',
}
const HOUR_MS = 3_600_000
/** A configuration and what is noted of it take far less than this many writes to fill a page. */
const MAX_WRITES = 500
const GZIPPED = { 'content-type': 'application/json', 'content-encoding': 'gzip' }

/** Status and codes, in the one shape. */
function getOutcome(answer: TestAnswer): (string | number | null)[] {
  const codes = answer.status < 400 ? [] : z.parse(ErrorAnswerSchema, answer.json).errors.map(({ code }) => code)
  return [answer.status, ...codes]
}

/** The buyer's choice of a floor; the catalogue's products take turns. */
function choose(portal: TestPortal, headers: Record<string, string>, revision: number): Promise<TestAnswer> {
  const product = revision % 2 === 0 ? 'stone' : 'oak'
  const body = {
    buyer_selections: { 'hall-floor': { product_id: product }, 'hall-skirting': { product_id: `${product}-skirting` } },
  }
  return portal.call('PUT', SELECTIONS, { headers: { ...headers, 'if-match': `"${revision}"` }, body })
}

describe('a database that cannot be written to', () => {
  let portal: TestPortal
  let time = Date.parse('2026-11-20T10:00:00Z')
  beforeAll(async () => {
    portal = await startTestPortal({ now: () => time })
  })
  afterAll(() => portal.remove())

  it('FOUND-16 answers 507 with the time to wait, goes on reading, and stores again once there is room', async () => {
    const anna = await portal.logIn('anna@example.com')
    const { kysely } = portal.database
    const pages = await sql<{ page_count: number }>`PRAGMA page_count`.execute(kysely)
    await sql`PRAGMA max_page_count = ${sql.raw(String(Object.values(pages.rows[0] ?? {})[0]))}`.execute(kysely)
    let revision = 0
    let answer = await choose(portal, anna, revision)
    while (answer.status === 200 && revision < MAX_WRITES) {
      revision += 1
      answer = await choose(portal, anna, revision)
    }
    expect(getOutcome(answer)).toEqual([507, 'STORAGE_FULL'])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    const read = await portal.call('GET', `${UNIT}/configurations`, { headers: anna })
    expect([...getOutcome(read), read.json['revision']]).toEqual([200, revision])
    await sql`PRAGMA max_page_count = 1000000`.execute(kysely)
    expect(getOutcome(await choose(portal, anna, revision))).toEqual([200])
  })

  it('FOUND-16 answers 503 where nothing can be written, and goes on reading for a session of hours ago', async () => {
    const anna = await portal.logIn('anna@example.com')
    const { kysely } = portal.database
    // As on a disk that has been mounted read-only.
    await sql`PRAGMA query_only = ON`.execute(kysely)
    expect(getOutcome(await choose(portal, anna, 0))).toEqual([503, 'UNAVAILABLE'])
    // Now its use is to be noted, which cannot be stored either.
    time += HOUR_MS + 1_000
    expect(getOutcome(await portal.call('GET', `${UNIT}/configurations`, { headers: anna }))).toEqual([200])
    await sql`PRAGMA query_only = OFF`.execute(kysely)
  })

  it('FOUND-16 opens what links lead to where nothing can be written, though such reads are counted', async () => {
    const { kysely } = portal.database
    const project = await findProject(kysely, 'tiny', 'demo')
    if (project === null) throw new Error('no project')
    const mp = { ...project.featureFlags.mp, mpContactForm: true }
    const at = new Date(time).toISOString()
    await saveProject(kysely, { ...project, featureFlags: { ...project.featureFlags, mp } }, at)
    const saved = await portal.call('POST', PROSPECTS, { body: PROSPECT })
    expect(getOutcome(saved)).toEqual([201])
    await sql`PRAGMA query_only = ON`.execute(kysely)
    const read = await portal.call('GET', `${PROSPECTS}/${String(saved.json['configuration_token'])}`)
    expect(getOutcome(read)).toEqual([200])
    const token = 'A'.repeat(43)
    for (const path of [`/bp/api/v1/invitations/${token}`, `/bp/api/v1/passwords/${token}`]) {
      expect([path, ...getOutcome(await portal.call('GET', path))]).toEqual([path, 404, 'NOT_FOUND'])
    }
    await sql`PRAGMA query_only = OFF`.execute(kysely)
  })
})

const binaries = findPostgresBinaries()

describe.skipIf(binaries === null)('a PostgreSQL that is away', () => {
  let postgres: PostgresServer
  let portal: TestPortal
  beforeAll(async () => {
    postgres = await startPostgres(binaries ?? '')
    portal = await startTestPortal({ databaseUrl: await postgres.createDatabase() })
  }, 60_000)
  afterAll(async () => {
    await portal.remove()
    await postgres.stop()
  }, 60_000)

  it('FOUND-16 answers 503 with the time to wait, and everything again when it is back', async () => {
    const anna = await portal.logIn('anna@example.com')
    expect(getOutcome(await choose(portal, anna, 0))).toEqual([200])
    // A transaction under way when it stops must not take the process with it.
    const underWay = portal.database.transaction(async (db) => {
      await sql`select 1`.execute(db)
      await postgres.halt()
      await sql`select 1`.execute(db)
    })
    await expect(underWay).rejects.toThrow(/terminat|connection/i)
    // What is kept for two seconds may still be read; a write asks the database.
    for (const answer of [
      await choose(portal, anna, 1),
      await portal.call('POST', '/bp/api/v1/tokens', { body: { email: 'anna@example.com', password: 'wrong' } }),
      await portal.call('GET', '/health'),
    ]) {
      expect(getOutcome(answer)).toEqual([503, 'UNAVAILABLE'])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    await postgres.resume()
    expect(getOutcome(await portal.call('GET', '/health'))).toEqual([200])
    expect(getOutcome(await choose(portal, anna, 1))).toEqual([200])
  })
})

describe('a body that says it is packed', () => {
  let portal: TestPortal
  beforeAll(async () => {
    portal = await startTestPortal()
  })
  afterAll(() => portal.remove())

  it('FOUND-16 is refused with 415, whether it is or not, for it would be taken for something else', async () => {
    const json = JSON.stringify({ email: 'anna@example.com', password: 'a good password' })
    const packed = await fetch(`${portal.url}/bp/api/v1/tokens`, {
      method: 'POST',
      headers: GZIPPED,
      body: gzipSync(json),
    })
    const plain = await fetch(`${portal.url}/bp/api/v1/tokens`, { method: 'POST', headers: GZIPPED, body: json })
    for (const answer of [packed, plain]) {
      expect([answer.status, answer.headers.get('accept-encoding')]).toEqual([415, 'identity'])
      const { errors } = z.parse(ErrorAnswerSchema, await answer.json())
      expect(errors.map(({ field, code }) => `${field} ${code}`)).toEqual(['Content-Encoding UNSUPPORTED_MEDIA_TYPE'])
    }
    const identity = { ...GZIPPED, 'content-encoding': 'Identity' }
    expect((await portal.call('POST', '/bp/api/v1/tokens', { headers: identity, body: json })).status).toBe(200)
  })

  it('FOUND-16 is refused for an archive as well', async () => {
    const admin = await portal.logIn('admin@example.com')
    const headers = { ...admin, 'content-type': 'application/zip', 'content-encoding': 'gzip' }
    const answer = await portal.call('POST', '/bp/api/v1/account/project_uploads', { headers, body: 'PK' })
    expect(getOutcome(answer)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  })
})
