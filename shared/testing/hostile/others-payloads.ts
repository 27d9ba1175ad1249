import { readFileSync } from 'node:fs'

/**
 * Hostile HTML of other people's collections, from a JSON list of texts that the environment names (`HOSTILE_PAYLOADS`);
 * none where it names none. The collections are not ours to keep here; docs/security/hostile-mails.md says which they are.
 */
export function readOthersPayloads(): readonly string[] {
  const path = process.env['HOSTILE_PAYLOADS']
  if (path === undefined) return []
  const payloads: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (!Array.isArray(payloads)) throw new TypeError(`${path} holds no list`)
  return payloads.filter((payload) => typeof payload === 'string')
}
