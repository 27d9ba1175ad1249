import type { FetchMessageObject, ImapFlow } from 'imapflow'
import type { Inbox } from './inbox.types.ts'
import { LARGEST_MAIL } from './mail-reader.ts'

type Take = Parameters<Inbox['fetchNew']>[0]

/** Mails of one look. */
const MOST = 50
/** ms for each step of the conversation with the mail server. */
const STEP_MS = 30_000

const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * A mail box by IMAP: what is unread there is new, and is read once it is done with.
 * @param url `imaps://user:password@host:993`, or `imap://…` with STARTTLS, which only a server on the same machine may lack
 */
export function openImapInbox(url: string): Inbox {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'imaps:'
  const connect = async () => {
    const { ImapFlow } = await import('imapflow')
    return new ImapFlow({
      host: hostname,
      port: port === '' ? (secure ? 993 : 143) : Number(port),
      secure,
      // Whoever stands between may have taken the offer out; the password is not for them.
      ...(secure || LOCAL.test(hostname) ? {} : { doSTARTTLS: true }),
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      logger: false,
      connectionTimeout: STEP_MS,
      greetingTimeout: STEP_MS,
      socketTimeout: STEP_MS * 4,
    })
  }
  return {
    async fetchNew(take) {
      const client = await connect()
      // Whoever listens to none of them ends with the process; what goes wrong is told by the calls.
      client.on('error', () => undefined)
      try {
        await client.connect()
        const lock = await client.getMailboxLock('INBOX')
        try {
          const found = await client.search({ seen: false }, { uid: true })
          for (const uid of (Array.isArray(found) ? found : []).slice(0, MOST)) {
            const known = await client.fetchOne(String(uid), { size: true }, { uid: true })
            const done = isTooLarge(known) ? 'done' : await hand(client, String(uid), take)
            if (done === 'done') await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
          }
        } finally {
          lock.release()
        }
        await client.logout()
      } finally {
        client.close()
      }
    },
  }
}

function isTooLarge(mail: FetchMessageObject | false): boolean {
  return mail === false || (mail.size ?? 0) > LARGEST_MAIL
}

async function hand(client: ImapFlow, uid: string, take: Take): Promise<'done' | 'later'> {
  const mail = await client.fetchOne(uid, { source: true }, { uid: true })
  return mail === false || mail.source === undefined ? 'done' : take(mail.source)
}
