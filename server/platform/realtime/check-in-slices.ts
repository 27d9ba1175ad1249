import { setImmediate } from 'node:timers/promises'

/** Streams that are asked without a break: each costs a few queries, and others wait for their answers. */
const SLICE = 25

/**
 * Asks streams whether their watchers still may, a few at a time, and lets others in between: what they cost together
 * would hold the server up for a second.
 */
export async function checkInSlices(streams: readonly { check(): Promise<void> }[]): Promise<void> {
  for (let start = 0; start < streams.length; start += SLICE) {
    await Promise.all(streams.slice(start, start + SLICE).map((stream) => stream.check()))
    await setImmediate()
  }
}
