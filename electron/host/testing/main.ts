import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { createHost } from '../host.ts'
import type { Limits } from '../kernel/limits.ts'
import type { Shell } from '../kernel/program.ts'
import { startLoopbackServer } from '../loopback-server.ts'
import { keyFileBox } from './key-file-box.ts'

const PROGRAM_DIR = resolve(import.meta.dirname, '../../..')

const { values } = parseArgs({
  options: { portal: { type: 'string' }, account: { type: 'string' }, project: { type: 'string' } },
})
const dataDir = resolve(process.env['DATA_DIR'] ?? join(PROGRAM_DIR, 'data/kiosk'))
const PackageSchema = z.object({ version: z.string() })
const { version } = z.parse(PackageSchema, JSON.parse(readFileSync(join(PROGRAM_DIR, 'package.json'), 'utf8')))

mkdirSync(dataDir, { recursive: true })
if (values.portal !== undefined) {
  const { portal, account = 'demo', project = 'lindenhof' } = values
  const settings = { portal_url: portal, account_id: account, project_id: project }
  writeFileSync(join(dataDir, 'settings.json'), JSON.stringify(settings, null, 2))
}

const shell: Shell = {
  clearBrowserData: () => Promise.resolve(),
  restart: () => process.stdout.write('asked to restart\n'),
  leave: () => process.stdout.write('asked to leave the kiosk mode\n'),
  freeBytes: async (folder) => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  },
  commands: ['restart', 'leave'],
}

/** Tests shorten the waits: `KIOSK_LIMITS='{"reportMs":500}'`. */
const limits: Partial<Limits> = z.parse(
  z.record(z.string(), z.number()),
  JSON.parse(process.env['KIOSK_LIMITS'] ?? '{}'),
)

let host: ReturnType<typeof createHost> | null = null
const server = await startLoopbackServer(
  (origin) => {
    host = createHost({
      origin,
      dataDir,
      rendererDir: join(PROGRAM_DIR, 'out/renderer'),
      programVersion: version,
      shell,
      secretBox: keyFileBox(join(dataDir, 'secret.key')),
      limits,
    })
    void host.start()
    return host
  },
  Number(process.env['PORT'] ?? 4300),
)
process.stdout.write(`The kiosk: ${server.origin}/\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all([server.close(), host?.stop()]).then(() => process.exit(0))
  })
}
