import { execFile, spawn } from 'node:child_process'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { existsSync, globSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { once } from 'node:events'
import pg from 'pg'

const run = promisify(execFile)

export interface PostgresServer {
  /** Makes a database, empty or a copy of the one at `template` that nobody uses now, and answers its address. */
  createDatabase(template?: string): Promise<string>
  /** Removes one by its address, connections and all. */
  dropDatabase(address: string): Promise<void>
  /** Stops it as an administrator would, connections and all; its databases stay. */
  halt(): Promise<void>
  /** Starts it again after `halt`, at the same address. */
  resume(): Promise<void>
  stop(): Promise<void>
}

/** Folder of PostgreSQL's programs on this machine, the newest version; null where there is none. */
export function findPostgresBinaries(): string | null {
  const folders = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => readVersion(a) - readVersion(b))
  const found = folders.findLast((folder) => existsSync(join(folder, 'initdb')))
  return found ?? null
}

function readVersion(folder: string): number {
  return Number(folder.split('/').at(-2) ?? 0)
}

/**
 * Starts a PostgreSQL of its own in a temporary folder, reachable through a socket in it alone.
 * It refuses to run as root, so root hands over to the user `postgres`.
 */
export async function startPostgres(binaries: string): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'pg-'))
  const asUser: string[] = []
  if (process.getuid?.() === 0) {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
    )
    await chown(folder, uid ?? 0, gid ?? 0)
    asUser.push('setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups')
  }
  const command = (program: string, ...args: string[]): [string, string[]] => {
    const [first = program, ...rest] = [...asUser, join(binaries, program), ...args]
    return [first, rest]
  }
  const data = join(folder, 'data')
  await run(
    ...command('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'),
    { cwd: folder },
  )
  const settings = [`unix_socket_directories=${folder}`, 'listen_addresses=', 'fsync=off', 'shared_buffers=16MB']
  const [program, args] = command('postgres', '-D', data, ...settings.flatMap((setting) => ['-c', setting]))
  const launch = () => spawn(program, args, { cwd: folder, stdio: 'ignore' })
  let server = launch()
  const getAddress = (database: string) =>
    `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`
  let admin = await connectWhenReady(getAddress('postgres'))
  let count = 0
  const halt = async () => {
    await admin.end()
    const ended = once(server, 'exit')
    server.kill('SIGINT')
    await ended
  }
  return {
    async createDatabase(template = '') {
      count += 1
      const name = `test_${count}`
      const copied = template === '' ? '' : ` template ${nameIn(template)}`
      await admin.query(`create database ${name}${copied}`)
      return getAddress(name)
    },
    async dropDatabase(address) {
      await admin.query(`drop database ${nameIn(address)} with (force)`)
    },
    halt,
    async resume() {
      server = launch()
      admin = await connectWhenReady(getAddress('postgres'))
    },
    async stop() {
      await halt()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Name of the database at an address, as SQL has it. */
function nameIn(address: string): string {
  return pg.escapeIdentifier(new URL(address).pathname.slice(1))
}

async function connectWhenReady(address: string): Promise<pg.Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: address })
    try {
      await client.connect()
      return client
    } catch (error) {
      if (attempt === 200) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
