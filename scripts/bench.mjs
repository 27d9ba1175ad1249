// npm run bench: the figures the README names, with their bars, as a table and as bench-results.json.
//   npm run bench -- engine server   only these parts
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { fail, say } from './lib/output.mjs'
import { inProject } from './lib/paths.mjs'
import { runNode } from './lib/run.mjs'

const PARTS = [
  'engine',
  'solver',
  'budget',
  'writes',
  'server',
  'javascript',
  'touch',
  'rooms',
  'motion',
  'units',
  'uploads',
  'messages',
  'lighthouse',
  'start',
]
/** They take minutes each, so they are measured only when they are named. */
const LONG_PARTS = ['attacks', 'message-kills', 'kiosk-kills', 'kiosk-faults', 'kiosk-resets', 'kiosk-start']
const RESULTS = inProject('bench-results.json')

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => ![...PARTS, ...LONG_PARTS].includes(name))
if (unknown) fail(`There is no part "${unknown}". Parts: ${[...PARTS, ...LONG_PARTS].join(', ')}.`)

await ensureInstalled()
if (!(await ensureBuilt())) process.exit(1)
const browser = await ensureBrowser()

const results = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')).parts : {}
for (const part of wanted.length > 0 ? wanted : PARTS) {
  say(`Measuring ${part} …`)
  results[part] = await measure(part)
}
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${await nodeVersion()}`
writeFileSync(
  RESULTS,
  `${JSON.stringify({ measuredAt: new Date().toISOString(), machine, parts: results }, null, 2)}\n`,
)
printTable()

/** Runs one part in a process of its own, so that parts do not warm or disturb each other. */
async function measure(part) {
  mkdirSync(inProject('test-results'), { recursive: true })
  const rowsFile = inProject('test-results', `bench-${part}.json`)
  rmSync(rowsFile, { force: true })
  const { code } = await runNode(['--expose-gc', `tests/bench/${part}.bench.ts`], {
    env: { BENCH_ROWS: rowsFile, CHROMIUM_PATH: browser ?? '' },
  })
  if (code === 0 && existsSync(rowsFile)) return JSON.parse(readFileSync(rowsFile, 'utf8'))
  return [{ name: part, figure: 'could not be measured, see above', value: 0, bar: null, isBroken: true }]
}

function printTable() {
  const lines = [...PARTS, ...LONG_PARTS].flatMap((part) =>
    (results[part] ?? []).map((row) => [part, row.name, row.figure, getBar(row), getVerdict(row)]),
  )
  const table = [['part', 'what', 'measured', 'bar', ''], ...lines]
  const widths = table[0].map((_, column) => Math.max(...table.map((line) => line[column].length)))
  say('')
  for (const line of table)
    say(
      line
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
  const over = lines.filter((line) => line[4] === 'OVER').length
  say(`\n${machine}\n${over === 0 ? 'Every bar is met.' : `${over} over the bar.`} Written to bench-results.json.`)
  process.exitCode = over === 0 ? 0 : 1
}

function getBar(row) {
  return row.bar ? `${row.bar.kind} ${row.bar.limit} ${row.bar.unit}` : ''
}

function getVerdict(row) {
  if (row.isBroken) return 'OVER'
  if (!row.bar) return ''
  // What never ended has no number in JSON.
  if (row.value === null) return 'OVER'
  const isMet = row.bar.kind === 'at most' ? row.value <= row.bar.limit : row.value >= row.bar.limit
  return isMet ? 'ok' : 'OVER'
}

async function nodeVersion() {
  return (await runNode(['-p', 'process.versions.node'], { quiet: true })).output.trim()
}
