import { scryptSync } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { enterStaffMode, KIOSK_PATH } from '#shared/contracts/kiosk/host.contract.ts'
import { fromWire } from '#shared/contracts/wire.ts'
import { type FakePortal, startFakePortal } from '../testing/fake-portal.ts'
import { newHostFolder, newTestHost, removeHostFolder, type TestHost, until } from '../testing/test-host.ts'

const PIN = '480215'
const SALT = Buffer.from('salt-of-this-test')
const HASH = `scrypt$16384$8$1$${SALT.toString('base64url')}$${scryptSync(PIN, SALT, 32).toString('base64url')}`

let folder: string
let portal: FakePortal
let host: TestHost
let time = Date.parse('2026-11-22T08:00:00Z')

async function newStart(): Promise<void> {
  host = newTestHost(folder, { now: () => time })
  await host.start()
}

beforeEach(async () => {
  folder = newHostFolder()
  portal = await startFakePortal()
  portal.settings = { ...portal.settings, staff_pin_hash: HASH }
  await newStart()
  await host.synchroniseWith(portal.url)
})

afterEach(async () => {
  await host.stop()
  await portal.close()
  removeHostFolder(folder)
})

async function enter(pin: string): Promise<AnswerOf<typeof enterStaffMode>> {
  return fromWire(z.parse(enterStaffMode.answer, await (await host.post(enterStaffMode.path, { pin })).json()))
}

async function token(): Promise<string> {
  const entry = await enter(PIN)
  return entry.outcome === 'entered' ? entry.token : ''
}

const command = (of: string, name: string) => host.post(`${KIOSK_PATH}/staff/commands`, { token: of, command: name })
const report = (of: string) => host.post(`${KIOSK_PATH}/staff/report`, { token: of })

describe('the staff mode', () => {
  it('opens with the PIN and tells how the device is', async () => {
    const answer = await report(await token())
    expect(await answer.json()).toMatchObject({
      device_name: 'Stand 1',
      portal_url: portal.url,
      outbox_length: 0,
      outbox_events: 0,
      secrets: 'kept',
      free_bytes: 1_000_000,
      commands: ['synchronise', 'restart', 'leave'],
    })
  })

  it('closes the door for five minutes after five wrong PINs, over a restart too', async () => {
    for (const triesLeft of [4, 3, 2, 1]) expect(await enter('000000')).toEqual({ outcome: 'wrong', triesLeft })
    await host.stop()
    await newStart()
    expect((await enter('000000')).outcome).toBe('locked')
    expect(await enter(PIN)).toEqual({ outcome: 'locked', until: new Date(time + 5 * 60_000).toISOString() })
    time += 5 * 60_000 + 1
    expect(await enter('000000')).toEqual({ outcome: 'wrong', triesLeft: 4 })
    expect((await enter(PIN)).outcome).toBe('entered')
  })

  it('opens again in five minutes even when the clock is set back meanwhile', async () => {
    for (let tries = 0; tries < 5; tries += 1) await enter('000000')
    const before = time
    time -= 365 * 86_400_000
    expect(await enter(PIN)).toMatchObject({ outcome: 'locked' })
    time += 5 * 60_000 + 1
    expect(await enter(PIN)).toMatchObject({ outcome: 'entered' })
    time = before
  })

  it('counts tries that come at the same time', async () => {
    const tries = await Promise.all(Array.from({ length: 12 }, () => enter('000000')))
    expect(tries.filter(({ outcome }) => outcome === 'wrong')).toHaveLength(4)
    expect((await enter(PIN)).outcome).toBe('locked')
  })

  it('ends with the visit, by itself, and never begins with a token that was made up', async () => {
    expect((await report('made-up')).status).toBe(401)
    const first = await token()
    const ended = await host.post(`${KIOSK_PATH}/visits/end`, {})
    expect(ended.headers.get('clear-site-data')).toBe('"cache", "cookies", "storage"')
    expect(host.shellCalls).toEqual(['clear'])
    expect((await report(first)).status).toBe(401)
    const second = await token()
    time += 9 * 60_000
    expect((await report(second)).status).toBe(200)
    time += 9 * 60_000
    expect((await report(second)).status).toBe(200)
    time += 11 * 60_000
    expect((await report(second)).status).toBe(401)
  })

  it('tells the page when the browser kept something of a visit, and has it forgotten all the same', async () => {
    const shell = { ...host.shell, clearBrowserData: () => Promise.reject(new Error('no')) }
    await host.stop()
    host = newTestHost(folder, { shell })
    await host.start()
    const ended = await host.post(`${KIOSK_PATH}/visits/end`, {})
    expect([ended.status, ended.headers.get('clear-site-data')]).toEqual([500, '"cache", "cookies", "storage"'])
  })

  it('starts the program anew, leaves the kiosk mode and looks for news', async () => {
    const open = await token()
    for (const name of ['restart', 'leave']) expect((await command(open, name)).status).toBe(200)
    await until(() => host.shellCalls.length === 2)
    expect(host.shellCalls).toEqual(['restart', 'leave'])
    portal.publish()
    expect((await command(open, 'synchronise')).status).toBe(200)
    const [call = '', newest = ''] = [...portal.answers][0] ?? []
    await until(async () => (await (await host.get(call)).text()) === newest)
    expect((await command('made-up', 'leave')).status).toBe(401)
    expect((await command(open, 'format')).status).toBe(400)
  })

  it('never opens where no PIN is set', async () => {
    portal.settings = { ...portal.settings, revision: 2, staff_pin_hash: null }
    await host.stop()
    await newStart()
    await until(async () => !(await host.state()).hasStaffPin)
    expect((await enter('')).outcome).toBe('wrong')
    expect((await enter('000000')).outcome).toBe('wrong')
  })
})
