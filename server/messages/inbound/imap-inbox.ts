import type { FetchMessageObject, ImapFlow } from 'imapflow'
import type { Inbox } from './inbox.types.ts'
import { LARGEST_MAIL } from './mail-reader.ts'

type Take = Parameters<Inbox['fetchNew']>[0]

/** Mails of one look. */
const MOST = 50
/** ms after which a mail that was put off is handed in again: until then it takes no other mail's place in a look. */
const PUT_OFF_MS = 600_000
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
  /** By number in the box: until when, ms of this process's clock. */
  const putOff = new Map<number, number>()
  const isDue = (uid: number) => (putOff.get(uid) ?? 0) <= performance.now()
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
          const unread = Array.isArray(found) ? found : []
          for (const uid of putOff.keys()) if (!unread.includes(uid)) putOff.delete(uid)
          for (const uid of unread.filter(isDue).slice(0, MOST)) {
            const known = await client.fetchOne(String(uid), { size: true }, { uid: true })
            const done = isTooLarge(known) ? await take(null) : await hand(client, String(uid), take)
            if (done === 'done') await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
            else putOff.set(uid, performance.now() + PUT_OFF_MS)
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
