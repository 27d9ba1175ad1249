import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { listDocumentPlaces } from '#shared/contracts/http/documents.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import type { DocumentRole, DocumentVisibility } from '#shared/domain/index.ts'
import { getScope, mayIn, projectsWith } from '#server/identity/rights.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import type { Page } from '#server/platform/db/page.types.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import type { SignedAddress, SignedAddresses } from '#server/platform/files/signed-addresses.ts'
import type { Result } from '#server/platform/result.ts'
import { listBuildings, listProjects, type Project } from '#server/projects/projects.repository.ts'
import { findUnit, listUnits, listUnitsById, type Unit } from '#server/projects/units.repository.ts'
import type { UploadsService } from '#server/uploads/uploads.service.ts'
import { describeDocument, type StaffDocument } from './describe-documents.ts'
import type { Document, ListRooms } from './document.types.ts'
import { findDocument, listDocumentsOfProjects, listOpenings } from './documents.repository.ts'
import { isOfProject, listProjectPackageDocuments, rememberSizes } from './package-documents.ts'
import { completeDocuments, listForTeam, readDocumentsOfUnit } from './read-documents.ts'
import { signVersion } from './sign-version.ts'

export interface DocumentQuery {
  /** Ids or slugs; null = any. */
  readonly projectId: string | null
  readonly unitId: string | null
  readonly role: DocumentRole | null
  readonly visibility: DocumentVisibility | null
  readonly search: string | null
  readonly locale: Locale | null
  readonly page: Page
}

export interface DocumentListService {
  /** The documents of the projects in which the caller may see them, the one changed last first. */
  list(caller: Caller, query: DocumentQuery): Promise<{ documents: StaffDocument[]; total: number }>
  /** Where new ones can belong to; the rooms are those of the unit. */
  places(
    caller: Caller,
    wanted: { readonly unitId: string | null; readonly locale: Locale | null },
  ): Promise<AnswerOf<typeof listDocumentPlaces>>
  /** The gateway has asked for the right. */
  address(caller: Caller, id: string, version: number): Promise<Result<SignedAddress>>
}

interface Parts {
  readonly database: Database
  readonly listRooms: ListRooms
  readonly uploads: UploadsService
  readonly files: FileStore
  readonly addresses: SignedAddresses
  /** ms since epoch. */
  readonly now: () => number
}

/** Units of one account; more than any has. */
const ALL = { limit: 10_000, offset: 0 }

/** What the team sees of documents: all of them, and who has opened what. */
export function createDocumentListService(parts: Parts): DocumentListService {
  const { database, listRooms } = parts
  const files = rememberSizes(parts.files)
  const db = database.kysely

  async function listSeenProjects(caller: Caller): Promise<readonly Project[]> {
    const seen = projectsWith(caller, 'seeDocuments')
    return (await listProjects(db, caller.account.id)).filter(({ id }) => seen?.includes(id) !== false)
  }

  async function read(caller: Caller, { projectId, unitId, locale }: DocumentQuery): Promise<Found> {
    const seen = await listSeenProjects(caller)
    const projects = seen.filter((one) => projectId === null || [one.packageId, one.slug].includes(projectId))
    if (unitId !== null) {
      const unit = await findUnit(db, unitId, getScope(caller, 'seeDocuments'))
      const project = projects.find(({ id }) => id === unit?.projectId)
      if (unit === null || project === undefined) return { projects, documents: [], unit: null }
      const all = await readDocumentsOfUnit(db, { ...parts, files }, { unit, project })
      const { sourceLanguage } = project
      return { projects, documents: listForTeam(all, locale ?? sourceLanguage, sourceLanguage), unit }
    }
    const rows = await listDocumentsOfProjects(
      db,
      projects.map(({ id }) => id),
    )
    const sent = await completeDocuments(db, parts, rows)
    const ofPackages = await Promise.all(projects.map((project) => listProjectPackageDocuments(project, files)))
    return { projects, documents: [...sent, ...ofPackages.flat()], unit: null }
  }

  /** What they say of themselves beside who has opened them. */
  async function describe(documents: readonly Document[], { projects, unit }: Found, wanted: Locale | null) {
    const ids = documents.flatMap(({ unitId }) => unitId ?? [])
    const units = new Map((await listUnitsById(db, [...new Set(ids)])).map((one) => [one.id, one]))
    const openings = await listOpenings(
      db,
      documents.map(({ id }) => id),
    )
    const described: StaffDocument[] = []
    for (const document of documents) {
      const project = projects.find(({ id }) => id === document.projectId)
      if (project === undefined) continue
      const locale = wanted ?? project.sourceLanguage
      const own = document.unitId === null ? null : (units.get(document.unitId) ?? null)
      const building =
        document.buildingId === null
          ? undefined
          : (await listBuildings(db, project.id)).find(({ id }) => id === document.buildingId)
      const text = (value: Document['names']) => textIn(value, locale, project.sourceLanguage)
      described.push({
        ...describeDocument(document, {
          locale,
          sourceLanguage: project.sourceLanguage,
          // What its package brings to a unit is asked for as the unit's.
          unit: document.isOfPackage && document.unitId !== null ? unit : null,
          roomTitle: await findRoomTitle(own, document.roomId, locale),
          isNew: false,
        }),
        names: { de: document.names.de ?? '', en: document.names.en ?? null },
        isOfPackage: document.isOfPackage,
        project: { id: project.packageId, name: project.name },
        building: building === undefined ? null : { id: building.id, name: text(building.name) },
        unit: own === null ? null : { id: own.packageId, displayName: text(own.displayName) },
        openedBy: (openings.get(document.id) ?? []).flatMap(({ name, mark, openedAt }) => {
          const version = document.versions.find((one) => one.mark === mark)
          return version === undefined ? [] : [{ name, version: version.number, at: openedAt }]
        }),
      })
    }
    return described
  }

  /** Of the units that documents are of, by the database's own id. */
  async function listNumbers(documents: readonly Document[]): Promise<ReadonlyMap<string, string>> {
    const ids = new Set(documents.flatMap(({ unitId }) => unitId ?? []))
    return new Map((await listUnitsById(db, [...ids])).map(({ id, unitNumber }) => [id, unitNumber]))
  }

  async function findRoomTitle(unit: Unit | null, roomId: string | null, locale: Locale): Promise<string | null> {
    if (roomId === null || unit === null) return null
    return (await listRooms(unit, locale)).find(({ id }) => id === roomId)?.title ?? null
  }

  return {
    async list(caller, query) {
      const found = await read(caller, query)
      const numbers = query.search === null ? new Map<string, string>() : await listNumbers(found.documents)
      const wanted = found.documents.filter((document) => isWanted(document, query, numbers))
      const sorted = wanted.toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0))
      const { limit, offset } = query.page
      return {
        documents: await describe(sorted.slice(offset, offset + limit), found, query.locale),
        total: sorted.length,
      }
    },

    async places(caller, { unitId, locale: wanted }) {
      const projects = await listSeenProjects(caller)
      const unit = unitId === null ? null : await findUnit(db, unitId, getScope(caller, 'seeDocuments'))
      const place = projects.find(({ id }) => id === unit?.projectId)
      return {
        projects: await Promise.all(projects.map((project) => describePlaces(caller, project, wanted))),
        rooms: unit === null || place === undefined ? [] : [...(await listRooms(unit, wanted ?? place.sourceLanguage))],
      }
    },

    async address(caller, id, number) {
      const row = await findDocument(db, caller.account.id, id)
      const [sent] = row === null ? [] : await completeDocuments(db, parts, [row])
      if (sent !== undefined) return signVersion(parts, sent, number)
      const project = (await listSeenProjects(caller)).find((one) => isOfProject(one, id))
      const brought = project === undefined ? [] : await listProjectPackageDocuments(project, files)
      return signVersion(
        parts,
        brought.find((document) => document.id === id),
        number,
      )
    },
  }

  async function describePlaces(caller: Caller, project: Project, wanted: Locale | null) {
    const text = (value: Document['names']) => textIn(value, wanted ?? project.sourceLanguage, project.sourceLanguage)
    const scope = { kind: 'account', accountId: caller.account.id, projectIds: [project.id] } as const
    const [buildings, { units }] = await Promise.all([
      listBuildings(db, project.id),
      listUnits(db, scope, { page: ALL }),
    ])
    return {
      id: project.packageId,
      name: project.name,
      isManaged: mayIn(caller, 'manageDocuments', project.id),
      buildings: buildings.map(({ id, name }) => ({ id, name: text(name) })),
      units: units.map(({ packageId, displayName }) => ({ id: packageId, displayName: text(displayName) })),
    }
  }
}

interface Found {
  readonly projects: readonly Project[]
  readonly documents: readonly Document[]
  /** The one that is asked for; null = none is. */
  readonly unit: Unit | null
}

function isWanted(
  { role, visibility, names, versions, unitId }: Document,
  query: DocumentQuery,
  numbers: ReadonlyMap<string, string>,
): boolean {
  const words = query.search?.trim().toLocaleLowerCase('de') ?? ''
  const number = unitId === null ? undefined : numbers.get(unitId)
  const text = [names.de, names.en, number, ...versions.map(({ fileName }) => fileName)]
    .join(' ')
    .toLocaleLowerCase('de')
  return (
    (query.role === null || role === query.role) &&
    (query.visibility === null || visibility === query.visibility) &&
    (words === '' || text.includes(words))
  )
}
