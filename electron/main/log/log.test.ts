import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLog } from './log-file.ts'
import { redact } from './redact.ts'
import { testFolder } from '../testing/test-folder.ts'

describe('decision 35: nothing of a visitor stands in a log file', () => {
  const SECRETS: [string, string, RegExp][] = [
    ['an address for mail', 'sent to anna.muster+1@example.co.uk now', /anna|example/],
    ['one in an address', 'GET https://portal.test/a?to=anna%40example.com', /anna/],
    ['one in an encoded path', 'GET https://portal.test/anna%40example.com/x', /anna/],
    ['a search', 'GET https://portal.test/api/units?name=Muster&x=1', /Muster/],
    ['a restore link', 'GET app://kiosk/mp/restore#token=abcdef', /abcdef/],
    ['a search without a host', 'GET /api/units?name=Muster', /Muster/],
    ['a login in an address', 'https://anna:geheim@portal.test/', /anna|geheim/],
    ['a token', 'Authorization: Bearer abc.def-ghi', /abc|ghi/],
    ['a PIN', 'pin=123456 was wrong', /123456/],
    ['a PIN in JSON', '{"pin":"123456"}', /123456/],
    ['a name in JSON', '{"name":"Anna Muster","unit":"a-11"}', /Anna|Muster/],
    ['a message in JSON', '{"message": "Bitte rufen Sie an"}', /rufen/],
    ['a telephone number', 'call +49 761 123 45 67', /761|123/],
    ['one without its country', 'call 0761/1234567', /1234567/],
    ['an account number', 'DE89 3704 0044 0532 0130 00', /3704|0532/],
    ['an id', 'unit 0190f3c2-8a4b-7c1d-9e2f-1234567890ab', /1234567890ab/],
    ['a long secret', 'key sk_live_ABCDEFGHIJKLMNOPQRSTUVWXYZ012345', /ABCDEFGH/],
    ['an address in the network', 'connect to 192.168.178.20 failed', /192\.168/],
    ['a user of Windows', 'C:\\Users\\Anna\\AppData\\Wohnwahl', /Anna/],
    ['a user of Linux', '/home/anna/.config/Wohnwahl', /anna/],
  ]

  it.each(SECRETS)('%s: %s', (_title, text, secret) => {
    expect(text).toMatch(secret)
    expect(redact(text)).not.toMatch(secret)
  })

  it('leaves what is needed to find a fault', () => {
    expect(redact('ERR_CONNECTION_RESET https://portal.test/api/v1/device/reports 503')).toBe(
      'ERR_CONNECTION_RESET https://portal.test/api/v1/device/reports 503',
    )
    const file = `/files/${'0123456789abcdef'.repeat(4)}.webp`
    expect(redact(file)).toBe(file)
    expect(redact('at 2026-11-22T10:00:00.000Z')).toBe('at 2026-11-22T10:00:00.000Z')
  })

  it('keeps to one line of limited length, and says the same of its own words', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 6_000, unit: 'grapheme' }), (text) => {
        const line = redact(text)
        expect(line).not.toMatch(/[\n\r]/)
        expect(line.length).toBeLessThanOrEqual(2_001)
      }),
    )
  })

  it('takes no longer for a text made to slow it down', () => {
    const began = performance.now()
    for (const text of ['a'.repeat(8_000), 'a@'.repeat(4_000), '0 '.repeat(4_000), '://'.repeat(2_000)]) redact(text)
    expect(performance.now() - began).toBeLessThan(1_000)
  })
})

describe('the log', () => {
  const now = () => new Date('2026-11-22T10:00:00Z')
  const makeFolder = () => join(testFolder('log'), 'logs')

  it('writes line by line, without anything personal', () => {
    const folder = makeFolder()
    const log = createLog({ folder, now })
    log.note('RENDERER_GONE', 'crashed')
    log.note('LOAD_FAILED', '-106 app://kiosk/?mail=anna@example.com')
    expect(readFileSync(join(folder, 'kiosk.log'), 'utf8')).toBe(
      '2026-11-22T10:00:00.000Z RENDERER_GONE crashed\n2026-11-22T10:00:00.000Z LOAD_FAILED -106 app://kiosk/?…\n',
    )
    if (process.platform !== 'win32') expect(statSync(join(folder, 'kiosk.log')).mode & 0o077).toBe(0)
  })

  it('keeps five files of limited size, the newest first', () => {
    const folder = makeFolder()
    const log = createLog({ folder, now, maxBytes: 200 })
    for (let index = 0; index < 100; index += 1) log.note('LINE', String(index))
    expect(readdirSync(folder).toSorted()).toEqual([
      'kiosk.1.log',
      'kiosk.2.log',
      'kiosk.3.log',
      'kiosk.4.log',
      'kiosk.log',
    ])
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(200)
    expect(readFileSync(join(folder, 'kiosk.log'), 'utf8')).toContain('LINE 99')
  })

  it('stops nothing when it cannot write', () => {
    const file = join(testFolder('log'), 'a-file')
    writeFileSync(file, '')
    expect(() => createLog({ folder: join(file, 'logs'), now }).note('X')).not.toThrow()
    expect(existsSync(join(file, 'logs'))).toBe(false)
  })
})
