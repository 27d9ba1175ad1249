import { randomBytes } from 'node:crypto'

/** Under this name a request's id comes from a proxy in front, and goes back with the answer. */
export const REQUEST_ID_HEADER = 'X-Request-Id'

/** What an id may look like: nothing that could pass for another part of a line of the log. */
const WELL_FORMED = /^[\w.-]{8,128}$/

/** Tells the ids of this process from those of others. */
const PREFIX = randomBytes(6).toString('hex')
let count = 0

/** The id of a request: the one that it came with, if that is well-formed, else a new one. */
export function requestIdFor(given: unknown): string {
  if (typeof given === 'string' && given !== '' && WELL_FORMED.test(given)) return given
  count += 1
  return `${PREFIX}-${count.toString(36)}`
}
