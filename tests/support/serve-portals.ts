// Serves portals for tests, one after the other, as `portals.ts` orders: `serve-portals.ts TEMPLATE DATA_FOLDER`.
import { enableCompileCache } from 'node:module'
import * as z from 'zod/mini'
import { removeFolder, renewCopy } from './portal.ts'
import { type PortalAnswer, PortalOrderSchema } from './portals.ts'

enableCompileCache()

const { startServer } = await import('#server/app.ts')
const { readConfig } = await import('#server/config.ts')
const { keepNewFilesPrivate } = await import('#server/data-folder.ts')

/** As `server/main.ts` has it where there is sample data. */
const HOME_PATH = '/bp/demo/lindenhof/login'

keepNewFilesPrivate()
const [template = '', dataFolder = ''] = process.argv.slice(2)
let server: Awaited<ReturnType<typeof startServer>> | null = null

async function open(): Promise<PortalAnswer> {
  if (server !== null) throw new Error('The portal before is still open')
  // 0 = any free port: nobody who still asks the portal before reaches this one.
  const result = readConfig({ HOME_PATH, ...process.env, PORT: '0', DATA_DIR: dataFolder })
  if (!result.ok) throw new Error(result.message)
  const { config } = result
  server = await startServer({ ...config, behindTls: config.publicUrl?.startsWith('https://') ?? false })
  return { opened: server.url }
}

async function close(): Promise<PortalAnswer> {
  await server?.close()
  server = null
  return { closed: true }
}

async function obey(message: unknown): Promise<PortalAnswer> {
  try {
    const order = z.parse(PortalOrderSchema, message)
    if (order === 'open') renewCopy(template, dataFolder)
    return await (order === 'close' ? close() : open())
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

process.on('message', (message) => void obey(message).then((answer) => process.send?.(answer)))
// Who orders has stopped, or was killed.
process.on('disconnect', () => {
  void close().finally(() => {
    removeFolder(dataFolder)
    process.exit(0)
  })
})
