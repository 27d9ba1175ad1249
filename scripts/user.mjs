// npm run user -- create|reset-password|remove-sample|renew-sample: people from the command line.
import { ensureInstalled } from './lib/install.mjs'
import { become } from './lib/run.mjs'

await ensureInstalled()
await become(['server/cli/user.ts', ...process.argv.slice(2)])
