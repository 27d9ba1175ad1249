import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PROJECT_FOLDER } from './project-folder.ts'

/** Of a program that a test starts: it ends with the test run, and finds what the one before has compiled. */
export function programEnvironment(own: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const compiled = join(tmpdir(), 'node-compile-cache')
  return { ...process.env, NODE_OPTIONS: '', NODE_COMPILE_CACHE: compiled, npm_lifecycle_event: 'test', ...own }
}

/** The first start imports the sample project, which takes longer than any later one. */
const START_LIMIT_MS = 180_000
const STOP_LIMIT_MS = 20_000
/** A test run that is killed must not leave its servers behind. */
const STOP_WITH_PARENT = ['--import', './scripts/lib/stop-with-npm.mjs']
const READY_PATH = '/api/v1/accounts/demo/projects/lindenhof/config'

/** A real server process on its own data folder and port. */
export interface Portal {
  /** For example `http://127.0.0.1:41234`. */
  readonly url: string
  readonly port: number
  readonly dataFolder: string
  readonly process: ChildProcess
  /** What it has printed so far. */
  readonly output: () => string
  /** Asks it to stop (SIGTERM) and waits; answers its exit code. */
  readonly stop: () => Promise<number | null>
  /** SIGKILL: no handler runs, nothing is flushed. */
  readonly kill: () => Promise<void>
}

interface PortalOptions {
  readonly dataFolder: string
  /** A free one when left out. */
  readonly port?: number
  readonly nodeArguments?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Opens an IPC channel to the process. */
  readonly ipc?: boolean
  /** What answers once it is ready; the sample's project when left out. */
  readonly readyPath?: string
  /** Gets the process before it is ready: it works before it says so. */
  readonly onSpawn?: (child: ChildProcess) => void
}

/**
 * Starts `server/main.ts` on the project's Node and waits until it answers.
 * @throws when it ends or does not answer in time; the message has its output
 */
export async function startPortal(options: PortalOptions): Promise<Portal> {
  const port = options.port ?? (await freePort())
  const child = spawn(process.execPath, [...STOP_WITH_PARENT, ...(options.nodeArguments ?? []), 'server/main.ts'], {
    cwd: PROJECT_FOLDER,
    env: programEnvironment({ PORT: String(port), DATA_DIR: options.dataFolder, ...options.env }),
    stdio: ['ignore', 'pipe', 'pipe', ...(options.ipc ? (['ipc'] as const) : [])],
  })
  options.onSpawn?.(child)
  let printed = ''
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  const portal: Portal = {
    url: `http://127.0.0.1:${port}`,
    port,
    dataFolder: options.dataFolder,
    process: child,
    output: () => printed,
    stop: async () => {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
      const code = await ended
      clearTimeout(timer)
      return code
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
  await untilReady(portal, options.readyPath ?? READY_PATH)
  return portal
}

async function untilReady(portal: Portal, path: string): Promise<void> {
  const end = Date.now() + START_LIMIT_MS
  while (Date.now() < end) {
    if (portal.process.exitCode !== null || portal.process.signalCode !== null)
      throw new Error(`The server ended:\n${portal.output()}`)
    const isThere = await fetch(portal.url + path).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.ok
      },
      () => false,
    )
    // What it prints comes last of all: from then on it stops when it is asked to.
    if (isThere && portal.output().includes('Ready  ')) return
    await wait(40)
  }
  await portal.kill()
  throw new Error(`The server did not answer within ${START_LIMIT_MS / 1000} s:\n${portal.output()}`)
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

/** An empty folder for one server, below the system's temporary folder. */
export function newDataFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `wohnwahl-${name}-`))
}

/** A data folder with the sample project already imported, stopped cleanly: copy it per test. */
export async function prepareTemplate(): Promise<string> {
  const folder = newDataFolder('template')
  const portal = await startPortal({ dataFolder: folder })
  const code = await portal.stop()
  if (code !== 0) throw new Error(`The server ended with ${code} after SIGTERM:\n${portal.output()}`)
  mkdirSync(join(folder, CACHE), { recursive: true })
  return folder
}

/** Pictures and documents by the hash of their content: written once, replaced whole, never changed. */
const STORED_FILES = 'files'
/** Merged and narrowed pictures, by the hash of what they are made of; they may come and go at any time. */
const CACHE = 'cache'

/**
 * A fresh copy of a template. The stored files, 1,400 of them, are linked instead of copied, which a server cannot tell:
 * it gives each one its name only when it is whole, and removing a name leaves the template's in place. All copies share
 * one cache, so that a picture is merged once for all tests.
 */
export function copyOfTemplate(template: string, name: string): string {
  const folder = newDataFolder(name)
  copyChanging(template, folder)
  for (const entry of readdirSync(join(template, STORED_FILES), { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name)
    const to = join(folder, relative(template, from))
    if (entry.isDirectory()) continue
    mkdirSync(dirname(to), { recursive: true })
    linkSync(from, to)
  }
  symlinkSync(join(template, CACHE), join(folder, CACHE), 'junction')
  return folder
}

/** Makes a copy that no server uses now what it was at first. Stored files that were added stay: nothing names them. */
export function renewCopy(template: string, folder: string): void {
  for (const entry of readdirSync(folder)) if (isChanging(entry)) removeFolder(join(folder, entry))
  copyChanging(template, folder)
}

function copyChanging(template: string, folder: string): void {
  for (const entry of readdirSync(template))
    if (isChanging(entry)) cpSync(join(template, entry), join(folder, entry), { recursive: true })
}

function isChanging(entry: string): boolean {
  return entry !== STORED_FILES && entry !== CACHE
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
