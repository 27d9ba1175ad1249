import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** Of a mail box; `isSeen` as the flag `\Seen` stands. */
interface BoxMail {
  readonly uid: number
  readonly raw: Buffer
  isSeen: boolean
}

export interface ImapServer {
  /** With user and password. */
  readonly url: string
  readonly mails: readonly BoxMail[]
  /** What it was asked, without tags: `SELECT INBOX`, `UID FETCH 1 …`; of a login the name alone. */
  readonly asked: readonly string[]
  add(raw: Buffer): BoxMail
  /** Ends the connection instead of answering the next command that begins so. */
  cutAt(command: string): void
  close(): Promise<void>
}

const USER = 'portal@portal.example'
const PASSWORD = 'se"cret\\ 1'
const FLAGS = '\\Answered \\Flagged \\Deleted \\Seen \\Draft'

/**
 * A mail box that speaks IMAP4rev1 over a socket: as much of RFC 3501 as reading new mails takes, its answers in the words of
 * the standard's own examples. Other commands are answered BAD.
 */
export async function startImapServer(): Promise<ImapServer> {
  const mails: BoxMail[] = []
  const asked: string[] = []
  const cuts: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    socket.write('* OK [CAPABILITY IMAP4rev1] IMAP4rev1 Service Ready\r\n')
    readCommands(socket, (tag, command) => {
      asked.push(/^LOGIN /i.test(command) ? `LOGIN ${USER}` : command)
      const cut = cuts.findIndex((start) => command.toUpperCase().startsWith(start))
      if (cut !== -1) {
        cuts.splice(cut, 1)
        socket.destroy()
        return
      }
      for (const answer of answerCommand(command, mails)) {
        socket.write(typeof answer === 'string' ? `${answer.replace(/^TAG /, `${tag} `)}\r\n` : answer)
      }
      if (/^LOGOUT$/i.test(command)) socket.end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens nowhere')
  return {
    url: `imap://${encodeURIComponent(USER)}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${address.port}`,
    mails,
    asked,
    add(raw) {
      const mail = { uid: 4_391 + mails.length, raw, isSeen: false }
      mails.push(mail)
      return mail
    },
    cutAt: (command) => void cuts.push(command),
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Lines that end in `{n}` go on with so many bytes. */
function readCommands(socket: Socket, take: (tag: string, command: string) => void): void {
  let waiting = Buffer.of()
  let command = ''
  const next = (): boolean => {
    const end = waiting.indexOf('\r\n')
    if (end === -1) return false
    const line = waiting.toString('utf8', 0, end)
    const literal = /\{(\d+)(\+?)\}$/.exec(line)
    if (literal === null) {
      waiting = waiting.subarray(end + 2)
      const whole = command + line
      command = ''
      const space = whole.indexOf(' ')
      take(whole.slice(0, space), whole.slice(space + 1))
      return true
    }
    const size = Number(literal[1])
    if (waiting.length < end + 2 + size) {
      if (literal[2] === '' && waiting.length === end + 2) socket.write('+ Ready for additional command text\r\n')
      return false
    }
    const text = waiting.toString('utf8', end + 2, end + 2 + size)
    command += line.slice(0, literal.index) + JSON.stringify(text)
    waiting = waiting.subarray(end + 2 + size)
    return true
  }
  socket.on('data', (bytes: Buffer) => {
    waiting = Buffer.concat([waiting, bytes])
    while (next());
  })
}

function answerCommand(command: string, mails: BoxMail[]): readonly (string | Buffer)[] {
  const upper = command.toUpperCase()
  const [name = ''] = upper.split(' ')
  if (name === 'CAPABILITY') return ['* CAPABILITY IMAP4rev1', 'TAG OK CAPABILITY completed']
  if (name === 'NOOP') return ['TAG OK NOOP completed']
  if (name === 'LOGIN') {
    const quoted = `"${PASSWORD.replaceAll(/["\\]/g, '\\$&')}"`
    return command.endsWith(` ${quoted}`) && command.includes(USER)
      ? ['TAG OK LOGIN completed']
      : ['TAG NO [AUTHENTICATIONFAILED] LOGIN failed']
  }
  if (name === 'LIST') return ['* LIST (\\HasNoChildren) "/" INBOX', 'TAG OK LIST Completed']
  if (name === 'LSUB') return ['* LSUB () "/" INBOX', 'TAG OK LSUB completed']
  if (name === 'SELECT') return select(mails)
  if (name === 'LOGOUT') return ['* BYE IMAP4rev1 Server logging out', 'TAG OK LOGOUT completed']
  if (name === 'CLOSE' || name === 'UNSELECT') return [`TAG OK ${name} completed`]
  if (upper.startsWith('UID SEARCH')) {
    const found = mails.filter(({ isSeen }) => !isSeen || !upper.includes('UNSEEN')).map(({ uid }) => uid)
    return [`* SEARCH ${found.join(' ')}`.trim(), 'TAG OK UID SEARCH completed']
  }
  const uid = Number(/^UID (?:FETCH|STORE) (\d+) /.exec(upper)?.[1] ?? Number.NaN)
  const place = mails.findIndex((mail) => mail.uid === uid)
  const mail = mails[place]
  if (upper.startsWith('UID FETCH')) {
    return [...(mail === undefined ? [] : fetched(mail, place + 1, upper)), 'TAG OK UID FETCH completed']
  }
  if (upper.startsWith('UID STORE') && mail !== undefined && upper.includes('+FLAGS') && upper.includes('\\SEEN')) {
    mail.isSeen = true
    return [`* ${place + 1} FETCH (UID ${uid} FLAGS (\\Seen))`, 'TAG OK UID STORE completed']
  }
  return ['TAG BAD command unknown or arguments invalid']
}

function select(mails: readonly BoxMail[]): readonly string[] {
  const first = mails.findIndex(({ isSeen }) => !isSeen)
  return [
    `* ${mails.length} EXISTS`,
    '* 0 RECENT',
    ...(first === -1 ? [] : [`* OK [UNSEEN ${first + 1}] Message ${first + 1} is first unseen`]),
    '* OK [UIDVALIDITY 3857529045] UIDs valid',
    `* OK [UIDNEXT ${4_391 + mails.length}] Predicted next UID`,
    `* FLAGS (${FLAGS})`,
    `* OK [PERMANENTFLAGS (${FLAGS} \\*)] Limited`,
    'TAG OK [READ-WRITE] SELECT completed',
  ]
}

function fetched({ uid, raw, isSeen }: BoxMail, place: number, asked: string): readonly (string | Buffer)[] {
  const flags = `FLAGS (${isSeen ? '\\Seen' : ''})`
  const size = asked.includes('RFC822.SIZE') ? ` RFC822.SIZE ${raw.length}` : ''
  const start = `* ${place} FETCH (UID ${uid} ${flags}${size}`
  if (!asked.includes('BODY.PEEK[]') && !asked.includes('BODY[]')) return [`${start})`]
  return [Buffer.from(`${start} BODY[] {${raw.length}}\r\n`), raw, ')']
}
