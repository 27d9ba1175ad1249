import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { fromWire } from '#shared/contracts/wire.ts'
import { getKioskState, KIOSK_PATH } from '#shared/contracts/kiosk/host.contract.ts'
import { createHost } from '../host.ts'
import type { Host, HostOptions } from '../host.types.ts'
import type { Limits } from '../kernel/limits.ts'
import type { Shell } from '../kernel/program.ts'
import type { KioskState } from '../local/kiosk-state.ts'
import { FAKE_CODE } from './fake-portal.ts'
import { keyFileBox } from './key-file-box.ts'

export const TEST_ORIGIN = 'app://kiosk'

/** Short enough for tests; a portal on the same machine answers within milliseconds. */
export const QUICK_LIMITS: Partial<Limits> = {
  stallMs: 3_000,
  pageCallMs: 3_000,
  saveMs: 600,
  backOffMs: 5,
  maxBackOffMs: 40,
  reportMs: 60_000,
  confirmMs: 20,
  revalidateMs: 0,
}

export interface TestHost extends Host {
  readonly dataDir: string
  /** What the shell was asked for. */
  readonly shellCalls: string[]
  readonly shell: Shell
  get(path: string, headers?: Record<string, string>): Promise<Response>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  state(headers?: Record<string, string>): Promise<KioskState>
  /** @param token of the staff mode, where the kiosk shows a project and has a PIN */
  pairWith(portal: string, token?: string): Promise<void>
  /** Pairs and waits until the project is complete on the disk. */
  synchroniseWith(portal: string): Promise<void>
}

/** A new folder with a small bundle (`renderer`) and room for data (`data`). */
export function newHostFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wohnwahl-host-'))
  mkdirSync(join(folder, 'renderer/assets'), { recursive: true })
  mkdirSync(join(folder, 'data'))
  const page = '<!doctype html><html lang="de"><head><title>Page</title></head></html>'
  writeFileSync(join(folder, 'renderer/kiosk.html'), page)
  writeFileSync(join(folder, 'renderer/assets/index-D4f8s_1a.js'), 'start()')
  writeFileSync(join(folder, 'renderer/service-worker.js'), 'keep()')
  writeFileSync(join(folder, 'renderer/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  return folder
}

export function removeHostFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** A host on such a folder; not started. */
export function newTestHost(folder: string, options: Partial<HostOptions> = {}): TestHost {
  const dataDir = join(folder, 'data')
  const shellCalls: string[] = []
  const shell: Shell = {
    clearBrowserData: () => Promise.resolve(void shellCalls.push('clear')),
    restart: () => shellCalls.push('restart'),
    leave: () => shellCalls.push('leave'),
    freeBytes: () => Promise.resolve(1_000_000),
    commands: ['restart', 'leave'],
  }
  const host = createHost({
    dataDir,
    rendererDir: join(folder, 'renderer'),
    programVersion: '1.0.0-test',
    shell,
    secretBox: keyFileBox(join(folder, 'secret.key')),
    origin: TEST_ORIGIN,
    ...options,
    limits: { ...QUICK_LIMITS, ...options.limits },
  })
  const get: TestHost['get'] = (path, headers = {}) => host.handleRequest(new Request(TEST_ORIGIN + path, { headers }))
  const post: TestHost['post'] = (path, body, headers = {}) =>
    host.handleRequest(
      new Request(TEST_ORIGIN + path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', Origin: TEST_ORIGIN, ...headers },
      }),
    )
  const state: TestHost['state'] = async (headers) =>
    fromWire(z.parse(getKioskState.answer, await (await get(`${KIOSK_PATH}/state`, headers)).json()))
  const pairWith = async (portal: string, token?: string) => {
    const staff = token === undefined ? {} : { token }
    const answer = await post(`${KIOSK_PATH}/pairing`, { portal_url: portal, code: FAKE_CODE, ...staff })
    const body = await answer.text()
    if (body !== '{"outcome":"paired"}') throw new Error(`Not paired: ${answer.status} ${body}`)
  }
  return {
    ...host,
    dataDir,
    shellCalls,
    shell,
    get,
    post,
    state,
    pairWith,
    async synchroniseWith(portal) {
      await pairWith(portal)
      await until(async () => (await state()).stage === 'ready')
    },
  }
}

/** Waits until something holds. @throws after ten seconds */
export async function until(holds: () => Promise<boolean> | boolean, limitMs = 10_000): Promise<void> {
  const end = Date.now() + limitMs
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('It did not come to hold in time')
    await wait(10)
  }
}
