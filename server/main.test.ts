import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#server/platform/db/database.ts'
import { saveAccount } from '#server/projects/accounts.repository.ts'
import { saveUser } from '#server/identity/users.repository.ts'
import { aUser, NOW } from '#server/testing/records.ts'
import { hashPassword } from '#server/identity/passwords.ts'

const MAIN = join(import.meta.dirname, 'main.ts')
type Said = Promise<{ readonly code: number | null; readonly said: string }>

/** What the command line says of a data folder. */
const commandUsers = (dataDir: string, ...args: string[]): Said => command('user', dataDir, args)

async function command(name: 'user' | 'project', dataDir: string, args: readonly string[]): Said {
  const program = join(import.meta.dirname, `cli/${name}.ts`)
  const cli = spawn(process.execPath, [program, ...args], { env: { ...process.env, DATA_DIR: dataDir } })
  let said = ''
  for (const stream of [cli.stdout, cli.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return { code: await getExitCode(cli), said }
}

describe('the server as a program', () => {
  let folder: string
  let children: ChildProcess[]

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wohnwahl-main-'))
    children = []
  })
  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })

  function start(settings: Record<string, string>) {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, DATA_DIR: folder, SEED_SAMPLE: '0', PORT: '0', ...settings },
    })
    children.push(child)
    let output = ''
    let errors = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    return { child, output: () => output, errors: () => errors, ended: getExitCode(child) }
  }

  async function getAddress(program: ReturnType<typeof start>): Promise<string> {
    for (;;) {
      const address = /Ready {2}(\S+)/.exec(program.output())?.[1]
      if (address !== undefined) return address
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  it('says where it is, answers, and stops cleanly with a connection still open', async () => {
    const program = start({})
    const address = await getAddress(program)
    expect((await fetch(`${address}/openapi.json`)).status).toBe(200)
    program.child.kill('SIGTERM')
    const code = await program.ended
    expect([code, program.errors()]).toEqual([0, ''])
  })

  it('says in one line that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = address !== null && typeof address === 'object' ? address.port : 0
    const program = start({ PORT: String(port) })
    const code = await program.ended
    other.close()
    expect(code).toBe(1)
    expect(program.errors()).toBe(
      `Port ${port} is taken. Stop the other program or choose another one, for example PORT=3001.\n`,
    )
  })

  it('says in one line that the data folder cannot be written, or a setting is wrong', async () => {
    const unwritable = start({ DATA_DIR: '/dev/null/data' })
    expect(await unwritable.ended).toBe(1)
    expect(unwritable.errors()).toBe(
      'The data folder /dev/null/data cannot be written. Choose another one with DATA_DIR.\n',
    )
    const misconfigured = start({ PORT: 'http' })
    expect(await misconfigured.ended).toBe(1)
    expect(misconfigured.errors()).toMatch(/^PORT is "http".*\n$/)
  })

  it('FOUND-5: does not start at a public address with users of the sample data, unless it is told to', async () => {
    const database = await openDatabase({ dataDir: folder })
    await saveAccount(database.kysely, { id: 'demo', name: 'Demo' }, NOW)
    const passwordHash = await hashPassword('lindenhof-demo')
    const admin = { id: 'user-admin', email: 'admin@example.com', passwordHash, group: 'admin' } as const
    await saveUser(database.kysely, aUser(admin), NOW)
    await database.close()
    const settings = { PUBLIC_URL: 'https://portal.example', SEED_SAMPLE: '' }
    const refused = start(settings)
    expect(await refused.ended).toBe(1)
    expect(refused.errors()).toMatch(/^The server cannot start: .*admin@example\.com.*\n$/)
    expect(refused.errors()).toContain(`DATA_DIR=${folder} npm run user -- remove-sample`)

    const allowed = start({ ...settings, SEED_SAMPLE: '1' })
    expect((await fetch(`${await getAddress(allowed)}/openapi.json`)).status).toBe(200)
    allowed.child.kill('SIGTERM')
    await allowed.ended

    const elsewhere = join(folder, 'elsewhere')
    const mistaken = await commandUsers(elsewhere, 'remove-sample')
    expect([mistaken.code, existsSync(elsewhere)]).toEqual([1, false])
    expect(mistaken.said).toContain(`There is no database in ${elsewhere}`)
    const removed = await commandUsers(folder, 'remove-sample')
    expect(removed.code).toBe(0)
    expect(removed.said).toContain(`Data: ${folder}\nRemoved: admin@example.com (demo)`)
    const started = start(settings)
    expect((await fetch(`${await getAddress(started)}/openapi.json`)).status).toBe(200)
    expect(started.output()).toMatch(/SMTP_URL is not set.*\n.*\/bp\/ACCOUNT\/outbox/)
  })

  it('FOUND-13: keeps what it stores from others on the machine', async () => {
    await getAddress(start({}))
    const getMode = async (name: string) => ((await stat(join(folder, name))).mode & 0o777).toString(8)
    expect(await getMode('.')).toBe('700')
    for (const name of ['wohnwahl.db', 'wohnwahl.db-wal', 'wohnwahl.db-shm', 'audit.key']) {
      expect(await getMode(name), name).toBe('600')
    }
  })

  it('leads from the bare address to the home page, and only to a page of its own', async () => {
    const database = await openDatabase({ dataDir: folder })
    await saveAccount(database.kysely, { id: 'demo', name: 'Demo' }, NOW)
    await database.close()
    const address = await getAddress(start({ HOME_PATH: '/bp/demo/lindenhof/login' }))
    const answer = await fetch(`${address}/`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/bp/demo/lindenhof/login'])
    const elsewhere = start({ HOME_PATH: '//elsewhere.example' })
    expect(await elsewhere.ended).toBe(1)
    expect(elsewhere.errors()).toMatch(/^HOME_PATH is .*\n$/)
  })

  it('FOUND-4: says once that proxies are not named, where others reach the portal', async () => {
    const settings = { PUBLIC_URL: 'https://portal.example' }
    for (const [more, isSaid] of [
      [settings, true],
      [{ ...settings, TRUST_PROXY: '0' }, false],
      [{ ...settings, TRUST_PROXY: '1' }, false],
      [{}, false],
    ] as const) {
      const program = start(more)
      await getAddress(program)
      const times = program.output().split('TRUST_PROXY is not set').length - 1
      expect(times, JSON.stringify(more)).toBe(isSaid ? 1 : 0)
      program.child.kill('SIGKILL')
      await program.ended
    }
  })

  it('OPS-6: a second server on one folder is refused in words, also by a lock of one that was killed', async () => {
    const first = start({})
    await getAddress(first)
    const second = start({})
    expect(await second.ended).toBe(1)
    expect(second.errors()).toMatch(/^Another server works on the data folder .*DATA_DIR.*DATABASE_URL.*\n$/)
    // Commands write beside it.
    const person = ['--account', 'bau', '--email', 'boss@bau.example', '--first-name', 'Carla', '--last-name', 'Vogt']
    expect(await commandUsers(folder, 'create', ...person, '--new-account', 'Bau')).toMatchObject({ code: 0 })
    first.child.kill('SIGKILL')
    await first.ended
    const third = start({})
    expect((await fetch(`${await getAddress(third)}/readyz`)).status).toBe(200)
  })

  it('OPS-5: an import of a folder that is not there says so in one line, and makes no account', async () => {
    const missing = join(folder, 'missing')
    const { code, said } = await command('project', folder, ['import', missing, '--account', 'x', '--new-account', 'X'])
    expect([code, said]).toEqual([1, `There is no folder ${missing}. Nothing was imported.\n`])
    expect(existsSync(join(folder, 'wohnwahl.db'))).toBe(false)
  })

  it('USR-1, USR-2: makes the first admin by a command and says their password, and what is missing', async () => {
    await (await openDatabase({ dataDir: folder })).close()
    const person = ['--account', 'bau', '--email', 'boss@bau.example']
    const short = await commandUsers(folder, 'create', ...person)
    expect([short.code, short.said.includes('Usage')]).toEqual([2, true])
    const named = [...person, '--first-name', 'Carla', '--last-name', 'Vogt']
    expect(await commandUsers(folder, 'create', ...named)).toMatchObject({ code: 1 })
    const made = await commandUsers(folder, 'create', ...named, '--new-account', 'Bau GmbH')
    expect(made.said).toMatch(/boss@bau\.example \(bau\) {2}[\w-]{16}\n/)
    const renewed = await commandUsers(folder, 'reset-password', ...person)
    expect(renewed.said).toMatch(/boss@bau\.example \(bau\) {2}[\w-]{16}\n/)
    expect([made.code, renewed.code, renewed.said === made.said]).toEqual([0, 0, false])
  })
})

async function getExitCode(child: ChildProcess): Promise<number | null> {
  await once(child, 'close')
  return child.exitCode
}
