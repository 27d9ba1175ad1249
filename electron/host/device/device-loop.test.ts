import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { KIOSK_PATH } from '#shared/contracts/kiosk/host.contract.ts'
import { FAKE_CODE, type FakePortal, startFakePortal } from '../testing/fake-portal.ts'
import { newHostFolder, newTestHost, removeHostFolder, type TestHost, until } from '../testing/test-host.ts'

let folder: string
let portal: FakePortal
let host: TestHost

beforeEach(async () => {
  folder = newHostFolder()
  portal = await startFakePortal()
  host = newTestHost(folder, { limits: { reportMs: 40 } })
  await host.start()
})

afterEach(async () => {
  await host.stop()
  await portal.close()
  removeHostFolder(folder)
})

async function pair(address: string, code = FAKE_CODE): Promise<unknown> {
  return (await host.post(`${KIOSK_PATH}/pairing`, { portal_url: address, code })).json()
}

describe('pairing', () => {
  it.each([
    ['a wrong code', () => pair(portal.url, 'XXXXXXXX'), 'code'],
    ['no address of a portal', () => pair('http://wohnen.example'), 'address'],
    ['nobody there', () => pair('http://127.0.0.1:9'), 'unreachable'],
  ])('tells of %s', async (_what, outcome, expected) => {
    expect(await outcome()).toEqual({ outcome: expected })
    expect((await host.state()).stage).toBe('unpaired')
  })

  it('tells of too many tries and of somebody else at the address', async () => {
    portal.intercept = (request, reply) => portal.refuse(request, reply, 'TOO_MANY_REQUESTS')
    expect(await pair(portal.url)).toEqual({ outcome: 'tooMany' })
    portal.intercept = (_request, reply) => {
      reply.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Welcome</p>')
      return true
    }
    expect(await pair(portal.url)).toEqual({ outcome: 'address' })
  })

  it('happens once, keeps the token sealed, and holds after a restart', async () => {
    await host.synchroniseWith(portal.url)
    expect(await pair(portal.url)).toEqual({ outcome: 'alreadyPaired' })
    await host.stop()
    const reports = portal.reports.length
    host = newTestHost(folder)
    await host.start()
    await until(() => portal.reports.length > reports)
    expect((await host.state()).stage).toBe('ready')
  })
})

describe('pairing with another portal', () => {
  it('shows nothing of the one before, and takes over the settings of the new one', async () => {
    const label = (text: string) => ({
      ...portal.settings,
      settings: { ...portal.settings.settings, return_label: text },
    })
    portal.settings = label('first')
    await host.synchroniseWith(portal.url)
    portal.revoke()
    await until(async () => isUnpaired(await pair(portal.url, 'XXXXXXXX')))
    const second = await startFakePortal({ files: 3 })
    second.settings = { ...portal.settings, settings: { ...portal.settings.settings, return_label: 'second' } }
    second.withdraw()
    await host.pairWith(second.url)
    await until(async () => (await host.state()).settings.returnLabel === 'second')
    expect(await host.state()).toMatchObject({ stage: 'waiting', project: null, units: [], attract: [] })
    await second.close()
  })
})

describe('decision 37: a portal that does not know the device', () => {
  const refuse = (status: number, body: string, times: number) => {
    let left = times
    portal.intercept = (request, reply) => {
      if (request.url?.startsWith('/api/v1/device/') !== true || left === 0) return false
      left -= 1
      reply.writeHead(status, { 'Content-Type': 'application/json' }).end(body)
      return true
    }
    return () => left
  }
  const REVOKED = JSON.stringify({ errors: [{ field: null, code: 'DEVICE_REVOKED', message: 'No.' }] })

  it('is asked again before the token is thrown away', async () => {
    await host.synchroniseWith(portal.url)
    const left = refuse(401, REVOKED, 2)
    await until(() => left() === 0)
    const reports = portal.reports.length
    await until(() => portal.reports.length > reports + 2)
    expect(await host.state()).toMatchObject({ stage: 'ready', isRevoked: false })
  })

  it.each([
    ['somebody else says it', 401, '{"message":"Log in"}'],
    ['it is said with another code', 401, REVOKED.replace('DEVICE_REVOKED', 'LOGIN_DENIED')],
    ['it is said with another status', 403, REVOKED],
  ])('counts for nothing where %s', async (_what, status, body) => {
    await host.synchroniseWith(portal.url)
    // No portal of today says any of it.
    portal.isLater = true
    const left = refuse(status, body, 8)
    await until(() => left() === 0)
    expect(await host.state()).toMatchObject({ stage: 'ready', isRevoked: false })
  })

  it('is asked until it has said three times that it took the device out', async () => {
    await host.synchroniseWith(portal.url)
    let asked = 0
    portal.intercept = (request, reply) => {
      if (request.url?.startsWith('/api/v1/device/') !== true || asked === 3) return false
      asked += 1
      const body = asked === 1 ? REVOKED.replace('DEVICE_REVOKED', 'UNAUTHORIZED') : REVOKED
      reply.writeHead(401, { 'Content-Type': 'application/json' }).end(body)
      return true
    }
    await until(() => asked === 3)
    const reports = portal.reports.length
    await until(() => portal.reports.length > reports)
    expect(await host.state()).toMatchObject({ stage: 'ready', isRevoked: false })
  })

  it.each([
    ['at first', ['DEVICE_REVOKED', 'UNAUTHORIZED', 'UNAUTHORIZED']],
    ['in the middle', ['UNAUTHORIZED', 'DEVICE_REVOKED', 'UNAUTHORIZED']],
    ['at last', ['UNAUTHORIZED', 'UNAUTHORIZED', 'DEVICE_REVOKED']],
  ] as const)(
    'FOUND-18 decision 37: does not take the device out where it says so once, %s',
    async (_when, [first, second, third]) => {
      await host.synchroniseWith(portal.url)
      let asked = 0
      // A report that is refused is followed by two questions for the settings.
      portal.intercept = (request, reply) => {
        if (request.url?.endsWith('/reports') === true) return portal.refuse(request, reply, first)
        if (request.url?.endsWith('/settings') !== true) return false
        asked += 1
        return portal.refuse(request, reply, asked % 2 === 1 ? second : third)
      }
      await until(() => asked >= 8)
      expect(await host.state()).toMatchObject({ stage: 'ready', isRevoked: false })
    },
  )

  it('is believed when it says so again and again, until the device is paired anew', async () => {
    await host.synchroniseWith(portal.url)
    portal.revoke()
    await until(async () => (await host.state()).isRevoked)
    expect((await host.state()).stage).toBe('unpaired')
    await host.pairWith(portal.url)
    expect((await host.state()).stage).toBe('ready')
  })

  it('goes on being shown what is there where it was restored from before the device, and keeps the token', async () => {
    await host.synchroniseWith(portal.url)
    const refused = () => portal.asked.filter((line) => line.endsWith('/device/settings')).length
    const before = refused()
    portal.forget()
    await until(() => refused() > before + 6)
    expect(await host.state()).toMatchObject({ stage: 'ready', isRevoked: false, project: { id: 'p-1' } })
    portal.forget(false)
    const reports = portal.reports.length
    await until(() => portal.reports.length > reports + 2)
    expect(portal.reports[reports]?.errors.map(({ code }) => code)).toContain('DEVICE_UNKNOWN')
    expect(portal.reports.at(-1)?.errors.map(({ code }) => code)).not.toContain('DEVICE_UNKNOWN')
    expect(await pair(portal.url)).toEqual({ outcome: 'alreadyPaired' })
    portal.forget()
    await until(async () => isUnpaired(await pair(portal.url, 'XXXXXXXX')))
    await host.pairWith(portal.url)
    expect(await host.state()).toMatchObject({ stage: 'ready', isRevoked: false })
  })
})

function isUnpaired(outcome: unknown): boolean {
  return JSON.stringify(outcome) === '{"outcome":"code"}'
}

describe('the device', () => {
  it('tells how it is, again and again, and nothing of visitors', async () => {
    await host.synchroniseWith(portal.url)
    await until(() => portal.reports.at(-1)?.manifestRevision === 'edition-1')
    expect(portal.reports.at(-1)).toMatchObject({
      programVersion: '1.0.0-test',
      outboxLength: 0,
      outboxRefused: 0,
      secrets: 'kept',
      freeBytes: 1_000_000,
      errors: [],
    })
    expect(portal.reports.at(-1)?.cacheBytes).toBeGreaterThan(8 * 2_000)
  })

  it('takes over settings and projects when they change', async () => {
    await host.synchroniseWith(portal.url)
    const settings = { ...portal.settings.settings, return_label: 'Zum Modell', start_unit: 'unit' }
    portal.settings = { ...portal.settings, revision: 2, settings }
    await until(async () => (await host.state()).settings.returnLabel === 'Zum Modell')
    expect((await host.state()).startUnit).toBe('u-1')
    portal.publish()
    await until(() => portal.reports.at(-1)?.manifestRevision === 'edition-2')
  })

  it('obeys: forgets the visit, starts anew, looks for news', async () => {
    await host.synchroniseWith(portal.url)
    portal.order('reset', 'restart')
    await until(() => host.shellCalls.includes('restart'))
    expect((await host.state()).resetOrders).toBe(1)
    const manifests = () => portal.asked.filter((line) => line.includes('/device/manifest')).length
    const before = manifests()
    portal.order('synchronise')
    await until(() => manifests() > before)
  })

  it('decision 37 carries out an order once where answers to its reports are lost, and the portal learns of it', async () => {
    await host.synchroniseWith(portal.url)
    let lost = 0
    portal.intercept = (request, reply) => {
      if (request.url?.endsWith('/reports') !== true || lost === 3) return false
      lost += 1
      reply.writeHead = () => reply.destroy()
      return false
    }
    portal.order('restart')
    await until(() => portal.orders.length === 0)
    await until(() => portal.reports.at(-1)?.doneOrders?.length === 0)
    expect([lost, host.shellCalls]).toEqual([3, ['restart']])
    await host.stop()
    portal.order('restart')
    const { reports } = portal
    const before = reports.length
    host = newTestHost(folder)
    await host.start()
    // At once, not half a minute later: somebody has ordered it and looks.
    await until(() => portal.orders.length === 0 && reports.length === before + 2)
  })

  it('says that it is offline, and that it is back', async () => {
    await host.synchroniseWith(portal.url)
    portal.intercept = (_request, reply) => {
      reply.writeHead(503).end()
      return true
    }
    await until(async () => !(await host.state()).isOnline)
    expect((await host.state()).synchronisedAt).not.toBeNull()
    portal.intercept = null
    await until(async () => (await host.state()).isOnline)
  })

  it('shows how far the first synchronisation is, and waits for it', async () => {
    portal.intercept = (request, reply) => {
      if (request.url?.startsWith('/files/') !== true) return false
      setTimeout(() => {
        const file = portal.files.get(request.url?.slice('/files/'.length) ?? '')
        reply.writeHead(200, { 'Content-Type': 'image/webp' }).end(file)
      }, 100)
      return true
    }
    await host.pairWith(portal.url)
    await until(async () => ((await host.state()).synchronising ?? 0) > 0)
    expect((await host.state()).stage).toBe('waiting')
    await until(async () => (await host.state()).stage === 'ready')
  })

  it('keeps the older state when the newer one cannot be had, and takes it when it can', async () => {
    await host.synchroniseWith(portal.url)
    portal.publish()
    const newFile = [...portal.files.keys()].at(-1) ?? ''
    const content = portal.files.get(newFile) ?? Buffer.alloc(0)
    portal.files.delete(newFile)
    portal.files.set(newFile, Buffer.from('something else'))
    await until(() => portal.reports.at(-1)?.errors.some(({ code }) => code === 'SYNC_FILES_MISSING') === true)
    const call = [...portal.answers.keys()][0] ?? ''
    expect(await (await host.get(call)).text()).toContain('Edition 1')
    expect((await host.get(`/files/${newFile}`)).status).toBe(502)
    portal.files.set(newFile, content)
    await until(async () => (await (await host.get(call)).text()).includes('Edition 2'))
  })
})
