import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { composeMessage } from './compose-message.ts'
import type { MailMessage, MailPort } from './mail-port.ts'

const FILE_SAFE = /^[A-Za-z0-9-]{1,80}$/
const ENDING = '.eml'

/** The embedded default: every mail becomes an `.eml` file in `folder`, which any mail program opens. */
export function openOutboxFolder({ folder, sender }: { folder: string; sender: string }): MailPort {
  return {
    keepsMails: true,
    sender,
    async send(message) {
      if (!FILE_SAFE.test(message.id)) throw new TypeError(`"${message.id}" is no mail id`)
      const bytes = await composeEml(message, sender)
      await mkdir(folder, { recursive: true })
      const path = join(folder, message.id + ENDING)
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
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    async listKept() {
      const names = await readdir(folder).catch(() => [])
      return names.filter((name) => name.endsWith(ENDING)).map((name) => name.slice(0, -ENDING.length))
    },
    async deleteKept(ids) {
      for (const id of ids.filter((one) => FILE_SAFE.test(one))) await rm(join(folder, id + ENDING), { force: true })
    },
    close: () => undefined,
  }
}

async function composeEml(message: MailMessage, sender: string): Promise<Buffer> {
  // Loaded with the first mail: a portal that sends none starts without it.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const sent = await transport.sendMail(composeMessage(message, sender))
  if (!Buffer.isBuffer(sent.message)) throw new TypeError('The mail was not composed as a whole')
  return sent.message
}
