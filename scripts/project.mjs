// npm run project -- check|import|export PATH: project packages in and out.
import { ensureInstalled } from './lib/install.mjs'
import { become } from './lib/run.mjs'

await ensureInstalled()
await become(['server/cli/project.ts', ...process.argv.slice(2)])
