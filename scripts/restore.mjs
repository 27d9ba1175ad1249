// npm run restore: a back-up into an empty data folder and database.
import { ensureInstalled } from './lib/install.mjs'
import { become } from './lib/run.mjs'

await ensureInstalled()
await become(['server/cli/restore.ts', ...process.argv.slice(2)])
