import { parentPort, workerData } from 'node:worker_threads'
import { readMail } from './read-mail.ts'

const raw: unknown = workerData
if (!(raw instanceof Uint8Array)) throw new Error('There is no mail')
parentPort?.postMessage(await readMail(raw))
