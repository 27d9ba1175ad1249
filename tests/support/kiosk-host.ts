import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scryptSync } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, newDataFolder, programEnvironment, removeFolder } from './portal.ts'
import { PROJECT_FOLDER } from './project-folder.ts'

const START_LIMIT_MS = 20_000

/** A kiosk's host as a process of its own, on a port that any browser reaches. */
export interface KioskHost {
  /** For example `http://127.0.0.1:41234`. */
  readonly url: string
  readonly dataFolder: string
  readonly output: () => string
  /** Of the process that runs now. */
  readonly pid: () => number
  /** Ends it and starts a new process on what it has kept, at the same address. */
  readonly restart: () => Promise<void>
  /** Stops it and removes what it has kept. */
  readonly stop: () => Promise<void>
}

/**
 * Starts the kiosk's host without Electron around it. With `portal_url`, `account_id` and `project_id` among the settings
 * it shows that project straight from the portal; with none it is a new kiosk that has to be paired.
 *
 * @param settings the device's own file (decision 37)
 * @throws when it does not answer in time; the message has its output
 */
export async function startKioskHost(settings: Readonly<Record<string, unknown>> = {}): Promise<KioskHost> {
  const dataFolder = newDataFolder('kiosk-host')
  mkdirSync(dataFolder, { recursive: true })
  if (Object.keys(settings).length > 0) writeFileSync(join(dataFolder, 'settings.json'), JSON.stringify(settings))
  const port = await freePort()
  let printed = ''
  const print = (text: string) => (printed += text)
  let child = spawnHost(port, dataFolder, print)
  const host: KioskHost = {
    url: `http://127.0.0.1:${port}`,
    dataFolder,
    output: () => printed,
    pid: () => child.pid ?? 0,
    restart: async () => {
      await stopped(child)
      child = spawnHost(port, dataFolder, print)
      await untilReady(host, child)
    },
    stop: async () => {
      await stopped(child)
      removeFolder(dataFolder)
    },
  }
  await untilReady(host, child)
  return host
}

function spawnHost(port: number, dataFolder: string, print: (text: string) => void): ChildProcess {
  const child = spawn(
    process.execPath,
    ['--import', './scripts/lib/stop-with-npm.mjs', 'electron/host/testing/main.ts'],
    {
      cwd: PROJECT_FOLDER,
      env: programEnvironment({
        PORT: String(port),
        DATA_DIR: dataFolder,
        KIOSK_LIMITS: JSON.stringify({ reportMs: 500, revalidateMs: 0, backOffMs: 50, maxBackOffMs: 500 }),
      }),
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  child.stdout.on('data', (chunk: Buffer) => print(chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => print(chunk.toString()))
  return child
}

async function untilReady(host: KioskHost, child: ChildProcess): Promise<void> {
  const end = Date.now() + START_LIMIT_MS
  while (Date.now() < end && child.exitCode === null) {
    const answer = await fetch(`${host.url}/kiosk/v1/state`).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.ok === true) return
    await wait(40)
  }
  await stopped(child)
  throw new Error(`The kiosk's host did not answer:\n${host.output()}`)
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 5_000)
  await ended
  clearTimeout(timer)
}

/** What a device keeps of its staff's PIN. */
export function hashOfPin(pin: string): string {
  const salt = Buffer.from('salt-of-a-test-only')
  const [n, r, p] = [1_024, 8, 1]
  const hash = scryptSync(pin, salt, 32, { N: n, r, p })
  return ['scrypt', n, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}
