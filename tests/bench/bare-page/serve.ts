import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const TEXTS = { title: 'Eine Seite', body: 'Und ein Satz dazu.' }
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
}

/** A page that only has the libraries of the app's first pages, built and compressed as the app is. */
export interface BarePage {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Builds the page and serves it on loopback.
 *
 * @param target what the app's own build is made for
 */
export async function serveBarePage(target: string): Promise<BarePage> {
  const files = await buildCompressed(target)
  const server = createServer(({ url = '/' }, answer) => {
    const path = url === '/' ? '/index.html' : url
    const bytes = files.get(path)
    if (bytes === undefined) answer.writeHead(404).end()
    else answer.writeHead(200, { 'content-type': CONTENT_TYPES[extname(path)], 'content-encoding': 'br' }).end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The bare page has no port')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The bytes by path, brotli. */
async function buildCompressed(target: string): Promise<Map<string, Buffer>> {
  const outDir = mkdtempSync(join(tmpdir(), 'wohnwahl-bare-page-'))
  try {
    await build({
      configFile: false,
      root: import.meta.dirname,
      logLevel: 'error',
      build: { outDir, emptyOutDir: true, target, minify: 'oxc' },
    })
    writeFileSync(join(outDir, 'texts.json'), JSON.stringify(TEXTS))
    const entries = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    return new Map(
      entries.map(({ parentPath, name }) => {
        const path = join(parentPath, name)
        return [path.slice(outDir.length), brotliCompressSync(readFileSync(path))]
      }),
    )
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
