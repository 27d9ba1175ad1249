// npm run package: installers of the kiosk program for this machine's system, into out/packages.
//   npm run package -- --dir            unpacked only
//   npm run package -- --win --x64      for another system (as far as electron-builder can)
// Needs Electron's binary, which electron-builder fetches; ELECTRON_DIST names a folder that has it already.
// Signing: WIN_CSC_LINK/CSC_LINK and their passwords, APPLE_*; without them no installer is signed.
// Feeds: UPDATE_SIGNING_KEY names a file with an Ed25519 key (PEM). With it, latest*.yml is signed, and the program
// believes only feeds that are signed with the same key; without it, any feed by https.
import { existsSync } from 'node:fs'
import { ensureBuilt } from './lib/build.mjs'
import { publicKeyText, signFeeds, signingKey } from './lib/feed-key.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inProject, packageEntry } from './lib/paths.mjs'
import { runNode } from './lib/run.mjs'

await ensureInstalled()
if (!(await ensureBuilt())) process.exit(1)
const dist = process.env.ELECTRON_DIST
const fixed = ['--config', 'build/electron-builder.yml', '--publish', 'never']
const from = dist ? [`-c.electronDist=${dist}`] : []
const key = signingKey()
const known = key ? [`-c.extraMetadata.update_key=${publicKeyText(key)}`] : []
const builder = packageEntry('electron-builder', 'cli.js')
const { code } = await runNode([builder, ...fixed, ...from, ...known, ...process.argv.slice(2)])
const packages = inProject('out/packages')
if (code === 0 && key && existsSync(packages)) {
  const names = signFeeds(packages, key)
  process.stdout.write(names.length > 0 ? `Signed: ${names.join(', ')}\n` : 'There is no feed to sign.\n')
}
process.exit(code)
