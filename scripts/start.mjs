// npm start: installs what is missing, builds, and starts the server (PORT, DATA_DIR).
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { become } from './lib/run.mjs'
import './lib/stop-with-npm.mjs'

await ensureInstalled()
if (!(await ensureBuilt())) process.exit(1)
await become(['--import', './scripts/lib/stop-with-npm.mjs', 'server/main.ts', ...process.argv.slice(2)])
