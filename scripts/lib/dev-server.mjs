// The renderer's part of electron.vite.config.ts behind Vite's dev server, without Electron around it.
import { createServer, loadConfigFromFile } from 'vite'
import { say } from './output.mjs'
import { inProject, ROOT } from './paths.mjs'

const loaded = await loadConfigFromFile(
  { command: 'serve', mode: 'development' },
  inProject('electron.vite.config.ts'),
  ROOT,
)
if (!loaded) throw new Error('electron.vite.config.ts could not be read')
const server = await createServer({ configFile: false, ...loaded.config.renderer })
await server.listen()
say('The page with hot reload:')
server.printUrls()

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void server.close().then(() => process.exit(0)))
