import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getStorageTrouble } from './storage-trouble.ts'

/** As Node and pg hand them out. */
function coded(code: string, more: object = {}): Error {
  return Object.assign(new Error(code), { code }, more)
}

function getError(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  return null
}

describe('what keeps the storage from its work', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trouble-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('FOUND-16 knows a full, a locked and a missing SQLite file by the errors that it raises', () => {
    const file = join(folder, 'one.db')
    const one = new DatabaseSync(file)
    one.exec('CREATE TABLE t (x TEXT UNIQUE); PRAGMA max_page_count = 4')
    expect(getStorageTrouble(getError(() => one.exec('INSERT INTO t VALUES (hex(randomblob(90000)))')))).toBe('full')
    const other = new DatabaseSync(file, { timeout: 0 })
    one.exec('BEGIN IMMEDIATE')
    expect(getStorageTrouble(getError(() => other.exec("INSERT INTO t VALUES ('a')")))).toBe('away')
    one.exec("ROLLBACK; INSERT INTO t VALUES ('a')")
    // A fault of the program stays one.
    expect(getStorageTrouble(getError(() => one.exec("INSERT INTO t VALUES ('a')")))).toBeNull()
    expect(getStorageTrouble(getError(() => one.exec('SELECT nonsense')))).toBeNull()
    expect(getStorageTrouble(getError(() => new DatabaseSync(join(folder, 'none', 'x.db'))))).toBe('away')
    one.close()
    other.close()
  })

  it('FOUND-16 knows a database that is away by PostgreSQL’s states and by its connections', async () => {
    for (const state of ['57P01', '57P02', '57P03', '08006', '08001', '53300', '53200', '40001', '40P01', '25006']) {
      expect([state, getStorageTrouble(coded(state, { severity: 'FATAL' }))]).toEqual([state, 'away'])
    }
    expect(getStorageTrouble(coded('53100'))).toBe('full')
    for (const state of ['23505', '22P05', '42P01'])
      expect([state, getStorageTrouble(coded(state))]).toEqual([state, null])
    expect(getStorageTrouble(new Error('Connection terminated unexpectedly'))).toBe('away')
    expect(getStorageTrouble(new Error('timeout exceeded when trying to connect'))).toBe('away')
    const refused = await new Promise((resolve) => connect(join(folder, 'no.sock')).once('error', resolve))
    expect(getStorageTrouble(refused)).toBe('away')
    expect(getStorageTrouble(new AggregateError([coded('ECONNREFUSED', { syscall: 'connect' })]))).toBe('away')
  })

  it('FOUND-16 knows a disk without room or descriptors, also as the cause of another error', () => {
    for (const code of ['ENOSPC', 'EDQUOT']) expect(getStorageTrouble(coded(code, { syscall: 'write' }))).toBe('full')
    for (const code of ['EMFILE', 'ENFILE', 'EIO', 'EPIPE']) {
      expect([code, getStorageTrouble(coded(code, { syscall: 'open' }))]).toEqual([code, 'away'])
    }
    expect(getStorageTrouble(new Error('The write failed', { cause: coded('ENOSPC', { syscall: 'fsync' }) }))).toBe(
      'full',
    )
    expect(getStorageTrouble(coded('ENOENT', { syscall: 'open' }))).toBeNull()
    expect(getStorageTrouble(new TypeError('x is not a function'))).toBeNull()
    const circle = new Error('circle')
    circle.cause = circle
    expect(getStorageTrouble(circle)).toBeNull()
  })
})
