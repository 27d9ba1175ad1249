import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { crash, describeFailures, outputFailure, playwrightFailures, vitestFailures } from './failures.mjs'
import { say, seconds } from './output.mjs'
import { inProject, packageEntry } from './paths.mjs'
import { runNode } from './run.mjs'

/**
 * @typedef {object} SuiteResult
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} skipped names of what did not run
 * @property {import('./failures.mjs').Failure[]} failures what failed, and why
 * @property {string} output printed when something failed
 * @typedef {object} Suite
 * @property {string} name
 * @property {() => Promise<SuiteResult>} run
 */

/** A suite that has not ended by then, on a slow machine beside another one, hangs: it is killed and counts as failed. */
const SUITE_LIMIT_MS = 40 * 60_000
const REPORTS = inProject('test-results')
const TYPED_PARTS = ['shared/domain', 'shared', 'server', 'electron', 'renderer', 'renderer/service-worker', 'tests']
const TSC = packageEntry('typescript', 'bin/tsc')
const VITEST = packageEntry('vitest', 'vitest.mjs')
const PLAYWRIGHT = packageEntry('@playwright/test', 'cli.js')

/**
 * Several threads would each work out the types they share: together that is twice the work, and it is suites that run
 * beside each other here. Go's memory may grow fivefold before it is cleared up: the programs end before that matters.
 */
const ONE_THREAD = { GOMAXPROCS: '1', GOGC: '400' }

/** Types of one part, with that part's own settings. @returns {Suite[]} */
export function typeSuites() {
  return TYPED_PARTS.filter((part) => existsSync(inProject(part, 'tsconfig.json'))).map((part) =>
    command(`types ${part}`, [TSC, '-p', part, '--noEmit', '--pretty', 'false', '--singleThreaded'], ONE_THREAD),
  )
}

/** Lint, format and unused code. @returns {Suite[]} */
export function lintSuites() {
  return [
    command(
      'lint',
      [packageEntry('oxlint', 'bin/oxlint'), '--type-aware', '--deny-warnings', '--threads=1'],
      ONE_THREAD,
    ),
    command('format', [packageEntry('@biomejs/biome', 'bin/biome'), 'format', '--colors=off']),
    command('unused code', [packageEntry('knip', 'bin/knip.js'), '--no-progress']),
  ]
}

/**
 * Vitest projects as one suite. @param {string} name @param {string[]} projects @param {string[]} [more]
 * @returns {Suite}
 */
export function vitestSuite(name, projects, more = []) {
  return {
    name,
    run: async () => {
      const report = reportFile(name)
      const args = [VITEST, 'run', ...projects.map((project) => `--project=${project}`), ...more]
      const { code, output } = await runNode(
        [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
        {
          quiet: true,
          timeoutMs: SUITE_LIMIT_MS,
          env: { NO_COLOR: '1', CI: process.env.CI ?? '1' },
        },
      )
      return countVitest(readReport(report), code, output)
    },
  }
}

/**
 * The browser tests. @param {string | null} browser path of Chromium; without one they count as failed
 * @param {string | null} shell path of the one without windows, for all that need none @param {string[]} [more]
 * @returns {Suite}
 */
export function browserSuite(browser, shell, more = []) {
  return {
    name: 'browser',
    run: async () => {
      if (!browser) return broken('There is no browser.')
      const report = reportFile('browser')
      const { code, output } = await runNode([PLAYWRIGHT, 'test', '--reporter=list,json', ...more], {
        quiet: true,
        timeoutMs: SUITE_LIMIT_MS,
        env: {
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          CHROMIUM_PATH: browser,
          HEADLESS_SHELL_PATH: shell ?? undefined,
          NO_COLOR: '1',
          FORCE_COLOR: undefined,
        },
      })
      return countPlaywright(readReport(report), code, output)
    },
  }
}

/**
 * Runs suites, `width` at a time, with a line for each, and prints the output of those that failed.
 * @param {Suite[]} suites @param {number} width
 * @returns {Promise<SuiteResult>} the sum
 */
export async function runSuites(suites, width) {
  const sum = { passed: 0, failed: 0, skipped: [], failures: [], output: '' }
  const waiting = [...suites]
  const worker = async () => {
    for (let suite = waiting.shift(); suite; suite = waiting.shift()) {
      const start = Date.now()
      const result = await suite.run()
      report(suite, result, Date.now() - start)
      sum.passed += result.passed
      sum.failed += result.failed
      sum.skipped.push(...result.skipped.map((name) => `${suite.name}: ${name}`))
      sum.failures.push(...result.failures.map((one) => ({ ...one, name: `${suite.name}: ${one.name}` })))
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return sum
}

/** The closing lines, with all that failed once more; sets the exit code. @param {SuiteResult[]} results */
export function conclude(results) {
  const skipped = results.flatMap((result) => result.skipped)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  for (const name of skipped) say(`skipped  ${name}`)
  for (const line of describeFailures(results.flatMap((result) => result.failures))) say(line)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
  say(`${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`)
}

function report(suite, result, ms) {
  const isGood = result.failed === 0
  const counts =
    result.passed + result.failed > 1 ? ` ${result.passed} passed${isGood ? '' : `, ${result.failed} failed`}` : ''
  if (!isGood) say(`\n── ${suite.name} ──\n${result.output.trimEnd()}\n`)
  say(`${isGood ? 'ok    ' : 'FAILED'} ${suite.name}${counts} (${seconds(ms)})`)
}

function command(name, args, env = {}) {
  return {
    name,
    run: async () => {
      const { code, output } = await runNode(args, {
        quiet: true,
        env: { NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      })
      return code === 0 ? { passed: 1, failed: 0, skipped: [], failures: [], output } : broken(output)
    },
  }
}

/** What counts as one failure, and says itself why. @param {string} output @returns {SuiteResult} */
export function broken(output) {
  return { passed: 0, failed: 1, skipped: [], failures: [outputFailure('all of it', output)], output }
}

/** A suite that ends badly without a failed test (it crashed, or a file did not load) counts as one failure. */
function withCrash(result, code) {
  if (code === 0 || result.failed > 0) return result
  const failures = result.failures.length > 0 ? result.failures : [crash(`exit code ${code}`, result.output)]
  return { ...result, failed: 1, failures }
}

function withoutReport(code, output) {
  const words = `${output}\nNo report was written (exit code ${code}).`
  return { passed: 0, failed: 1, skipped: [], failures: [crash(`exit code ${code}`, words)], output: words }
}

function countVitest(json, code, output) {
  if (!json) return withoutReport(code, output)
  const tests = json.testResults.flatMap((file) => file.assertionResults)
  const brokenFiles = json.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const skipped = tests.filter((test) => test.status !== 'passed' && test.status !== 'failed')
  return withCrash(
    {
      passed: tests.filter((test) => test.status === 'passed').length,
      failed: tests.filter((test) => test.status === 'failed').length + brokenFiles.length,
      skipped: skipped.map((test) => test.fullName),
      failures: vitestFailures(json),
      output,
    },
    code,
  )
}

function countPlaywright(json, code, output) {
  if (!json) return withoutReport(code, output)
  const specs = json.suites.flatMap(getSpecs)
  const of = (status) => specs.filter((spec) => spec.status === status)
  return withCrash(
    {
      passed: of('expected').length + of('flaky').length,
      failed: of('unexpected').length,
      skipped: of('skipped').map((spec) => spec.title),
      failures: playwrightFailures(json),
      output,
    },
    code,
  )
}

function getSpecs(suite) {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({ title: spec.title, status: test.status })),
  )
  return [...own, ...(suite.suites ?? []).flatMap(getSpecs)]
}

function reportFile(name) {
  mkdirSync(REPORTS, { recursive: true })
  const file = inProject('test-results', `${name.replaceAll(/\W+/g, '-')}.json`)
  rmSync(file, { force: true })
  return file
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
