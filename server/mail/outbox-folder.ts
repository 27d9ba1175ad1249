import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { composeMessage } from './compose-message.ts'
import type { MailMessage, MailPort } from './mail-port.ts'

const FILE_SAFE = /^[A-Za-z0-9-]{1,80}$/
const DAY_MS = 24 * 3_600_000
/** As long as a mail stays in the database. */
const KEPT_MS = 90 * DAY_MS

/** The embedded default: every mail becomes an `.eml` file in `folder`, which any mail program opens. */
export function openOutboxFolder({ folder, sender }: { folder: string; sender: string }): MailPort {
  let prunedAt = 0

  /** Old mails name people and open nothing any more. */
  async function prune(): Promise<void> {
    if (Date.now() - prunedAt < DAY_MS) return
    prunedAt = Date.now()
    for (const name of await readdir(folder)) {
      const path = join(folder, name)
      const { mtimeMs } = await stat(path)
      if (Date.now() - mtimeMs > KEPT_MS) await rm(path, { force: true })
    }
  }

  return {
    keepsMails: true,
    sender,
    async send(message) {
      if (!FILE_SAFE.test(message.id)) throw new TypeError(`"${message.id}" is no mail id`)
      const bytes = await emlOf(message, sender)
      await mkdir(folder, { recursive: true })
      const path = join(folder, `${message.id}.eml`)
      const temporary = `${path}.${process.pid}.tmp`
      try {
        const handle = await open(temporary, 'w')
        try {
          await handle.writeFile(bytes)
          await handle.sync()
        } finally {
          await handle.close()
        }
        // Whole or not at all; a mail that is written again takes its own place.
        await rename(temporary, path)
        // A folder that cannot be tidied up just now is tidied the next time.
        await prune().catch(() => undefined)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    close: () => undefined,
  }
}

async function emlOf(message: MailMessage, sender: string): Promise<Buffer> {
  // Loaded with the first mail: a portal that sends none starts without it.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const sent = await transport.sendMail(composeMessage(message, sender))
  if (!Buffer.isBuffer(sent.message)) throw new TypeError('The mail was not composed as a whole')
  return sent.message
}
