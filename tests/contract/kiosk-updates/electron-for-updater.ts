// Stands in for `electron` where electron-updater runs in plain Node: this machine's network instead of Chromium's.
// Set up by `KIOSK_TEST_FOLDER` and `KIOSK_TEST_VERSION`.
import { channel } from 'node:diagnostics_channel'
import { EventEmitter } from 'node:events'
import { type ClientRequest, type IncomingMessage, request, type RequestOptions } from 'node:http'
import { join } from 'node:path'

const folder = process.env['KIOSK_TEST_FOLDER'] ?? '.'

class App extends EventEmitter {
  readonly isPackaged = true
  whenReady(): Promise<void> {
    return Promise.resolve()
  }
  getVersion(): string {
    return process.env['KIOSK_TEST_VERSION'] ?? '1.0.0'
  }
  getName(): string {
    return 'wohnwahl'
  }
  getPath(): string {
    return join(folder, 'user')
  }
}

/** Tells what the updater asked for and how much came: path, range (null = all of it), bytes. */
const traffic = channel('kiosk-updates')

export const app = new App()
export const session = { fromPartition: () => ({}) }
export const net = {
  request(options: RequestOptions): ClientRequest {
    const { headers, hostname, port, path, method } = options
    const sent = request({ headers, hostname, port, path, method })
    sent.on('response', (answer: IncomingMessage) => {
      const range = answer.headers['content-range'] ?? null
      let bytes = 0
      answer.on('data', (chunk: Buffer | string) => void (bytes += Buffer.byteLength(chunk)))
      answer.on('end', () => traffic.publish({ path, range, bytes }))
    })
    return sent
  },
}
