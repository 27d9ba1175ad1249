import { composeMessage } from './compose-message.ts'
import { type MailPort, MailRefused } from './mail-port.ts'

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
        throw isFinal(error) ? new MailRefused(describeReason(error)) : error
      }
    },
    deleteBefore: async () => undefined,
    close() {
      void transport?.then((open) => open.close())
    },
  }
}

/** The server has said no to this recipient or this mail for good; not: to us, or for now. */
function isFinal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const code = 'code' in error ? error.code : null
  const answer = 'responseCode' in error ? error.responseCode : null
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof answer === 'number' && answer >= 500
}

function describeReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
