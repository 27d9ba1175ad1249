// npm test: everything. Closes with one plain line, `N passed, N failed`, over all suites.
//   npm test -- unit|browser|contract|durability   only that part
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { browserSuite, conclude, lintSuites, runSuites, typeSuites, vitestSuite } from './lib/checks.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { fail } from './lib/output.mjs'
import { SYSTEM_PROJECTS, UNIT_PROJECTS } from './lib/projects.mjs'

const PARTS = {
  unit: () => runSuites([vitestSuite('unit tests', UNIT_PROJECTS)], 1),
  static: () => runSuites([...typeSuites(), ...lintSuites()], 2),
  browser: async () => runSuites([browserSuite(await ensureBrowser())], 1),
  contract: () => runSuites([vitestSuite('contract', ['contract'])], 1),
  durability: () => runSuites([vitestSuite('durability', ['durability'])], 1),
}

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !(name in PARTS))
if (unknown) fail(`There is no part "${unknown}". Parts: ${Object.keys(PARTS).join(', ')}.`)
const isWanted = (name) => wanted.length === 0 || wanted.includes(name)

await ensureInstalled()
const results = []
if (isWanted('static')) results.push(await PARTS.static())
if (isWanted('unit')) results.push(await PARTS.unit())
if (isWanted('browser') || SYSTEM_PROJECTS.some(isWanted)) {
  const isBuilt = await ensureBuilt()
  results.push({ passed: isBuilt ? 1 : 0, failed: isBuilt ? 0 : 1, skipped: [], output: '' })
}
for (const name of ['browser', ...SYSTEM_PROJECTS]) if (isWanted(name)) results.push(await PARTS[name]())
conclude(results)
