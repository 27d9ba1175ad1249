// node scripts/sign-feed.mjs FOLDER: signs the feeds of kiosk versions (latest*.yml) in a folder anew, after one was
// changed by hand, for example its stagingPercentage. npm run package signs what it builds by itself.
//   UPDATE_SIGNING_KEY   file with the Ed25519 key, made once: openssl genpkey -algorithm ed25519 -out update-key.pem
import { signFeeds, signingKey } from './lib/feed-key.mjs'

const folder = process.argv[2]
if (folder === undefined) fail('Name the folder: node scripts/sign-feed.mjs FOLDER')
const key = signingKey()
if (key === null) fail('UPDATE_SIGNING_KEY is not set: it names the file with the key.')
const names = signFeeds(folder, key)
if (names.length === 0) fail(`There is no latest*.yml in ${folder}.`)
process.stdout.write(`Signed: ${names.join(', ')}\n`)

/** @param {string} message @returns {never} */
function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
