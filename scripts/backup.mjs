// npm run backup: one moment of a running portal, database and files.
import { ensureInstalled } from './lib/install.mjs'
import { become } from './lib/run.mjs'

await ensureInstalled()
await become(['server/cli/backup.ts', ...process.argv.slice(2)])
