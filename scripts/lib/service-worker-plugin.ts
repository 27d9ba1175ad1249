import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

/** Bytes; what is larger (the maker of PDF files, the 360° view) is kept once it was used. */
const MAX_LATER_BYTES = 100_000

interface Options {
  /** The renderer's sources. */
  readonly root: string
  /** Where the built page lies, and the worker goes. */
  readonly outDir: string
  /** As in the build's settings. */
  readonly target: string
}

/**
 * Builds the service worker beside the page, as one classic script at an address that never changes. It gets the
 * files that the page names (what every cold load needs), the parts of the app that load later, and the name of this
 * state of all files.
 */
export function serviceWorker({ root, outDir, target }: Options): Plugin {
  return {
    name: 'wohnwahl:service-worker',
    apply: 'build',
    closeBundle: {
      // Before the compressed siblings are written.
      order: 'pre',
      sequential: true,
      handler: async () => {
        const page = readFileSync(join(outDir, 'index.html'), 'utf8')
        const files = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path)
        const later = readdirSync(join(outDir, 'assets'))
          .filter((name) => /\.(?:js|css)$/.test(name))
          .filter((name) => statSync(join(outDir, 'assets', name)).size <= MAX_LATER_BYTES)
          .map((name) => `/assets/${name}`)
          .filter((path) => !files.includes(path))
        const hash = createHash('sha256').update(page)
        for (const name of readdirSync(join(outDir, 'assets')).sort()) hash.update(name)
        const shell = { version: hash.digest('base64url').slice(0, 12), files: [...new Set(files)], later }
        const result = await build({
          configFile: false,
          logLevel: 'warn',
          define: { SHELL: JSON.stringify(shell) },
          build: {
            write: false,
            target,
            minify: 'oxc',
            rolldownOptions: {
              input: join(root, 'service-worker/worker.ts'),
              output: { format: 'iife', entryFileNames: 'service-worker.js' },
            },
          },
        })
        const outputs = Array.isArray(result) ? result : [result]
        const chunk = outputs.flatMap((each) => ('output' in each ? each.output : []))[0]
        if (chunk?.type !== 'chunk') throw new Error('the service worker was not built')
        writeFileSync(join(outDir, 'service-worker.js'), chunk.code)
      },
    },
  }
}
