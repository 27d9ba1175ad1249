import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'

/** Where a folder's versions can be fetched from for as long as the feed is open. */
export interface FolderFeed {
  readonly url: string
  close(): void
}

/** A feed's description or an installer, directly in the folder. */
const FILE = /^[A-Za-z0-9][A-Za-z0-9 ._-]*\.(yml|exe|blockmap|AppImage|deb|zip|dmg)$/

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
  const name = nameOf(request.url ?? '', secret)
  const found = name === null ? null : await stat(join(folder, name)).catch(() => null)
  if (name === null || !found?.isFile()) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, { 'content-length': found.size })
  createReadStream(join(folder, name))
    .on('error', () => response.destroy())
    .pipe(response)
}

function nameOf(url: string, secret: string): string | null {
  const path = URL.canParse(url, 'http://feed') ? new URL(url, 'http://feed').pathname : ''
  if (!path.startsWith(`/${secret}/`)) return null
  try {
    const name = decodeURIComponent(path.slice(secret.length + 2))
    return FILE.test(name) ? name : null
  } catch {
    return null
  }
}
