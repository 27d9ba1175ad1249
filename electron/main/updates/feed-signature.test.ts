import { execFileSync } from 'node:child_process'
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isSignedFeed } from './feed-signature.ts'

const SCRIPT = join(import.meta.dirname, '../../../scripts/sign-feed.mjs')
const TEXT = 'version: 1.1.0\nfiles: []\n'

/** A folder with a feed, signed as `npm run package` does it. */
function signed(): { folder: string; signature: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const folder = mkdtempSync(join(tmpdir(), 'feed-'))
  const keyFile = join(folder, 'key.pem')
  writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  writeFileSync(join(folder, 'latest-linux.yml'), TEXT)
  execFileSync(process.execPath, [SCRIPT, folder], { env: { ...process.env, UPDATE_SIGNING_KEY: keyFile } })
  return { folder, signature: readFileSync(join(folder, 'latest-linux.yml.sig'), 'utf8'), publicKey: textOf(publicKey) }
}

function textOf(key: KeyObject): string {
  return key.export({ type: 'spki', format: 'der' }).toString('base64')
}

describe('the signature of a feed', () => {
  const { signature, publicKey } = signed()

  it('of the packaging script is believed', () => {
    expect(isSignedFeed('latest-linux.yml', TEXT, signature, publicKey)).toBe(true)
  })

  it.each([
    ['another text', 'latest-linux.yml', `${TEXT} `, signature, publicKey],
    ['another system’s name', 'latest.yml', TEXT, signature, publicKey],
    ['no signature', 'latest-linux.yml', TEXT, '', publicKey],
    ['a page instead of a signature', 'latest-linux.yml', TEXT, '<!doctype html>', publicKey],
    ['another key', 'latest-linux.yml', TEXT, signature, textOf(generateKeyPairSync('ed25519').publicKey)],
    ['a key that cannot be read', 'latest-linux.yml', TEXT, signature, 'nothing'],
    ['a key of another kind', 'latest-linux.yml', TEXT, signature, textOf(generateKeyPairSync('x25519').publicKey)],
  ])('is not believed with %s', (_title, name, text, given, key) => {
    expect(isSignedFeed(name, text, given, key)).toBe(false)
  })

  it('is not made without a key, and that is said', () => {
    expect(() =>
      execFileSync(process.execPath, [SCRIPT, '.'], { env: { ...process.env, UPDATE_SIGNING_KEY: '' }, stdio: 'pipe' }),
    ).toThrow(/UPDATE_SIGNING_KEY/)
  })
})
