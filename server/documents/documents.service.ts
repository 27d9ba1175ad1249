import { randomUUID } from 'node:crypto'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import {
  addDocumentVersion as versionContract,
  type changeDocument,
  createDocument as createContract,
} from '#shared/contracts/http/documents.contract.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import type { TeamNews } from '#server/news/team-news.types.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { makeMark } from '#server/platform/once/request-mark.ts'
import { type Keep, runOnce } from '#server/platform/once/run-once.ts'
import type { Log } from '#server/platform/log.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import { findProject, listBuildings } from '#server/projects/projects.repository.ts'
import { findUnit, type Unit } from '#server/projects/units.repository.ts'
import type { UploadsService } from '#server/uploads/uploads.service.ts'
import { createDocumentMails } from './document-mails.ts'
import type { ListRooms } from './document.types.ts'
import { listUnitsWithDocument } from './documents-units.ts'
import {
  addDocument,
  addVersion,
  deleteDocumentRow,
  type DocumentRow,
  listVersions,
  lockDocument,
  saveDocument,
  takeChecked,
  type VersionRow,
} from './documents.repository.ts'

type NewDocument = BodyOf<typeof createContract>
type NewVersion = BodyOf<typeof versionContract>
type Saying = BodyOf<typeof changeDocument>
type Changed = AnswerOf<typeof createContract>

export interface DocumentsService {
  /** Adds one to a project or a part of it, once for its key; null = each time. */
  create(caller: Caller, projectId: string, wanted: NewDocument, onceKey: string | null): Promise<Result<Changed>>
  /** Replaces what is shown. */
  replace(caller: Caller, id: string, wanted: NewVersion, onceKey: string | null): Promise<Result<Changed>>
  change(caller: Caller, id: string, saying: Saying): Promise<Result<Changed>>
  delete(caller: Caller, id: string): Promise<Result<Record<string, never>>>
}

/** A document that has changed, and whether buyers see something of that. */
interface Shown {
  readonly document: DocumentRow
  readonly isSeen: boolean
}

interface Parts {
  readonly database: Database
  readonly uploads: UploadsService
  readonly mails: MailQueue
  readonly news: TeamNews
  readonly listRooms: ListRooms
  readonly log: Log
  /** `https://portal.example`, without a slash at the end. */
  readonly baseUrl: () => string
  /** ms since epoch. */
  readonly now: () => number
}

/** What the team does with documents (DOC-10 to DOC-13). The gateway has asked for the right in the project. */
export function createDocumentsService(parts: Parts): DocumentsService {
  const { database, uploads, mails, news, log, now } = parts
  const db = database.kysely
  const letters = createDocumentMails(parts)

  /** After the commit: who watches one of the units that have it hears of it; the team alone of what buyers do not see. */
  async function tell(document: DocumentRow, isSeen = document.visibility !== 'internal'): Promise<void> {
    mails.wake()
    const units = await listUnitsWithDocument(db, document)
    if (isSeen) for (const unit of units) news.tell(unit, 'documents')
    else for (const unit of units.slice(0, 1)) news.tellTeam(unit, 'documents')
  }

  /**
   * A version that can be had is told at once, if it is to be; of one that waits for its check nobody but the team hears
   * before that. Within the transaction that has claimed the file, which is checked either before or after it.
   */
  async function show(db: Db, document: DocumentRow, version: VersionRow, tellsBuyers: boolean): Promise<boolean> {
    const isReady = (await uploads.find(db, [version.uploadId])).get(version.uploadId)?.scan === 'clean'
    await addVersion(db, version, tellsBuyers && !isReady)
    if (tellsBuyers && isReady) await letters.write(db, document)
    return isReady && document.visibility !== 'internal'
  }

  uploads.onScanned(async (within, { id, scan }) => {
    const documents = await takeChecked(within, id)
    if (scan === 'clean')
      for (const { tellsBuyers, ...document } of documents) if (tellsBuyers) await letters.write(within, document)
    if (documents.length === 0) return null
    return () => {
      for (const document of documents)
        tell(document, scan === 'clean' && document.visibility !== 'internal').catch((error: unknown) =>
          log.fault('news of a document', error),
        )
    }
  })

  async function create(
    caller: Caller,
    projectId: string,
    wanted: NewDocument,
    keep: Keep<Changed>,
  ): Promise<Result<Changed>> {
    const place = await findPlace(parts, caller, projectId, wanted)
    if (!place.ok) return place
    const at = isoTime(now())
    const document: DocumentRow = {
      id: randomUUID(),
      accountId: caller.account.id,
      ...place.value,
      ...getColumns(wanted),
      createdAt: at,
      updatedAt: at,
    }
    const stored = await database.transaction(async (within): Promise<Result<boolean>> => {
      const used = await uploads.use(within, { caller, unitId: document.unitId }, [wanted.uploadId])
      if (!used.ok) return used
      await addDocument(within, document)
      const version = { documentId: document.id, number: 1, uploadId: wanted.uploadId, createdAt: at }
      const isSeen = await show(within, document, version, wanted.tellsBuyers)
      await noteIn(within, caller, document, { action: 'document.added', at })
      await keep(within, { id: document.id })
      return passed(isSeen)
    })
    if (!stored.ok) return stored
    await tell(document, stored.value)
    return passed({ id: document.id })
  }

  async function replace(
    caller: Caller,
    id: string,
    { uploadId, tellsBuyers }: NewVersion,
    keep: Keep<Changed>,
  ): Promise<Result<Changed>> {
    const at = isoTime(now())
    const stored = await database.transaction(async (within): Promise<Result<Shown>> => {
      // Of two who replace it at once the second waits here, and takes the number after the first one's.
      const document = await lockDocument(within, caller.account.id, id)
      if (document === null) return gone()
      const used = await uploads.use(within, { caller, unitId: document.unitId }, [uploadId])
      if (!used.ok) return used
      await saveDocument(within, id, { updatedAt: at })
      const [newest] = (await listVersions(within, [id])).get(id) ?? []
      const version = { documentId: id, number: (newest?.number ?? 0) + 1, uploadId, createdAt: at }
      const isSeen = await show(within, document, version, tellsBuyers)
      await noteIn(within, caller, document, { action: 'document.replaced', at })
      await keep(within, { id })
      return passed({ document, isSeen })
    })
    if (!stored.ok) return stored
    await tell(stored.value.document, stored.value.isSeen)
    return passed({ id })
  }

  return {
    create(caller, projectId, wanted, onceKey) {
      const path = createContract.path.replace(':project_id', projectId)
      const request = makeMark('POST', path, { by: caller.user.id, wanted })
      return runOnce<Changed>(parts, { key: onceKey, request }, (keep) => create(caller, projectId, wanted, keep))
    },

    replace(caller, id, wanted, onceKey) {
      const path = versionContract.path.replace(':document_id', id)
      const request = makeMark('POST', path, { by: caller.user.id, wanted })
      return runOnce<Changed>(parts, { key: onceKey, request }, (keep) => replace(caller, id, wanted, keep))
    },

    async change(caller, id, saying) {
      const at = isoTime(now())
      const stored = await database.transaction(async (within): Promise<Result<Shown>> => {
        const before = await lockDocument(within, caller.account.id, id)
        if (before === null) return gone()
        const columns = getColumns(saying)
        await saveDocument(within, id, { ...columns, updatedAt: at })
        await noteIn(within, caller, before, { action: 'document.changed', at, visibility: columns.visibility })
        // Who saw it has to hear that it is hidden.
        const isSeen = [before, columns].some(({ visibility }) => visibility !== 'internal')
        return passed({ document: before, isSeen })
      })
      if (!stored.ok) return stored
      await tell(stored.value.document, stored.value.isSeen)
      return passed({ id })
    },

    async delete(caller, id) {
      const at = isoTime(now())
      const stored = await database.transaction(async (within): Promise<Result<DocumentRow>> => {
        const document = await lockDocument(within, caller.account.id, id)
        if (document === null) return gone()
        const versions = (await listVersions(within, [id])).get(id) ?? []
        // Nothing names the files any more: they go with everything else that nothing names. Before the versions go, as a
        // check that ends now takes them in this order, too.
        await uploads.release(
          within,
          versions.map(({ uploadId }) => uploadId),
          id,
        )
        await deleteDocumentRow(within, id)
        await noteIn(within, caller, document, { action: 'document.deleted', at })
        return passed(document)
      })
      if (!stored.ok) return stored
      await tell(stored.value)
      return passed({})
    },
  }
}

/** Where a new document hangs; refused when there is no such place in the project. */
async function findPlace(
  { database, listRooms }: Pick<Parts, 'database' | 'listRooms'>,
  { account }: Caller,
  projectId: string,
  { buildingId, unitId, roomId }: NewDocument,
): Promise<Result<Pick<DocumentRow, 'projectId' | 'buildingId' | 'unitId' | 'roomId'>>> {
  const db = database.kysely
  const project = await findProject(db, projectId, account.id)
  if (project === null) return failedWith('NOT_FOUND', 'There is no such project.')
  const scope = { kind: 'account', accountId: account.id, projectIds: [project.id] } as const
  const unit: Unit | null = unitId === null ? null : await findUnit(db, unitId, scope)
  if (unitId !== null && unit === null) {
    return failedWith('UNIT_UNKNOWN', 'The project has no such unit.', { field: 'unit_id' })
  }
  if ((unit !== null && buildingId !== null) || (unit === null && roomId !== null)) {
    return failedWith('INVALID_VALUE', 'A room is of a unit, and a unit stands for itself.', { field: 'room_id' })
  }
  const rooms = unit === null || roomId === null ? [] : await listRooms(unit, project.sourceLanguage)
  if (roomId !== null && !rooms.some(({ id }) => id === roomId)) {
    return failedWith('ROOM_UNKNOWN', 'The unit has no such room.', { field: 'room_id' })
  }
  const buildings = buildingId === null ? [] : await listBuildings(db, project.id)
  if (buildingId !== null && !buildings.some(({ id }) => id === buildingId)) {
    return failedWith('INVALID_VALUE', 'The project has no such building.', { field: 'building_id' })
  }
  return passed({ projectId: project.id, buildingId, unitId: unit?.id ?? null, roomId })
}

function getColumns({
  role,
  visibility,
  names,
}: Saying): Pick<DocumentRow, 'role' | 'visibility' | 'nameDe' | 'nameEn'> {
  return { role, visibility, nameDe: names.de, nameEn: names.en }
}

interface Noted {
  readonly action: 'document.added' | 'document.replaced' | 'document.changed' | 'document.deleted'
  /** ISO time. */
  readonly at: string
  readonly visibility?: DocumentRow['visibility']
}

function noteIn(db: Db, caller: Caller, document: DocumentRow, { action, at, visibility }: Noted): Promise<void> {
  return addAuditEntry(db, {
    accountId: document.accountId,
    unitId: document.unitId,
    userId: caller.user.id,
    action,
    subject: { kind: 'document', id: document.id },
    details: { role: document.role, visibility: visibility ?? document.visibility },
    at,
  })
}

function gone(): Result<never> {
  return failedWith('NOT_FOUND', 'There is no such document.')
}
