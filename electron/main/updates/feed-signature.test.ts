import { execFileSync } from 'node:child_process'
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { isSignedFeed } from './feed-signature.ts'
import { testFolder } from '../testing/test-folder.ts'

const SCRIPT = join(import.meta.dirname, '../../../scripts/sign-feed.mjs')
const TEXT = 'version: 1.1.0\nfiles: []\n'

/** A folder with a feed, signed as `npm run package` does it. */
function signed(): { folder: string; signature: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const folder = testFolder('feed')
  const keyFile = join(folder, 'key.pem')
  writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  writeFileSync(join(folder, 'latest-linux.yml'), TEXT)
  execFileSync(process.execPath, [SCRIPT, folder], { env: { ...process.env, UPDATE_SIGNING_KEY: keyFile } })
  return {
    folder,
    signature: readFileSync(join(folder, 'latest-linux.yml.sig'), 'utf8'),
    publicKey: formatKey(publicKey),
  }
}

function formatKey(key: KeyObject): string {
  return key.export({ type: 'spki', format: 'der' }).toString('base64')
}

/** What of it is another than what was signed. */
interface Forged {
  readonly name?: string
  readonly text?: string
  readonly given?: string
  readonly key?: string
}

describe('the signature of a feed', () => {
  let signature = ''
  let publicKey = ''
  beforeEach(() => {
    ;({ signature, publicKey } = signed())
  })

  it('of the packaging script is believed', () => {
    expect(isSignedFeed('latest-linux.yml', TEXT, signature, publicKey)).toBe(true)
  })

  it.each<[string, Forged]>([
    ['another text', { text: `${TEXT} ` }],
    ['another system’s name', { name: 'latest.yml' }],
    ['no signature', { given: '' }],
    ['a page instead of a signature', { given: '<!doctype html>' }],
    ['another key', { key: formatKey(generateKeyPairSync('ed25519').publicKey) }],
    ['a key that cannot be read', { key: 'nothing' }],
    ['a key of another kind', { key: formatKey(generateKeyPairSync('x25519').publicKey) }],
  ])(
    'is not believed with %s',
    (_title, { name = 'latest-linux.yml', text = TEXT, given = signature, key = publicKey }) => {
      expect(isSignedFeed(name, text, given, key)).toBe(false)
    },
  )

  it('is not made without a key, and that is said', () => {
    expect(() =>
      execFileSync(process.execPath, [SCRIPT, '.'], { env: { ...process.env, UPDATE_SIGNING_KEY: '' }, stdio: 'pipe' }),
    ).toThrow(/UPDATE_SIGNING_KEY/)
  })
})
