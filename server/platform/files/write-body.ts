import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'

/**
 * Writes what comes in into a new file. `cutOff`: it did not come to its end; `tooLarge`: it has more than `maxBytes`.
 * Either way what has come lies there, and nothing is written any more; what is still to come is thrown away.
 */
export async function writeBody(
  body: Readable,
  path: string,
  maxBytes: number,
): Promise<'whole' | 'cutOff' | 'tooLarge'> {
  const file = await open(path, 'wx')
  let size = 0
  try {
    // Who sends too much is to read why, so the line stays open.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      if (!Buffer.isBuffer(chunk)) throw new TypeError('A file comes in as bytes')
      size += chunk.length
      if (size > maxBytes) break
      await file.appendFile(chunk)
    }
    // The next request of the line begins after what is left of this one.
    if (size > maxBytes) body.resume()
    return size > maxBytes ? 'tooLarge' : 'whole'
  } catch (error) {
    if (body.errored !== null) return 'cutOff'
    throw error
  } finally {
    await file.close()
  }
}
