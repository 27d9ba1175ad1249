// The kiosk's host without Electron around it, for any browser.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { readOptions } from './lib/options.mjs'
import { become } from './lib/run.mjs'
import './lib/stop-with-npm.mjs'

const USAGE = `Usage: node scripts/kiosk-host.mjs [--portal URL [--account ID] [--project ID]]

The kiosk's host on a port of this machine, for any browser. Without --portal it starts unpaired, like a new kiosk.

  --portal   the portal's address, for example http://127.0.0.1:3000
  --account  of the project to show (demo)
  --project  to show (lindenhof)

PORT is the port that it listens on (4300), DATA_DIR its folder (data/kiosk).`

readOptions(USAGE, { portal: { type: 'string' }, account: { type: 'string' }, project: { type: 'string' } })
await ensureInstalled()
if (process.env.SKIP_BUILD !== '1' && !(await ensureBuilt())) process.exit(1)
await become(['--import', './scripts/lib/stop-with-npm.mjs', 'electron/host/testing/main.ts', ...process.argv.slice(2)])
