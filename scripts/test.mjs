// npm test: everything, the light suites two at a time. Closes with one plain line, `N passed, N failed`, over all of them.
//   npm test -- static|unit|browser|contract|durability   only these parts
//   npm test -- nightly   everything, with many more made-up cases, and others than the last time
// SEED, PROPERTY_SEED, PROPERTY_RUNS and MESSAGE_KILLS in the environment repeat what a run has made up: each run says them.
import { ensureBrowser, ensureHeadlessShell } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { broken, browserSuite, conclude, lintSuites, runSuites, typeSuites, vitestSuite } from './lib/checks.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { chance } from './lib/chance.mjs'
import { fail, say } from './lib/output.mjs'
import { SYSTEM_PROJECTS, UNIT_PROJECTS } from './lib/projects.mjs'

const SIDE_BY_SIDE = 2
const NIGHTLY = 'nightly'
/** They start servers of their own and wait for them, while another suite has its share of the machine. */
const BESIDE_OTHERS = ['--maxWorkers=2']
const PARTS = {
  browser: async () => [browserSuite(await ensureBrowser(), await ensureHeadlessShell())],
  static: () => [...lintSuites(), ...typeSuites()],
  unit: () => [vitestSuite('unit tests', UNIT_PROJECTS)],
  contract: () => [vitestSuite('contract', ['contract'], BESIDE_OTHERS)],
  durability: () => [vitestSuite('durability', ['durability'], BESIDE_OTHERS)],
}

/**
 * One stage after the other, the longest of each first: whatever is shorter fits in beside it. Browsers and unit tests
 * fill two cores each: beside each other they take no less time, and what waits for something for seconds waits in vain.
 */
const STAGES = [['durability', 'contract', 'static'], ['browser'], ['unit']]

const asked = process.argv.slice(2)
const wanted = asked.filter((name) => name !== NIGHTLY)
const unknown = wanted.find((name) => !(name in PARTS))
if (unknown) fail(`There is no part "${unknown}". Parts: ${[...Object.keys(PARTS), NIGHTLY].join(', ')}.`)
const isWanted = (name) => wanted.length === 0 || wanted.includes(name)

await ensureInstalled()
const made = chance({ isNightly: asked.includes(NIGHTLY), env: process.env })
Object.assign(process.env, made)
const seeds = Object.entries(made).map((one) => one.join('='))
say(`Seeds: ${seeds.join(' ')}`)
const results = []
if (['browser', ...SYSTEM_PROJECTS].some(isWanted)) {
  const isBuilt = await ensureBuilt()
  results.push(
    isBuilt ? { passed: 1, failed: 0, skipped: [], failures: [], output: '' } : broken('It cannot be built.'),
  )
}
for (const stage of STAGES) {
  const suites = []
  for (const name of stage.filter(isWanted)) suites.push(...(await PARTS[name]()))
  results.push(await runSuites(suites, SIDE_BY_SIDE))
}
conclude(results)
