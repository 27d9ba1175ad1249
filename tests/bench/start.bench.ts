// How long a second `npm start` takes until the server answers (nothing to install, build or import).
import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, newDataFolder, removeFolder } from '#tests/support/portal.ts'
import { PROJECT_FOLDER } from '#tests/support/project-folder.ts'
import { atMost, median, report } from './rows.ts'

const RUNS = 3
const LIMIT_MS = 240_000

const folder = newDataFolder('start')
const first = await timeToAnswer()
const later: number[] = []
for (let run = 0; run < RUNS; run++) later.push(await timeToAnswer())
removeFolder(folder)

report([
  { name: 'npm start, empty data folder', figure: `${(first / 1000).toFixed(1)} s`, value: first / 1000, bar: null },
  {
    name: 'npm start, second time',
    figure: `${(median(later) / 1000).toFixed(1)} s`,
    value: median(later) / 1000,
    bar: atMost(5, 's'),
  },
])

/** ms from `npm start` to the first answer; then stops it. */
async function timeToAnswer(): Promise<number> {
  const port = await freePort()
  const start = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder },
    stdio: 'ignore',
    detached: true,
  })
  const ended = new Promise<void>((resolve) => npm.once('exit', () => resolve()))
  const url = `http://127.0.0.1:${port}/api/v1/accounts/demo/projects/lindenhof/config`
  while (performance.now() - start < LIMIT_MS) {
    if (npm.exitCode !== null) throw new Error('npm start ended by itself')
    const isThere = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isThere) {
      const elapsed = performance.now() - start
      // Its whole group, as a terminal does: npm alone may not pass the signal on.
      if (npm.pid) process.kill(-npm.pid, 'SIGTERM')
      await ended
      return elapsed
    }
    await wait(25)
  }
  throw new Error('npm start did not answer')
}
