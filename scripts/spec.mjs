// npm run spec: which requirements have a test that names them, and which are open; all of them in test-results/spec-state.md.
import { ensureInstalled } from './lib/install.mjs'
import { become } from './lib/run.mjs'

await ensureInstalled()
await become(['tests/architecture/print-spec-state.ts'])
