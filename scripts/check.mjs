// npm run check: types, lint, format, unused code, import arrows and unit tests. For every commit.
import { conclude, lintSuites, runSuites, typeSuites, vitestSuite } from './lib/checks.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { UNIT_PROJECTS } from './lib/projects.mjs'

await ensureInstalled()
// Two at a time: a check should leave a two-core machine usable.
const quick = await runSuites([...lintSuites(), ...typeSuites()], 2)
const units = await runSuites([vitestSuite('unit tests', UNIT_PROJECTS)], 1)
conclude([quick, units])
