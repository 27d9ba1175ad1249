import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { isUpdateFile } from '#shared/contracts/http/kiosk-updates.ts'
import { parseRange } from '#shared/contracts/http/byte-range.ts'

/** Where a folder's versions can be fetched from for as long as the feed is open. */
export interface FolderFeed {
  readonly url: string
  close(): void
}

/**
 * Offers a folder (a share, a stick) as a feed of versions: the updater reads by http only. On this machine alone, below
 * a path that nobody else knows, read-only. What it fetches is checked by hash and signature like from anywhere.
 *
 * @throws when the machine gives no port
 */
export async function openFolderFeed(folder: string): Promise<FolderFeed> {
  const secret = randomBytes(16).toString('hex')
  const server = createServer((request, response) => void answer(folder, secret, request, response))
  const listening = Promise.withResolvers<void>()
  server.once('error', listening.reject)
  server.listen(0, '127.0.0.1', listening.resolve)
  await listening.promise
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { url: `http://127.0.0.1:${address.port}/${secret}`, close: () => void server.close() }
}

async function answer(
  folder: string,
  secret: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const name = readName(request.url ?? '', secret)
  const found = name === null ? null : await stat(join(folder, name)).catch(() => null)
  if (name === null || !found?.isFile()) {
    response.writeHead(404).end()
    return
  }
  // Only what has changed is fetched of an installer whose older version is here.
  const range = parseRange(request.headers.range, found.size)
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${found.size}` }).end()
    return
  }
  const { start, end } = range ?? { start: 0, end: found.size - 1 }
  const part = range === null ? {} : { 'content-range': `bytes ${start}-${end}/${found.size}` }
  const headers = { 'content-length': end - start + 1, 'accept-ranges': 'bytes', ...part }
  response.writeHead(range === null ? 200 : 206, headers)
  if (found.size === 0) return void response.end()
  createReadStream(join(folder, name), { start, end })
    .on('error', () => response.destroy())
    .pipe(response)
}

function readName(url: string, secret: string): string | null {
  const path = URL.canParse(url, 'http://feed') ? new URL(url, 'http://feed').pathname : ''
  if (!path.startsWith(`/${secret}/`)) return null
  try {
    const name = decodeURIComponent(path.slice(secret.length + 2))
    return isUpdateFile(name) ? name : null
  } catch {
    return null
  }
}
