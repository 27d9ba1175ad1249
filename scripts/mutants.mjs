// npm run mutants: changes one small thing at a time and sees whether a test notices. Not part of npm test.
//   npm run mutants -- --help   areas, sample, seed
import { ensureInstalled } from './lib/install.mjs'
import { become } from './lib/run.mjs'

await ensureInstalled()
await become(['scripts/lib/mutants/run.mjs', ...process.argv.slice(2)])
