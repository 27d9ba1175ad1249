import { createServer, type Server, type Socket } from 'node:net'

export interface ReceivedMail {
  readonly from: string
  readonly to: string
  /** Head and body as they came. */
  readonly source: string
}

/** A mail server on this machine that knows just enough to be sent to. */
export interface TestMailServer {
  readonly url: string
  readonly received: readonly ReceivedMail[]
  /** What recipients are answered from now on, for example `450 later`; null = they are taken. */
  answerRecipientsWith(line: string | null): void
  close(): Promise<void>
}

/** What is told of each mail, on the way. */
interface MailServerWatch {
  /** Somebody is named to whom a mail goes; what they are answered, null = they are taken. */
  readonly onRecipient?: () => string | null
  /** A mail was taken, and its sender does not know yet. */
  readonly onTaken?: (mail: ReceivedMail) => void
  /** The sender was told that it was taken. */
  readonly onAnswered?: () => void
}

/** Starts one on a free port. */
export async function startTestMailServer(watch: MailServerWatch = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  let refusal: string | null = null
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    talk(socket, {
      answerRecipient: () => refusal ?? watch.onRecipient?.() ?? null,
      take: (mail) => {
        received.push(mail)
        watch.onTaken?.(mail)
      },
      onAnswered: () => watch.onAnswered?.(),
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${getPort(server)}`,
    received,
    answerRecipientsWith(line) {
      refusal = line
    },
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

interface Listener {
  /** null = the recipient is taken. */
  readonly answerRecipient: () => string | null
  readonly take: (mail: ReceivedMail) => void
  readonly onAnswered: () => void
}

function talk(socket: Socket, { answerRecipient, take, onAnswered }: Listener): void {
  let rest = ''
  let from = ''
  let to = ''
  let data: string[] | null = null
  const say = (line: string) => socket.write(`${line}\r\n`)
  const hear = (line: string) => {
    if (data !== null) {
      if (line !== '.') return void data.push(line)
      take({ from, to, source: data.join('\n') })
      data = null
      return void socket.write('250 taken\r\n', onAnswered)
    }
    const [verb = ''] = line.toUpperCase().split(/[ :]/)
    if (verb === 'MAIL') from = line
    if (verb === 'RCPT') to = line
    if (verb === 'RCPT') return void say(answerRecipient() ?? '250 ok')
    if (verb === 'DATA') {
      data = []
      return void say('354 go on')
    }
    if (verb === 'QUIT') return void socket.end('221 bye\r\n')
    say('250 ok')
  }
  say('220 test')
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString('utf8')).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })
}

function getPort(server: Server): number {
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}
