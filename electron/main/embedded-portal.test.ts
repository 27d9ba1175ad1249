import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { testFolder } from './testing/test-folder.ts'

const SCRIPT = new URL('../../scripts/lib/embedded-portal.mjs', import.meta.url).href
const EMBEDDED = 'http://127.0.0.1:4711'
const OTHER = 'https://portal.example'

let folder: string
let settings: string

beforeEach(() => {
  folder = testFolder('embedded')
  mkdirSync(join(folder, 'host'))
  settings = join(folder, 'host', 'settings.json')
})

/** What a function of the script says. */
function call(name: string, ...more: readonly string[]): unknown {
  const given = JSON.stringify([folder, ...more])
  const code = `import(${JSON.stringify(SCRIPT)}).then((it) => console.log(JSON.stringify(it.${name}(...${given}) ?? null)))`
  return JSON.parse(execFileSync(process.execPath, ['-e', code], { encoding: 'utf8', stdio: 'pipe' }))
}

const write = (value: object) => writeFileSync(settings, JSON.stringify(value))
const read = (): unknown => JSON.parse(readFileSync(settings, 'utf8'))
const pairWith = (portal: string) =>
  writeFileSync(join(folder, 'host', 'device.json'), JSON.stringify({ sha256: '', value: { portal } }))

describe('decision 37: the kiosk of a developer, with the portal of the folder beside it', () => {
  it('is sent there for as long as it runs, and nothing of the address is left', () => {
    expect(call('hasOwnPortal')).toBe(false)
    call('putEmbedded', EMBEDDED)
    expect(read()).toEqual({ portal_url: EMBEDDED, account_id: 'demo', project_id: 'lindenhof' })
    // Also where the start of before was cut short.
    expect([call('hasOwnPortal'), call('lastPort')]).toEqual([false, '4711'])
    call('takeAwayEmbedded')
    expect(existsSync(settings)).toBe(false)
  })

  it('keeps what somebody has written into its own file', () => {
    write({ idle_seconds: 30, project_id: 'other' })
    call('putEmbedded', EMBEDDED)
    expect(read()).toEqual({ idle_seconds: 30, project_id: 'other', portal_url: EMBEDDED, account_id: 'demo' })
    call('takeAwayEmbedded')
    expect(read()).toEqual({ idle_seconds: 30, project_id: 'other' })
    writeFileSync(settings, '{ "idle_seconds": ')
    expect(() => call('takeAwayEmbedded')).toThrow(/settings\.json is not JSON/)
    expect(readFileSync(settings, 'utf8')).toBe('{ "idle_seconds": ')
  })

  it('leaves a portal that somebody sets by hand, also at an address that the one of the folder had before', () => {
    call('putEmbedded', EMBEDDED)
    call('takeAwayEmbedded')
    const own = { portal_url: EMBEDDED, account_id: 'demo', project_id: 'lindenhof', idle_seconds: 30 }
    write(own)
    call('takeAwayEmbedded')
    expect([call('hasOwnPortal'), read()]).toEqual([true, own])
  })

  it('leaves a portal that somebody sets by hand while the one of the folder runs', () => {
    call('putEmbedded', 'http://127.0.0.1:4712')
    call('takeAwayEmbedded')
    call('putEmbedded', EMBEDDED)
    const own = { portal_url: 'http://127.0.0.1:4712', account_id: 'demo' }
    write(own)
    call('takeAwayEmbedded')
    expect([call('hasOwnPortal'), read()]).toEqual([true, own])
  })

  it('goes to the portal that is set for it, and leaves that in its file', () => {
    call('putEmbedded', EMBEDDED)
    write({ portal_url: OTHER })
    call('takeAwayEmbedded')
    expect([call('hasOwnPortal'), read()]).toEqual([true, { portal_url: OTHER }])
  })

  it('finds the portal of the folder again that it is paired with, whatever its port, and another one by itself', () => {
    call('putEmbedded', EMBEDDED)
    pairWith(EMBEDDED)
    call('takeAwayEmbedded')
    expect(call('hasOwnPortal')).toBe(false)
    call('putEmbedded', 'http://127.0.0.1:4712')
    // The project is the portal's to say.
    expect(read()).toEqual({ portal_url: 'http://127.0.0.1:4712' })
    call('takeAwayEmbedded')
    expect(call('hasOwnPortal')).toBe(false)
    pairWith(OTHER)
    expect(call('hasOwnPortal')).toBe(true)
  })

  it('is freed of what a start of before this has left', () => {
    writeFileSync(join(folder, 'embedded-portal.txt'), EMBEDDED)
    write({ account_id: 'demo', project_id: 'lindenhof', portal_url: EMBEDDED })
    pairWith(OTHER)
    call('takeAwayEmbedded')
    expect(existsSync(settings)).toBe(false)
    expect(call('hasOwnPortal')).toBe(true)
  })
})
