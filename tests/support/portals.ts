import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { copyOfTemplate } from './portal.ts'
import { PROJECT_FOLDER } from './project-folder.ts'

const PROGRAM = join(PROJECT_FOLDER, 'tests/support/serve-portals.ts')

/** What `serve-portals.ts` is asked for, and what it answers. */
export const PortalOrderSchema = z.enum(['open', 'reopen', 'close'])
const PortalAnswerSchema = z.union([
  z.object({ opened: z.string() }),
  z.object({ closed: z.literal(true) }),
  z.object({ fault: z.string() }),
])
type PortalOrder = z.infer<typeof PortalOrderSchema>
export type PortalAnswer = z.infer<typeof PortalAnswerSchema>

/**
 * Portals for tests, one after the other in one process. Each is a server of its own: on the sample data as they were
 * brought in, at an address of its own, with nothing in its memory. What a process needs to start is paid once.
 */
export interface Portals {
  /** Opens the next one, when the one before is closed; answers its address. @throws with what the server says */
  open(): Promise<string>
  /** Ends it as SIGTERM does: what is under way is finished first. */
  close(): Promise<void>
  /**
   * Its process is killed (SIGKILL: no handler runs, nothing is flushed), and a new one opens what is on the disk. Answers
   * its address: another one, since in between anybody may have been given the port.
   */
  crash(): Promise<string>
  /** Ends the process, which removes its data. */
  stop(): Promise<void>
}

/** @param template a folder as `prepareTemplate` makes it */
export function startPortals(template: string): Portals {
  const dataFolder = copyOfTemplate(template, 'portals')
  let server = startProcess(template, dataFolder)
  const open = async (order: PortalOrder) => {
    const answer = await server.ask(order)
    if (!('opened' in answer)) throw new Error('The portal was not opened')
    return answer.opened
  }
  return {
    open: () => open('open'),
    async close() {
      await server.ask('close')
    },
    async crash() {
      server.child.kill('SIGKILL')
      await server.ended
      server = startProcess(template, dataFolder)
      return open('reopen')
    },
    async stop() {
      if (server.child.connected) server.child.disconnect()
      await server.ended
    },
  }
}

interface PortalProcess {
  readonly child: ChildProcess
  readonly ended: Promise<null>
  readonly ask: (order: PortalOrder) => Promise<PortalAnswer>
}

function startProcess(template: string, dataFolder: string): PortalProcess {
  const child = fork(PROGRAM, [template, dataFolder], {
    cwd: PROJECT_FOLDER,
    execArgv: [],
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let printed = ''
  const print = (chunk: Buffer) => (printed += chunk.toString())
  child.stdout?.on('data', print)
  child.stderr?.on('data', print)
  const ended = new Promise<null>((resolve) => child.once('exit', () => resolve(null)))

  async function ask(order: PortalOrder): Promise<PortalAnswer> {
    printed = ''
    const answered = new Promise<unknown>((resolve) => child.once('message', resolve))
    if (child.connected) child.send(order)
    const message = await Promise.race([answered, ended])
    if (message === null) throw new Error(`The process of the portals has ended:\n${printed}`)
    const answer = z.parse(PortalAnswerSchema, message)
    if ('fault' in answer) throw new Error(`The portal does not ${order}: ${answer.fault}\n${printed}`)
    return answer
  }
  return { child, ended, ask }
}
