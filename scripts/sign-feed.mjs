// node scripts/sign-feed.mjs FOLDER: signs feeds of kiosk versions anew.
import { signFeeds, signingKey } from './lib/feed-key.mjs'
import { readOptions } from './lib/options.mjs'
import { fail } from './lib/output.mjs'

const USAGE = `Usage: node scripts/sign-feed.mjs FOLDER

Signs the feeds of kiosk versions (latest*.yml) in a folder anew, after one was changed by hand, for example its
stagingPercentage. npm run package signs what it builds by itself.

UPDATE_SIGNING_KEY names a file with the Ed25519 key, made once: openssl genpkey -algorithm ed25519 -out update-key.pem`

const [folder] = readOptions(USAGE, {}, true).positionals
if (folder === undefined) fail('Name the folder: node scripts/sign-feed.mjs FOLDER')
const key = signingKey()
if (key === null) fail('UPDATE_SIGNING_KEY is not set: it names the file with the key.')
const names = signFeeds(folder, key)
if (names.length === 0) fail(`There is no latest*.yml in ${folder}.`)
process.stdout.write(`Signed: ${names.join(', ')}\n`)
