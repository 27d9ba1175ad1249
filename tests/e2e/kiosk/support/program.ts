import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROJECT_FOLDER } from '#tests/support/project-folder.ts'

const START_LIMIT_MS = 20_000

/** The built program, running without Electron. */
export interface MountedProgram {
  /** Where its page is for a browser. */
  readonly origin: string
  readonly dataFolder: string
  readonly output: () => string
  readonly process: ChildProcess
  /** Stops it and removes what it has kept. */
  stop(): Promise<void>
}

/**
 * Starts `out/main/index.js` with a stand-in for Electron.
 *
 * @param settings the host's own file, as staff would write it
 * @throws when it ends or does not open its window in time; the message has its output
 */
export async function startProgram(settings: Readonly<Record<string, unknown>> = {}): Promise<MountedProgram> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'kiosk-program-'))
  await mkdir(join(dataFolder, 'host'))
  writeFileSync(join(dataFolder, 'host', 'settings.json'), JSON.stringify(settings))
  const child = spawn(process.execPath, ['./electron/main/testing/start-mounted.ts', 'out/main/index.js'], {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, NODE_OPTIONS: '', KIOSK_DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const opened = Promise.withResolvers<string>()
  const listen = (chunk: Buffer) => {
    printed += chunk.toString()
    const origin = /^MOUNTED (\S+)$/m.exec(printed)?.[1]
    if (origin !== undefined && printed.includes('SHOWS app://kiosk/')) opened.resolve(origin)
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const give = (why: string) => opened.reject(new Error(`The program ${why}:\n${printed}`))
  const timer = setTimeout(() => give('did not open its window'), START_LIMIT_MS)
  child.once('exit', (code) => give(`ended with ${code}`))
  const stop = async () => {
    await stopped(child)
    rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const origin = await opened.promise
    return { origin, dataFolder, output: () => printed, process: child, stop }
  } catch (error) {
    await stop()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 8_000)
  await ended
  clearTimeout(timer)
}
