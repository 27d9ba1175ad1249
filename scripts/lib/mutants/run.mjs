import { fork } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { AREAS, LEFT_OUT } from './areas.mjs'
import { applyMutant, findMutants } from './find-mutants.mjs'
import { chance } from '../chance.mjs'
import { readOptions } from '../options.mjs'
import { fail, say } from '../output.mjs'
import { childEnvironment, inProject, PROJECT_NODE, ROOT } from '../paths.mjs'

const USAGE = `Usage: npm run mutants -- [area ...] [--count N] [--seed N] [--minutes N]
  area       of ${Object.keys(AREAS).join(', ')}; all of them when none is named
  --count    changes an area (20)
  --seed     which ones (1): the same seed takes the same ones as long as the code is the same
  --minutes  an area, at most (4)`
/** Each keeps one core busy. */
const SIDE_BY_SIDE = 2
/** A changed loop may have no end. */
const TOO_LONG_MS = 300_000

const number = { type: /** @type {const} */ ('string') }
const { values, positionals } = readOptions(USAGE, { count: number, seed: number, minutes: number }, true)
const unknown = positionals.find((name) => !(name in AREAS))
if (unknown) fail(`There is no area "${unknown}". Areas: ${Object.keys(AREAS).join(', ')}.`)
const count = Number(values.count ?? 20)
const seed = Number(values.seed ?? 1)
const minutes = Number(values.minutes ?? 4)

say(`Seed: ${seed}`)
const survivors = []
const rows = []
const waiting = positionals.length > 0 ? positionals : Object.keys(AREAS)
const worker = async () => {
  for (let name = waiting.shift(); name; name = waiting.shift()) rows.push(await runArea(name))
}
await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker))
say('')
for (const one of survivors) say(`survived  ${one}`)
say('')
for (const { name, caught, survived, invalid, all } of rows) {
  const share = caught + survived === 0 ? 0 : Math.round((100 * caught) / (caught + survived))
  say(`${name.padEnd(12)} ${share} % caught: ${caught} caught, ${survived} survived, ${invalid} invalid, of ${all}`)
}

async function runArea(name) {
  const all = getMutants(AREAS[name].sources)
  const row = { name, caught: 0, survived: 0, invalid: 0, all: all.length }
  const session = openSession(name)
  try {
    const until = Date.now() + minutes * 60_000
    for (const mutant of shuffled(all, seed).slice(0, count)) {
      if (Date.now() > until) break
      const source = applyMutant(readFileSync(inProject(mutant.file), 'utf8'), mutant)
      const place = `${mutant.file}:${mutant.line}  ${mutant.change}`
      const { verdict, note } = await judge(session, mutant.file, source)
      row[verdict] += 1
      if (verdict === 'survived') survivors.push(`${place}  (${note})`)
      say(`${name} ${verdict.padEnd(8)} ${place}  (${note})`)
    }
  } finally {
    session.close()
  }
  return row
}

async function judge(session, file, source) {
  if (parseSync(file, source).errors.length > 0) return { verdict: 'invalid', note: 'is no program' }
  const answer = await session.ask({ file, source })
  if (answer === null) return { verdict: 'caught', note: 'never ends' }
  if (answer.fault !== undefined) fail(`Without any change fails: ${answer.fault}`)
  if (answer.caught === null) return { verdict: 'survived', note: `${answer.tests} test files` }
  return { verdict: 'caught', note: answer.caught }
}

/** @param {string[]} sources */
function getMutants(sources) {
  const files = sources.flatMap((glob) => {
    const found = globSync(glob, { cwd: ROOT })
    if (found.length === 0) fail(`There is nothing at ${glob} any more.`)
    return found
  })
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !LEFT_OUT.test(file))
    .toSorted()
    .flatMap((file) => findMutants(readFileSync(inProject(file), 'utf8'), file).map((mutant) => ({ ...mutant, file })))
}

/** The area's tests in a process of their own; one that does not answer is ended, and another one begins. */
function openSession(area) {
  let child = null
  const start = async () => {
    const env = childEnvironment(chance({ isNightly: false, env: process.env }))
    const stdio = ['ignore', 'ignore', 'inherit', 'ipc']
    child = fork(inProject('scripts/lib/mutants/session.mjs'), [area], {
      execPath: PROJECT_NODE,
      env,
      stdio,
      detached: true,
    })
    if ((await getAnswer(child)) === null) fail('The tests do not start.')
  }
  return {
    async ask(question) {
      if (child === null) await start()
      child.send(question)
      const answer = await getAnswer(child)
      if (answer === null) {
        process.kill(-child.pid, 'SIGKILL')
        child = null
      }
      return answer
    },
    close: () => child?.disconnect(),
  }
}

/** What it says next; null = nothing within the time. */
function getAnswer(child) {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), TOO_LONG_MS)
    child.once('message', (answer) => {
      clearTimeout(timer)
      resolve(answer)
    })
  })
}

/** Fisher and Yates with a small generator of its own, so that a seed means the same everywhere. */
function shuffled(all, start) {
  const list = [...all]
  let state = start >>> 0
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1))
    ;[list[last], list[other]] = [list[other], list[last]]
  }
  return list
}
