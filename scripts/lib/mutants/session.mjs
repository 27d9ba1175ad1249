// One area's tests, kept warm: asks by IPC for a changed module and says which test noticed it. A process of its own,
// because a changed loop may never end.
import { basename, dirname } from 'node:path'
import { createVitest } from 'vitest/node'
import { inProject, ROOT } from '../paths.mjs'
import { AREAS, NOT_AGAIN } from './areas.mjs'

const area = AREAS[process.argv[2] ?? '']
const { default: settings } = await import('../../../vitest.config.ts')
const project = settings.test.projects.find(({ test }) => test.name === area.project)
/** @type {{ path: string, source: string } | null} */
let changed = null

const putInPlace = {
  name: 'changed-module',
  enforce: 'pre',
  load: (id) => (id.split('?')[0] === changed?.path ? changed.source : null),
}
class AsGiven {
  shard = (files) => files
  sort = (files) => files
}
const options = {
  ...project.test,
  root: ROOT,
  config: false,
  include: area.tests,
  exclude: ['**/node_modules/**'],
  watch: false,
  // Else it gives out what it has kept of a module by its text on the disk.
  fsModuleCache: false,
  testNamePattern: NOT_AGAIN,
  maxWorkers: 1,
  fileParallelism: false,
  // Nothing that one file leaves behind may make the next one fail: it would pass for a change that was noticed.
  isolate: true,
  reporters: [{}],
  sequence: { sequencer: AsGiven },
}
const vitest = await createVitest('test', options, { plugins: [...(project.plugins ?? []), putInPlace] })
const times = new Map()

/** The test files that import it, those next to it first, then the quickest. */
async function getTests(path) {
  vitest.config.related = [path]
  const found = await vitest.getRelevantTestSpecifications()
  const stem = basename(path, '.ts').split('.')[0]
  const rank = ({ moduleId }) =>
    (basename(moduleId).startsWith(stem) ? 0 : dirname(moduleId) === dirname(path) ? 1e6 : 2e6) +
    (times.get(moduleId) ?? 1e5)
  return found.toSorted((a, b) => rank(a) - rank(b))
}

/**
 * Runs them one by one up to the first that fails: the specification, the test's name and its error; null = none fails.
 * Vitest's own `bail` would cancel the run, and what it says of the next one may then be left from this one.
 */
async function firstFailure(specifications) {
  for (const specification of specifications) {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification])
    for (const module of testModules) times.set(module.moduleId, module.diagnostic().duration)
    const bad = testModules.find((module) => module.state() === 'failed')
    if (bad === undefined && unhandledErrors.length === 0) continue
    const test = [...(bad?.children.allTests('failed') ?? [])][0]
    const error = test?.result().errors?.[0] ?? bad?.errors()[0] ?? unhandledErrors[0]
    return { specification, name: test?.fullName ?? specification.moduleId, why: String(error?.message) }
  }
  return null
}

/** Test files that pass where nothing is changed. */
const sound = new Set()

/** The first failure that comes again: what fails once, on a busy machine, notices nothing. */
async function lastingFailure(tests) {
  let left = tests
  while (left.length > 0) {
    const failure = await firstFailure(left)
    if (failure === null) return null
    if ((await firstFailure([failure.specification])) !== null) return failure
    left = left.slice(left.indexOf(failure.specification) + 1)
  }
  return null
}

/** What is said of a changed module: which test noticed it, or that none did, or that one fails without any change. */
async function judge(path, source) {
  const tests = await getTests(path)
  changed = { path, source }
  vitest.invalidateFile(path)
  const failure = await lastingFailure(tests)
  changed = null
  vitest.invalidateFile(path)
  if (failure === null) return { caught: null, tests: tests.length }
  const { specification, name } = failure
  if (!sound.has(specification.moduleId)) {
    const unchanged = await lastingFailure([specification])
    if (unchanged !== null) return { fault: `${unchanged.name}: ${unchanged.why}` }
    sound.add(specification.moduleId)
  }
  return { caught: name, tests: tests.length }
}

process.on('message', async ({ file, source }) => {
  const answer = await judge(inProject(file), source)
  if (process.connected) process.send?.(answer)
})
process.on('disconnect', () => vitest.close().finally(() => process.exit()))
process.send?.('ready')
