// The least a Node server can do: one fixed answer, status, headers and bytes given by the parent.
import { createServer } from 'node:http'

interface FixedAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

process.once('message', (message) => {
  const { status, headers, body } = message as FixedAnswer
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_, answer) => {
    answer.writeHead(status, headers)
    answer.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send?.({ address: server.address() }))
})
