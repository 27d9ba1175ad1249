import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from './paths.mjs'

/**
 * @typedef {object} Failure
 * @property {string} name
 * @property {string[]} lines what is wrong, as far as it helps to know where to look
 */

/** A matcher says in its first lines what it expected and what there was. */
const MOST_LINES = 12
/** More than fit on a screen: of the rest the names. */
const MOST_IN_FULL = 15

/** Failed tests of a report of Vitest, and files that did not load. @returns {Failure[]} */
export function vitestFailures({ testResults }) {
  return testResults.flatMap(({ name: path, status, message = '', assertionResults }) => {
    const file = fromRoot(path)
    if (status === 'failed' && assertionResults.length === 0) return [{ name: file, lines: firstLines(message) }]
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        name: `${file} › ${fullName}`,
        lines: failureMessages.flatMap((text) => firstLines(text)),
      }))
  })
}

/** Failed tests of a report of Playwright, and files that did not load. @returns {Failure[]} */
export function playwrightFailures({ suites, errors = [] }) {
  const outside = errors.map((error) => ({ name: 'outside of any test', lines: linesOf(error) }))
  return [...suites.flatMap((suite) => failuresIn(suite, [])), ...outside]
}

function failuresIn({ title, specs = [], suites = [] }, above) {
  const path = [...above, title]
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => ({
        name: [...path, spec.title].join(' › '),
        lines: (results.at(-1)?.errors ?? []).flatMap(linesOf),
      })),
  )
  return [...own, ...suites.flatMap((suite) => failuresIn(suite, path))]
}

function linesOf({ message = '', location }) {
  const lines = firstLines(message)
  return location ? [...lines, `at ${fromRoot(location.file)}:${location.line}:${location.column}`] : lines
}

/** A program that has said what is wrong in its output. @param {string} name @param {string} output @returns {Failure} */
export function outputFailure(name, output) {
  return { name, lines: firstLines(output) }
}

/** A program that ended in the middle of its output. @param {string} name @param {string} output @returns {Failure} */
export function crash(name, output) {
  return { name, lines: wordsIn(output).slice(-MOST_LINES) }
}

/** What to print of failures when everything has run: whoever sees the end of the output alone knows what to do. @param {Failure[]} failures */
export function describeFailures(failures) {
  return failures.flatMap(({ name, lines }, at) => [
    `FAILED  ${name}`,
    ...(at < MOST_IN_FULL ? lines.map((line) => `        ${line}`) : []),
  ])
}

/** The words, without what was tried meanwhile, and of the places that led there the first of ours. */
function firstLines(text) {
  const lines = wordsIn(text)
  const end = lines.findIndex((line) => line.trim() === 'Call log:')
  const said = end === -1 ? lines : lines.slice(0, end)
  const isPlace = (line) => /^\s+at .*(:\d+:\d+\)?|\(<anonymous>\))$/.test(line)
  const place = said.find((line) => isPlace(line) && !/node_modules|<anonymous>\)$/.test(line))
  const words = said.filter((line) => !isPlace(line)).slice(0, MOST_LINES)
  return place === undefined ? words : [...words, fromRoot(place.trim())]
}

function wordsIn(text) {
  return stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
}

function fromRoot(text) {
  return text.startsWith(ROOT) ? relative(ROOT, text) : text.replaceAll(`${ROOT}/`, '').replace('file://', '')
}
