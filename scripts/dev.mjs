// npm run dev: the renderer with hot reload, and the server restarting on every change.
// DEV_PORT (5173) is the page's address, API_PORT (3000) the server's.
import { spawn } from 'node:child_process'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { childEnvironment, PROJECT_NODE, ROOT } from './lib/paths.mjs'

await ensureInstalled()
// The server also answers pages itself and wants a build for that; a broken one must not stop development.
await ensureBuilt()

const apiPort = process.env.API_PORT ?? process.env.PORT ?? '3000'
const children = [
  start(['--watch', '--watch-preserve-output', 'server/main.ts'], { PORT: apiPort }),
  start(['scripts/lib/dev-server.mjs'], { API_PORT: apiPort }),
]

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))

function start(args, env) {
  const child = spawn(PROJECT_NODE, args, { cwd: ROOT, env: childEnvironment(env), stdio: 'inherit' })
  child.on('exit', (code) => stop(code ?? 1))
  return child
}

/** One gone, all gone. */
function stop(code) {
  if (isStopping) return
  isStopping = true
  process.exitCode = code
  for (const child of children) child.kill('SIGTERM')
}
