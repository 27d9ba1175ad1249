import { composeMessage } from './compose-message.ts'
import { readSmtpFailure } from './smtp-failure.ts'
import type { MailPort } from './mail-port.ts'

/** ms for each step of the conversation with the mail server: less than a job is locked for. */
const STEP_MS = 20_000

/**
 * Sends by a mail server, over one connection at a time.
 * @param url `smtp://user:password@host:587` or `smtps://…:465`, as nodemailer reads it
 */
export function openSmtp({ url, sender }: { url: string; sender: string }): MailPort {
  let transport: ReturnType<typeof connect> | null = null
  const connect = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      connectionTimeout: STEP_MS,
      greetingTimeout: STEP_MS,
      socketTimeout: STEP_MS,
    })
  }
  return {
    keepsMails: false,
    sender,
    async send(message) {
      transport ??= connect()
      try {
        await (await transport).sendMail(composeMessage(message, sender))
      } catch (error) {
        throw readSmtpFailure(error, url)
      }
    },
    listKept: async () => [],
    deleteKept: async () => undefined,
    close() {
      void transport?.then((open) => open.close())
    },
  }
}
