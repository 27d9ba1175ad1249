// The kiosk's host without Electron around it, on a port of this machine, for any browser:
//   node scripts/kiosk-host.mjs [--portal http://127.0.0.1:3000 --account demo --project lindenhof]
// PORT (4300) and DATA_DIR (data/kiosk). Without --portal it starts unpaired, like a new kiosk.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { become } from './lib/run.mjs'
import './lib/stop-with-npm.mjs'

await ensureInstalled()
if (process.env.SKIP_BUILD !== '1' && !(await ensureBuilt())) process.exit(1)
await become(['--import', './scripts/lib/stop-with-npm.mjs', 'electron/host/testing/main.ts', ...process.argv.slice(2)])
