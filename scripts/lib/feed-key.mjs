import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FEED = /^latest[a-z0-9-]*\.yml$/

/**
 * Key that feeds of kiosk versions are signed with: `UPDATE_SIGNING_KEY` names a file with an Ed25519 key (PEM).
 * @returns {import('node:crypto').KeyObject | null} null = none is given
 */
export function signingKey() {
  const path = process.env.UPDATE_SIGNING_KEY
  if (!path) return null
  const key = createPrivateKey(readFileSync(path))
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`UPDATE_SIGNING_KEY: ${path} is no Ed25519 key`)
  return key
}

/**
 * What a build needs to know a feed by: SPKI DER, base64.
 * @param {import('node:crypto').KeyObject} key
 */
export function publicKeyText(key) {
  return createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64')
}

/**
 * Signs every feed in a folder; the name is signed along (electron/main/updates/feed-signature.ts).
 * @param {string} folder @param {import('node:crypto').KeyObject} key
 * @returns {string[]} names of what was signed
 */
export function signFeeds(folder, key) {
  const names = readdirSync(folder).filter((name) => FEED.test(name))
  for (const name of names) {
    const message = Buffer.concat([Buffer.from(`${name}\n`), readFileSync(join(folder, name))])
    writeFileSync(join(folder, `${name}.sig`), `${sign(null, message, key).toString('base64')}\n`)
  }
  return names
}
