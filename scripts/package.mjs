// npm run package: installers of the kiosk program for this machine's system, into out/packages.
//   npm run package -- --dir            unpacked only
//   npm run package -- --win --x64      for another system (as far as electron-builder can)
// Needs Electron's binary, which electron-builder fetches; ELECTRON_DIST names a folder that has it already.
// Signing: WIN_CSC_LINK/CSC_LINK and their passwords, APPLE_*; without them nothing is signed.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { packageEntry } from './lib/paths.mjs'
import { runNode } from './lib/run.mjs'

await ensureInstalled()
if (!(await ensureBuilt())) process.exit(1)
const dist = process.env.ELECTRON_DIST
const fixed = ['--config', 'build/electron-builder.yml', '--publish', 'never']
const from = dist ? [`-c.electronDist=${dist}`] : []
const builder = packageEntry('electron-builder', 'cli.js')
const { code } = await runNode([builder, ...fixed, ...from, ...process.argv.slice(2)])
process.exit(code)
