import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Db } from '#server/platform/db/database.types.ts'
import type { Acknowledged, Correspondence } from './message-writers.ts'

/** What people have sent, in a data folder. */
const SENT = 'files/sent'
/** Where files lie, and where they come in. */
const FOLDERS = ['files', 'uploads']

/** Sent files whose content is not what their name says; empty = all of them are whole. */
export function findHalfFiles(dataFolder: string): string[] {
  return filesIn(join(dataFolder, SENT)).filter((path) => {
    const name = basename(path)
    return /^[0-9a-f]{64}\./.test(name) && !isBeingWritten(name) && computeHash(path) !== name.slice(0, 64)
  })
}

/** What a file was written into before it was whole, and still lies there. */
export function findRemains(dataFolder: string): string[] {
  return FOLDERS.flatMap((folder) => filesIn(join(dataFolder, folder))).filter((path) => isBeingWritten(basename(path)))
}

/** What is wrong with the rows of what was written; empty = nothing. */
export async function findFaultyRows(db: Db, { acknowledged }: Correspondence): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .innerJoin('messageThreads', 'messageThreads.id', 'messages.threadId')
    .leftJoin('messageAttachments', 'messageAttachments.messageId', 'messages.id')
    .leftJoin('uploads', 'uploads.id', 'messageAttachments.uploadId')
    .select(['messages.threadId', 'messages.position', 'messages.bodyText', 'messages.isNote'])
    .select(['messageThreads.lastPosition', 'messageThreads.messageCount', 'uploads.fileKey', 'uploads.usedAt'])
    .where('messageThreads.subject', 'like', 'Kills %')
    .orderBy('messages.position')
    .execute()
  const faults = [...compareMessages(acknowledged, rows)]
  for (const [threadId, messages] of Map.groupBy(rows, (row) => row.threadId)) {
    const [first] = messages
    const positions = messages.map(({ position }) => position).join()
    const wanted = messages.map((_, place) => place + 1).join()
    if (positions !== wanted || first?.lastPosition !== messages.length) faults.push(`${threadId} has ${positions}`)
    if (first?.messageCount !== messages.filter(({ isNote }) => isNote === 0).length)
      faults.push(`${threadId} counts ${first?.messageCount} messages`)
  }
  return faults
}

type Row = {
  readonly threadId: string
  readonly bodyText: string
  readonly fileKey: string | null
  readonly usedAt: string | null
}

function compareMessages(acknowledged: readonly Acknowledged[], rows: readonly Row[]): string[] {
  const describe = (tag: string, threadId: string, file: string | null) => `${tag} in ${threadId} with ${file}`
  const wanted = acknowledged.flatMap(({ tag, threadIds, fileHash }) =>
    threadIds.map((id) => describe(`${tag}.`, id, fileHash)),
  )
  const found = rows.map(({ bodyText, threadId, fileKey, usedAt }) =>
    describe(
      bodyText,
      threadId,
      fileKey === null ? null : usedAt === null ? 'a file that nothing names' : basename(fileKey).slice(0, 64),
    ),
  )
  const [all, there] = [new Set(wanted), new Set(found)]
  const twice = found.filter((row, place) => found.indexOf(row) !== place)
  return [
    ...wanted.filter((row) => !there.has(row)).map((row) => `lost: ${row}`),
    ...found.filter((row) => !all.has(row)).map((row) => `never acknowledged: ${row}`),
    ...twice.map((row) => `twice: ${row}`),
  ]
}

function isBeingWritten(name: string): boolean {
  return name.endsWith('.tmp') || name.endsWith('.part')
}

function filesIn(folder: string): string[] {
  // Made with the first file.
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

function computeHash(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}
