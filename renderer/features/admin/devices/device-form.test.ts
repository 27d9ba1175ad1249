import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { DEFAULT_DEVICE_SETTINGS } from '#shared/contracts/entities/device.schema.ts'
import { saveDevice } from '#shared/contracts/http/devices.contract.ts'
import { fromWire, toWire } from '#shared/contracts/wire.ts'
import { makeBody, type DeviceForm, DeviceFormSchema, faultAtField, getForm } from './device-form.ts'
import { agoText, getContent, minutesLeft, readState } from './device-state.ts'
import type { Kiosk } from './use-devices.ts'

const DEVICE: Kiosk = {
  id: 'd1',
  name: 'Foyer',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastSeenAt: null,
  report: null,
  manifestRevision: null,
  settingsRevision: 3,
  settings: fromWire(DEFAULT_DEVICE_SETTINGS),
  hasStaffPin: false,
  waitingOrders: [],
}
const REPORT = {
  programVersion: '1.0.0',
  manifestRevision: 'one',
  synchronisedAt: null,
  cacheBytes: 0,
  freeBytes: null,
  outboxLength: 0,
  outboxRefused: 0,
  errors: [],
}
const NOW = Date.parse('2026-11-20T10:00:00.000Z')

function findFaults(change: Partial<DeviceForm>): string[] {
  const result = z.safeParse(DeviceFormSchema, { ...getForm(DEVICE), ...change })
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('the settings of a device', () => {
  it('decision 37 go into the form and come out of it as they were, and fit the contract', () => {
    const settings = {
      ...DEVICE.settings,
      projectId: 'lindenhof',
      startUnit: 'sample',
      locale: 'en' as const,
      returnUrl: 'https://www.example.de/back',
      allowedHosts: ['www.example.de', 'book.example.de:8443'],
    }
    for (const device of [DEVICE, { ...DEVICE, settings }]) {
      const body = makeBody(z.parse(DeviceFormSchema, getForm(device)), device.settingsRevision)
      expect(body).toEqual({ revision: 3, name: 'Foyer', settings: device.settings })
      expect(z.safeParse(saveDevice.body, toWire(body)).success).toBe(true)
    }
  })

  it('decision 37 leave the PIN alone, set it, or take it away', () => {
    const form = getForm(DEVICE)
    expect(makeBody(form, 0)).not.toHaveProperty('staffPin')
    expect(makeBody({ ...form, staffPin: '246813' }, 0)).toMatchObject({ staffPin: '246813' })
    expect(makeBody({ ...form, staffPin: '246813', withoutPin: true }, 0)).toMatchObject({ staffPin: null })
  })

  it('decision 37 drop the unit together with its project', () => {
    expect(makeBody({ ...getForm(DEVICE), startUnit: 'sample' }, 0).settings.startUnit).toBeNull()
  })

  it.each([
    [{ name: ' ' }, 'name: required'],
    [{ returnLabel: 'x'.repeat(41) }, 'returnLabel: tooLong'],
    [{ returnLabelEn: 'x'.repeat(41) }, 'returnLabelEn: tooLong'],
    [{ returnUrl: 'http://www.example.de', allowedHosts: 'www.example.de' }, 'returnUrl: url'],
    [{ bookingUrl: 'https://anna@www.example.de/' }, 'bookingUrl: url'],
    [{ allowedHosts: '*.example.de' }, 'allowedHosts: hosts'],
    [{ allowedHosts: Array.from({ length: 21 }, (_, at) => `h${at}.de`).join() }, 'allowedHosts: hosts'],
    [{ idleSeconds: '14' }, 'idleSeconds: idleSeconds'],
    [{ idleSeconds: '' }, 'idleSeconds: idleSeconds'],
    [{ idleSeconds: '30,5' }, 'idleSeconds: idleSeconds'],
    [{ countdownSeconds: '61' }, 'countdownSeconds: countdownSeconds'],
    [{ staffPin: '12345' }, 'staffPin: pin'],
  ])('decision 37 refuse %o', (change, fault) => {
    expect(findFaults(change)).toEqual([fault])
  })

  it('decision 37 take hosts however they are parted', () => {
    const allowedHosts = 'WWW.example.de,\n book.example.de ; pay.example.de'
    const hosts = ['www.example.de', 'book.example.de', 'pay.example.de']
    expect(makeBody({ ...getForm(DEVICE), allowedHosts }, 0).settings.allowedHosts).toEqual(hosts)
  })

  it('KSK-18 KSK-16 take the two addresses without their hosts being listed', () => {
    const urls = { returnUrl: 'https://www.example.de/start', bookingUrl: 'https://book.example.de:8443/form' }
    expect(findFaults(urls)).toEqual([])
    expect(makeBody({ ...getForm(DEVICE), ...urls }, 0).settings).toMatchObject({ ...urls, allowedHosts: [] })
  })

  it('SHL-22 know the field behind a reason of the server', () => {
    expect(faultAtField('settings.return_url')).toEqual(['returnUrl', 'url'])
    expect(faultAtField('settings.allowed_hosts.0')).toEqual(['allowedHosts', 'hosts'])
    expect(faultAtField('revision')).toBeNull()
    expect(faultAtField(null)).toBeNull()
  })
})

describe('how a device is', () => {
  it('decision 37 misses it after ten minutes without a word', () => {
    expect(readState({ lastSeenAt: null }, NOW)).toBe('new')
    expect(readState({ lastSeenAt: '2026-11-20T09:50:00.000Z' }, NOW)).toBe('connected')
    expect(readState({ lastSeenAt: '2026-11-20T09:49:59.000Z' }, NOW)).toBe('silent')
  })

  it('decision 36 compares what it has with what the project is now', () => {
    const settings = { ...DEVICE.settings, projectId: 'lindenhof' }
    expect(getContent(DEVICE)).toBe('noProject')
    expect(getContent({ ...DEVICE, settings })).toBe('nothingToShow')
    expect(getContent({ ...DEVICE, settings, manifestRevision: 'two' })).toBe('none')
    const behind = { ...DEVICE, settings, manifestRevision: 'two', report: REPORT }
    expect(getContent(behind)).toBe('behind')
    expect(getContent({ ...behind, report: { ...REPORT, manifestRevision: null } })).toBe('none')
    expect(getContent({ ...behind, manifestRevision: 'one' })).toBe('current')
  })

  it('SHL-26 says times in the language of the reader', () => {
    expect(agoText('2026-11-20T09:57:30.000Z', NOW, 'de')).toBe('vor 2 Minuten')
    expect(agoText('2026-11-18T09:00:00.000Z', NOW, 'en')).toBe('2 days ago')
    expect(agoText('2026-11-20T10:00:09.000Z', NOW, 'de')).toBe('jetzt')
    expect([minutesLeft(NOW + 60_001, NOW), minutesLeft(NOW - 1, NOW)]).toEqual([2, 0])
  })
})
