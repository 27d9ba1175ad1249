// npm run build: the renderer for kiosk and web, into out/.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
process.exit((await ensureBuilt({ force: true })) ? 0 : 1)
