import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findUser } from '#server/identity/users.repository.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { findSeedFingerprint, saveSeedFingerprint } from '#server/projects/seed-states.repository.ts'
import { listUnitsById } from '#server/projects/units.repository.ts'
import { addUpload } from '#server/uploads/uploads.repository.ts'
import { noteReading } from '#server/messages/readings.repository.ts'
import { SAMPLE_MODULES, SAMPLE_THREADS, type SampleMessage, type SampleThread } from './sample-threads.ts'
import { addModule } from '#server/messages/text-modules.repository.ts'
import { updateThread } from '#server/messages/threads.repository.ts'
import { beginThread, writeMessage } from '#server/messages/write-message.ts'

const SEED_ID = 'sample-messages'
const ACCOUNT = 'demo'
const HOUR_MS = 3_600_000

/** Brings in threads and text modules of the sample account, once: what is written later stays as it is. */
export async function seedSampleMessages({
  database,
  files,
  now,
}: {
  readonly database: Database
  readonly files: FileStore
  /** ms since epoch. */
  readonly now: number
}): Promise<void> {
  if ((await findSeedFingerprint(database.kysely, SEED_ID)) !== null) return
  const plan = await storePlan(files)
  await database.transaction(async (db) => {
    for (const thread of SAMPLE_THREADS) await seedThread(db, thread, { plan, now })
    for (const module of SAMPLE_MODULES) {
      await addModule(db, { ...module, id: randomUUID(), accountId: ACCOUNT, projectId: null })
    }
    await saveSeedFingerprint(db, SEED_ID, 'once', isoTime(now))
  })
}

interface Seeding {
  /** Key of a file that messages name. */
  readonly plan: { readonly fileKey: string; readonly size: number }
  readonly now: number
}

async function seedThread(db: Db, thread: SampleThread, seeding: Seeding): Promise<void> {
  const [unit] = await listUnitsById(db, [`${ACCOUNT}/${thread.unit}`])
  const [first, ...others] = thread.messages
  if (unit === undefined || first === undefined) return
  const getTime = ({ hoursAgo }: SampleMessage) => isoTime(seeding.now - hoursAgo * HOUR_MS)
  const author = await findAuthor(db, first.by)
  if (author === null) return
  const opening = { kind: thread.kind ?? 'message', subject: thread.subject, at: getTime(first) } as const
  const { id } = await beginThread(db, unit, opening, author, await makeMessage(db, first, { unit, ...seeding }))
  for (const message of others) {
    const by = await findAuthor(db, message.by)
    if (by === null) continue
    await writeMessage(db, id, by, await makeMessage(db, message, { unit, ...seeding }), getTime(message))
  }
  if (thread.assignee !== undefined) {
    await updateThread(db, { id, revision: thread.messages.length }, { assigneeId: thread.assignee })
  }
  for (const userId of thread.readBy) {
    const reader = { threadId: id, userId, seesNotes: (await findAuthor(db, userId))?.isTeam === true }
    await noteReading(db, reader, thread.messages.length, isoTime(seeding.now))
  }
}

async function findAuthor(db: Db, id: string) {
  const user = await findUser(db, id)
  return user && { id, firstName: user.firstName, lastName: user.lastName, isTeam: user.group !== 'buyer' }
}

interface Place extends Seeding {
  readonly unit: { readonly id: string }
}

async function makeMessage(
  db: Db,
  { by, body, isNote = false, closes = false, file }: SampleMessage,
  { unit, plan, now }: Place,
) {
  if (file === undefined) return { body, isNote, closes }
  const uploadId = randomUUID()
  const times = { createdAt: isoTime(now), usedAt: isoTime(now) }
  await addUpload(db, {
    ...plan,
    ...times,
    id: uploadId,
    accountId: ACCOUNT,
    unitId: unit.id,
    ownerId: by,
    name: file,
    contentType: 'application/pdf',
    scan: 'clean',
  })
  return { body, isNote, closes, files: [{ uploadId, role: 'attachment' as const }] }
}

async function storePlan(files: FileStore): Promise<Seeding['plan']> {
  const folder = await mkdtemp(join(tmpdir(), 'wohnwahl-sample-'))
  try {
    const bytes = makePdf('Elektroplan, Ausschnitt Wohnen')
    const path = join(folder, 'plan.pdf')
    await writeFile(path, bytes)
    return { fileKey: await files.putFile(path, 'pdf', 'private'), size: bytes.byteLength }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A page with a frame, a line through it and a title. */
function makePdf(title: string): Buffer {
  const drawing = `2 w 60 460 470 300 re S 60 600 m 300 600 l S 300 460 m 300 760 l S BT /F1 20 Tf 60 790 Td (${title}) Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return String(place).padStart(10, '0')
  })
  const table = ['0000000000 65535 f ', ...places.map((place) => `${place} 00000 n `)].join('\n')
  const trailer = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(`${text}xref\n0 ${objects.length + 1}\n${table}\n${trailer}`, 'latin1')
}
