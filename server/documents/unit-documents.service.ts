import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { listUnitDocuments } from '#shared/contracts/http/documents.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import type { SignedAddress, SignedAddresses } from '#server/platform/files/signed-addresses.ts'
import type { TeamNews } from '#server/news/team-news.types.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import { listUnitsById, type Unit } from '#server/projects/units.repository.ts'
import type { UploadsService } from '#server/uploads/uploads.service.ts'
import { makeArchive, type UnitArchive } from './archive.ts'
import { readArchiveId, signArchive } from './archive-address.ts'
import { describeDocument } from './describe-documents.ts'
import type { Document, ListRooms } from './document.types.ts'
import { listTypes } from './document-words.ts'
import { addOpening, hasUnopened, listOpenings } from './documents.repository.ts'
import { rememberSizes } from './package-documents.ts'
import { listForBuyers, listOpenToBuyers, readDocumentsOfUnit } from './read-documents.ts'
import { signVersion } from './sign-version.ts'

interface UnitCall {
  readonly caller: Caller
  readonly unit: Unit
}

export interface UnitDocumentsService {
  /** What the unit's buyers have (decision 54). `locale`: null = the project's. */
  list(call: UnitCall, locale: Locale | null): Promise<AnswerOf<typeof listUnitDocuments>>
  /** How many of them the caller has not opened. `locale`: as above. */
  countNew(call: UnitCall, locale: Locale | null): Promise<number>
  noteOpened(call: UnitCall, id: string, version: number): Promise<Result<Record<string, never>>>
  address(unit: Unit, id: string, version: number): Promise<Result<SignedAddress>>
  /** An address of all of them in one file; refused when there is none. */
  archiveAddress(unit: Unit, locale: Locale | null): Promise<Result<SignedAddress>>
  /** What such an address leads to; null = it opens nothing. */
  openArchive(id: string, until: string, signature: string): Promise<UnitArchive | null>
}

interface Parts {
  readonly database: Database
  readonly listRooms: ListRooms
  readonly uploads: UploadsService
  readonly files: FileStore
  readonly addresses: SignedAddresses
  readonly news: Pick<TeamNews, 'tellTeam'>
  /** ms since epoch. */
  readonly now: () => number
}

/** The documents of a unit for its buyers (DOC-1 to DOC-9). */
export function createUnitDocumentsService(parts: Parts): UnitDocumentsService {
  const { database, listRooms, addresses, news, now } = parts
  const db = database.kysely
  const sources = { uploads: parts.uploads, files: rememberSizes(parts.files) }

  async function readAll(unit: Unit) {
    const project = await findProject(db, unit.projectId, unit.accountId)
    if (project === null) throw new Error(`Unit ${unit.id} has no project`)
    return { project, all: await readDocumentsOfUnit(db, sources, { unit, project }) }
  }

  async function read(unit: Unit, wanted: Locale | null) {
    const { project, all } = await readAll(unit)
    const locale = wanted ?? project.sourceLanguage
    return { project, locale, documents: listForBuyers(all, locale, project.sourceLanguage) }
  }

  /** By its id, which says the same in every language; which of namesakes shows, each reader's language says. */
  async function find(unit: Unit, id: string): Promise<Document | undefined> {
    return listOpenToBuyers((await readAll(unit)).all).find((document) => document.id === id)
  }

  /** Which of them are new to a buyer: what came with the package was there before they were. */
  async function findNew({ user }: Caller, documents: readonly Document[]): Promise<ReadonlySet<string>> {
    if (user.group !== 'buyer') return new Set()
    const sent = documents.filter(({ isOfPackage }) => !isOfPackage)
    const openings = await listOpenings(
      db,
      sent.map(({ id }) => id),
    )
    const isOpened = ({ id, versions: [newest] }: Document) =>
      openings.get(id)?.some(({ userId, mark }) => userId === user.id && mark === newest.mark) === true
    return new Set(sent.filter((document) => !isOpened(document)).map(({ id }) => id))
  }

  return {
    async list({ caller, unit }, wanted) {
      const { project, locale, documents } = await read(unit, wanted)
      const fresh = await findNew(caller, documents)
      const rooms = documents.some(({ roomId }) => roomId !== null) ? await listRooms(unit, locale) : []
      return {
        types: listTypes(locale),
        documents: documents.map((document) =>
          describeDocument(document, {
            locale,
            sourceLanguage: project.sourceLanguage,
            unit,
            roomTitle: rooms.find(({ id }) => id === document.roomId)?.title ?? null,
            isNew: fresh.has(document.id),
          }),
        ),
      }
    },

    async countNew({ caller, unit }, locale) {
      if (caller.user.group !== 'buyer' || !(await hasUnopened(db, unit, caller.user.id))) return 0
      return (await findNew(caller, (await read(unit, locale)).documents)).size
    },

    async noteOpened({ caller, unit }, id, number) {
      const version = (await find(unit, id))?.versions.find((one) => one.number === number)
      if (version === undefined) return gone()
      const opening = { documentId: id, mark: version.mark, userId: caller.user.id, openedAt: isoTime(now()) }
      const isFirst = await database.transaction((within) => addOpening(within, opening))
      if (isFirst) news.tellTeam(unit, 'documents')
      return passed({})
    },

    async address(unit, id, number) {
      return signVersion(parts, await find(unit, id), number)
    },

    async archiveAddress(unit, wanted) {
      const { locale, documents } = await read(unit, wanted)
      return documents.length === 0 ? gone() : passed(signArchive(addresses, { unitId: unit.id, locale }))
    },

    async openArchive(id, until, signature) {
      const named = addresses.opens(id, { until, signature }) ? readArchiveId(id) : null
      const [unit] = named === null ? [] : await listUnitsById(db, [named.unitId])
      if (named === null || unit === undefined) return null
      const { project, locale, documents } = await read(unit, named.locale)
      return makeArchive(parts.files, documents, { unit, locale, sourceLanguage: project.sourceLanguage })
    },
  }
}

function gone(): Result<never> {
  return failedWith('NOT_FOUND', 'The unit has no such document.')
}
