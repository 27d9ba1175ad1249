import { spawn } from 'node:child_process'
import { childEnvironment, PROJECT_NODE, ROOT } from './paths.mjs'

const FORWARDED = ['SIGTERM', 'SIGINT', 'SIGHUP']

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, quiet?: boolean, shell?: boolean, timeoutMs?: number }} [options]
 *   `quiet`: nothing is printed, the output is returned instead.
 * @returns {Promise<{ code: number, output: string, timedOut: boolean }>} `code` is 128 + n after signal n, 127 when it could not start
 */
export function run(command, args, options = {}) {
  const { cwd = ROOT, env = {}, quiet = false, shell = false, timeoutMs = 0 } = options
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: childEnvironment(env),
      shell,
      // A group of its own, so that a run that hangs can be ended with everything it has started.
      detached: timeoutMs > 0 && process.platform !== 'win32',
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    const chunks = []
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    child.stderr?.on('data', (chunk) => chunks.push(chunk))
    let timedOut = false
    const timer = timeoutMs
      ? setTimeout(() => {
          timedOut = true
          killWithChildren(child)
        }, timeoutMs)
      : undefined
    const stopForwarding = forwardSignals(child)
    const finish = (code) => {
      clearTimeout(timer)
      stopForwarding()
      resolve({ code, output: Buffer.concat(chunks).toString('utf8'), timedOut })
    }
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${command}: ${error.message}\n`))
      finish(127)
    })
    child.on('close', (code, signal) => finish(code ?? 128 + signalNumber(signal)))
  })
}

function killWithChildren(child) {
  if (process.platform === 'win32' || !child.pid) child.kill('SIGKILL')
  else process.kill(-child.pid, 'SIGKILL')
}

/** `run` on the project's Node 24.
 * @param {string[]} args @param {Parameters<typeof run>[2]} [options] */
export function runNode(args, options) {
  return run(PROJECT_NODE, args, options)
}

/**
 * Becomes the given program on the project's Node: this process is replaced where the platform can
 * do that (so that a signal, kill -9 included, reaches the program itself), else it runs as a child
 * whose exit code is passed on.
 * @param {string[]} args @param {Record<string, string | undefined>} [env]
 * @returns {Promise<never>}
 */
export async function become(args, env = {}) {
  const environment = Object.fromEntries(
    Object.entries(childEnvironment(env)).filter(([, value]) => value !== undefined),
  )
  if (typeof process.execve === 'function' && process.platform !== 'win32') {
    process.chdir(ROOT)
    process.execve(PROJECT_NODE, [PROJECT_NODE, ...args], environment)
  }
  const { code } = await runNode(args, { env })
  process.exit(code)
}

/** Passes signals that reach this process on to a child; returns the way to stop it. */
export function forwardSignals(child) {
  const handlers = FORWARDED.map((signal) => {
    const handler = () => child.kill(signal)
    process.on(signal, handler)
    return () => process.off(signal, handler)
  })
  return () => {
    for (const off of handlers) off()
  }
}

function signalNumber(signal) {
  return { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15, SIGSEGV: 11, SIGABRT: 6 }[signal] ?? 1
}
