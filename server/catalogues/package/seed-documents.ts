import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type * as z from 'zod/mini'
import type { SampleFileSchema } from '#shared/contracts/project-package.ts'
import { addDocument, addOpening, addVersion, findDocument } from '#server/documents/documents.repository.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { newRowId } from '#server/platform/db/package-ids.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { addUpload } from '#server/uploads/uploads.repository.ts'

type SampleDocument = NonNullable<z.infer<typeof SampleFileSchema>['accounts'][number]['documents']>[number]

/** ms */
const DAY = 86_400_000

/** A file of the sample that lies in the file store. */
interface StoredFile {
  readonly fileKey: string
  readonly size: number
}

/** Puts the files of documents into the store, by their paths in `folder`. */
export async function storeDocumentFiles(
  documents: readonly SampleDocument[],
  files: FileStore,
  folder: string,
): Promise<ReadonlyMap<string, StoredFile>> {
  const paths = new Set(documents.flatMap(({ versions }) => versions.map(({ file }) => file)))
  const stored = new Map<string, StoredFile>()
  for (const path of paths) {
    const bytes = await readFile(join(folder, path))
    stored.set(path, { fileKey: await files.put(bytes, 'pdf', 'private'), size: bytes.length })
  }
  return stored
}

interface Target {
  readonly accountId: string
  readonly stored: ReadonlyMap<string, StoredFile>
  /** ms since epoch. */
  readonly now: number
}

/** Gives buyers of the sample a document, dated from today; one that is there already stays as it is. */
export async function seedDocument(
  db: Db,
  { id, project, building, unit, room, role, visibility, names, versions, opened_by: openers }: SampleDocument,
  { accountId, stored, now }: Target,
): Promise<void> {
  if ((await findDocument(db, accountId, id)) !== null) return
  const times = versions.map(({ days_ago: days }) => isoTime(now - days * DAY))
  const [first = isoTime(now)] = times
  const unitId = unit === null ? null : newRowId(accountId, unit)
  await addDocument(db, {
    id,
    accountId,
    projectId: newRowId(accountId, project),
    buildingId: building,
    unitId,
    roomId: room,
    role,
    visibility,
    nameDe: names.de,
    nameEn: names.en,
    createdAt: first,
    updatedAt: times.at(-1) ?? first,
  })
  for (const [at, { file }] of versions.entries()) {
    const createdAt = times[at] ?? first
    const uploadId = `sample-${createHash('sha256').update(`${id}\n${at}`).digest('hex').slice(0, 32)}`
    const known = stored.get(file)
    if (known === undefined) throw new Error(`There is no file ${file}`)
    await addUpload(db, {
      id: uploadId,
      accountId,
      unitId,
      ownerId: null,
      name: basename(file),
      contentType: 'application/pdf',
      ...known,
      scan: 'clean',
      createdAt,
      usedAt: createdAt,
    })
    await addVersion(db, { documentId: id, number: at + 1, uploadId, createdAt })
  }
  for (const userId of openers ?? []) {
    await addOpening(db, { documentId: id, mark: String(versions.length), userId, openedAt: times.at(-1) ?? first })
  }
}
