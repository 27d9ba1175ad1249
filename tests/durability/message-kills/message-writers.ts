import { createHash, randomBytes, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { MessageThreadSchema, StaffThreadSchema } from '#shared/contracts/entities/message.schema.ts'
import { writeToUnits } from '#shared/contracts/http/staff-messages.contract.ts'
import { createUnitUpload } from '#shared/contracts/http/uploads.contract.ts'
import { bearer } from '#tests/support/api-client.ts'
import type { SeededRandom } from '#shared/testing/seeded-random.ts'

const API = '/bp/api/v1'
/** Bytes of a file: more than one piece of a stream. */
const FILE_BYTES = 150_000

/** A message on its way, as it is sent each time: with the sender's own key. */
interface Sending {
  /** Stands in the message, and in no other one. */
  readonly tag: string
  readonly path: string
  readonly body: string
  readonly key: string
  /** SHA-256 of the file that goes with it; null = none does. */
  readonly fileHash: string | null
  /** The unit of the thread; null = of two units, each with a thread of its own. */
  readonly unit: string | null
}

/** A message that the server has acknowledged, and the threads that it then stands in. */
export interface Acknowledged extends Sending {
  readonly threadIds: readonly string[]
}

/** Somebody who writes one message after the other. */
interface MessageWriter {
  readonly name: string
  readonly email: string
  /** Their own; null = one of the team. */
  readonly unit: string | null
  /** Sent, not answered: it may or may not be there after a kill. */
  inFlight: Sending | null
  written: number
}

/** A portal, and who comes. */
interface Door {
  readonly url: string
  readonly token: string
}

/** What all of them know. */
export interface Correspondence {
  readonly writers: readonly MessageWriter[]
  readonly acknowledged: Acknowledged[]
  readonly threads: { readonly id: string; readonly unit: string }[]
}

/** Of the sample: whose unit it is, and what the team calls it. */
export const UNITS = [
  { unit: 'a-11', packageId: 'lindenhof-a-11', buyer: 'anna@example.com' },
  { unit: 'a-12', packageId: 'lindenhof-a-12', buyer: 'ben@example.com' },
] as const
/** Who of the team is told what buyers write; the first one writes, too. */
export const TEAM = ['operator@example.com', 'admin@example.com'] as const

export function newCorrespondence(): Correspondence {
  const buyers = UNITS.map(({ unit, buyer }) => ({ name: buyer.slice(0, buyer.indexOf('@')), email: buyer, unit }))
  const people = [...buyers, { name: 'team', email: TEAM[0], unit: null }]
  return {
    writers: people.map((person) => ({ ...person, inFlight: null, written: 0 })),
    acknowledged: [],
    threads: [],
  }
}

/** The result, or null where the server has gone meanwhile. */
export async function unlessGone<Value>(asked: Promise<Value>): Promise<Value | null> {
  return asked.catch((error: unknown) => {
    // What `fetch` says when the line breaks, before the answer or in its middle.
    if (error instanceof TypeError) return null
    throw error
  })
}

/** Sends again what was under way, as it was sent; what was acknowledged may come again, too, and is not said twice. */
export async function sendAgain(
  { url, token }: Door,
  writer: MessageWriter,
  { all, random }: { readonly all: Correspondence; readonly random: SeededRandom },
): Promise<void> {
  await deliver({ url, token }, writer, all)
  const own = all.acknowledged.filter(({ tag }) => tag.startsWith(`${writer.name}-`))
  const last = own.at(-1)
  if (last === undefined || random.chance(0.5)) return
  const threadIds = await send({ url, token }, last)
  if (threadIds.join() !== last.threadIds.join()) throw new Error(`${last.tag} was taken for a new message`)
}

/** Writes until the server is gone, or enough is written. */
export async function writeOn(
  door: Door,
  writer: MessageWriter,
  run: {
    readonly all: Correspondence
    readonly random: SeededRandom
    readonly isEnough: () => boolean
    /** A file, or a message with one, is going to be sent. */
    readonly onFile: () => void
    readonly onAcknowledged: () => void
  },
): Promise<void> {
  const { all, random } = run
  while (!run.isEnough()) {
    const file = random.chance(0.4) ? null : randomBytes(FILE_BYTES / 2).toString('hex')
    if (file !== null) run.onFile()
    writer.inFlight = await prepare(door, writer, { all, random, file })
    await deliver(door, writer, all)
    run.onAcknowledged()
  }
}

async function deliver(door: Door, writer: MessageWriter, all: Correspondence): Promise<void> {
  const { inFlight } = writer
  if (inFlight === null) return
  const threadIds = await send(door, inFlight)
  writer.inFlight = null
  all.acknowledged.push({ ...inFlight, threadIds })
  threadIds.forEach((id, place) => {
    const unit = inFlight.unit ?? UNITS[place]?.unit ?? ''
    if (!all.threads.some((thread) => thread.id === id)) all.threads.push({ id, unit })
  })
}

/** A message that begins a thread or answers in one; its file comes in first, or along with it. */
async function prepare(
  door: Door,
  writer: MessageWriter,
  { all, random, file }: { readonly all: Correspondence; readonly random: SeededRandom; readonly file: string | null },
): Promise<Sending> {
  writer.written += 1
  const tag = `${writer.name}-${writer.written}`
  const open = all.threads.filter(({ unit }) => writer.unit === null || writer.unit === unit).slice(-6)
  const answered = open.length === 0 || random.chance(0.3) ? null : random.pick(open)
  const attachments = file === null ? [] : [await attach(door, writer, { tag, file, random })]
  const text = `${tag}.`
  const fileHash = file === null ? null : createHash('sha256').update(file).digest('hex')
  const common = { tag, key: randomUUID(), fileHash }
  const subject = `Kills ${tag}`
  if (writer.unit !== null) {
    const threads = `${API}/units/${writer.unit}/message_threads`
    const message = { body: text, attachments }
    const path = answered === null ? threads : `${threads}/${answered.id}/messages`
    const body = answered === null ? { message_thread: { subject, ...message } } : message
    return { ...common, path, body: JSON.stringify(body), unit: writer.unit }
  }
  const threads = `${API}/account/message_threads`
  if (answered !== null) {
    const body = { body: text, is_note: random.chance(0.2), attachments }
    return { ...common, path: `${threads}/${answered.id}/messages`, body: JSON.stringify(body), unit: answered.unit }
  }
  const body = { unit_ids: UNITS.map(({ packageId }) => packageId), subject, body: text, attachments }
  return { ...common, path: threads, body: JSON.stringify(body), unit: null }
}

async function attach(
  { url, token }: Door,
  { unit }: MessageWriter,
  { tag, file, random }: { readonly tag: string; readonly file: string; readonly random: SeededRandom },
) {
  const name = `${tag}.txt`
  if (unit !== null && random.chance(0.4)) return { file_name: name, file: Buffer.from(file).toString('base64') }
  const path = unit === null ? 'account/uploads' : `units/${unit}/uploads`
  const answer = await fetch(`${url}${API}/${path}?file_name=${name}`, {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'application/octet-stream' },
    body: file,
  })
  const body = await answer.text()
  if (answer.status !== 201) throw new Error(`${name}: ${answer.status} ${body}`)
  return { upload_id: z.parse(createUnitUpload.answer, JSON.parse(body)).id }
}

/** Answers the threads that the message stands in then. @throws when it is refused, or the server has gone */
async function send({ url, token }: Door, { tag, path, body, key }: Sending): Promise<readonly string[]> {
  const headers = { ...bearer(token), 'content-type': 'application/json', 'idempotency-key': key }
  const answer = await fetch(url + path, { method: 'POST', headers, body })
  const text = await answer.text()
  if (answer.status !== 201) throw new Error(`${tag}: ${answer.status} ${text}`)
  const said = z.parse(z.union([writeToUnits.answer, StaffThreadSchema, MessageThreadSchema]), JSON.parse(text))
  return 'threads' in said ? said.threads.flatMap(({ thread_id }) => thread_id ?? []) : [said.id]
}

/** What is missing of messages that were acknowledged, or there twice, as the team sees them, whose `token` it is; empty = nothing. */
export async function findLost({ url, token }: Door, messages: readonly Acknowledged[]): Promise<string[]> {
  const lost: string[] = []
  for (const id of new Set(messages.flatMap(({ threadIds }) => threadIds))) {
    const answer = await fetch(`${url}${API}/account/message_threads/${id}`, { headers: bearer(token) })
    const text = await answer.text()
    const found = answer.status === 200 ? z.parse(StaffThreadSchema, JSON.parse(text)).messages : []
    for (const { tag, threadIds, fileHash } of messages) {
      if (!threadIds.includes(id)) continue
      const [message, ...others] = found.filter(({ body_text: body }) => body.startsWith(`${tag}.`))
      if (message === undefined || others.length > 0)
        lost.push(`${tag} is there ${others.length + (message ? 1 : 0)} times`)
      else if (message.attachments.length !== (fileHash === null ? 0 : 1)) lost.push(`${tag} has lost its file`)
      else if (fileHash !== null && (await readAttachmentHash(url, token, message.attachments[0]?.url)) !== fileHash)
        lost.push(`${tag} has another file`)
    }
  }
  return lost
}

async function readAttachmentHash(url: string, token: string, path = ''): Promise<string> {
  const asked = await fetch(url + path, { headers: bearer(token) })
  const { url: address } = z.parse(z.object({ url: z.string() }), JSON.parse(await asked.text()))
  const file = await fetch(new URL(address, url))
  return createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex')
}
