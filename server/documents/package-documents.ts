import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { getDocumentRole } from '#shared/domain/index.ts'
import type { LocalizedText } from '#server/platform/db/localized-text.ts'
import { LruCache } from '#server/platform/cache/lru-cache.ts'
import { type FileStore, getPrivateName, keyOfFileName, namesInAddresses } from '#server/platform/files/file-store.ts'
import { decideFileType } from '#server/platform/files/file-types.ts'
import { safeFileName } from './archive-names.ts'
import type { Project } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import type { Document, VersionFile } from './document.types.ts'
import { labelRole } from './document-words.ts'

/** What pages lead to as legal texts; they are no papers of a unit. */
const LEGAL = new Set(['imprint', 'privacy_notice'])

/** Files whose sizes are remembered: more than the packages of an account bring. */
const KNOWN_SIZES = 5_000

type Sizes = Pick<FileStore, 'size'>

/** Sizes of files, asked once: what has a key never changes. What is not there yet is asked for again. */
export function rememberSizes(files: Sizes): Sizes {
  const known = new LruCache<number>(KNOWN_SIZES)
  return {
    async size(key) {
      const before = known.get(key)
      if (before !== undefined) return before
      const size = await files.size(key)
      if (size !== null) known.set(key, size)
      return size
    },
  }
}

interface Found {
  readonly ownerId: string
  readonly packageId: string
  readonly role: string
  readonly names: LocalizedText
  readonly url: string
  /** ISO time. */
  readonly at: string
}

/** The documents of a project that its package brings. */
export function listProjectPackageDocuments(project: Project, files: Sizes): Promise<readonly Document[]> {
  const found = (project.documents ?? []).filter(({ role }) => !LEGAL.has(role))
  return Promise.all(
    found.map(async ({ id, role, displayName, url, updatedOn, visibility }) => ({
      ...(await describe(
        { ownerId: project.id, packageId: id, role, names: displayName, url, at: `${updatedOn}T00:00:00.000Z` },
        files,
      )),
      projectId: project.id,
      unitId: null,
      visibility,
    })),
  )
}

/** Those of a unit alone: what it has of its project besides is the project's. */
export function listUnitPackageDocuments(unit: Unit, project: Project, files: Sizes): Promise<readonly Document[]> {
  const ofProject = new Set(project.documents?.map(({ id }) => `${unit.packageId}-${id}`))
  const own = unit.attachments.filter(({ id }) => !ofProject.has(id))
  // A sheet to print goes before the picture of the same plan (DOC-4).
  const sheetsFirst = own.toSorted((a, b) => Number(b.url.endsWith('.pdf')) - Number(a.url.endsWith('.pdf')))
  return Promise.all(
    sheetsFirst.map(async ({ id, role, url, createdAt }) => ({
      ...(await describe(
        { ownerId: unit.id, packageId: id, role, names: makeNames(role, unit), url, at: createdAt },
        files,
      )),
      projectId: unit.projectId,
      unitId: unit.id,
      visibility: 'private' as const,
    })),
  )
}

/** Whether a project's package brings a document of this id. */
export function isOfProject(project: Project, id: string): boolean {
  return (project.documents ?? []).some((document) => makeId(project.id, document.id) === id)
}

/** What packages call theirs may be longer than an id, and the same in two places. */
function makeId(ownerId: string, packageId: string): string {
  return `package-${createHash('sha256').update(`${ownerId}\n${packageId}`).digest('hex').slice(0, 32)}`
}

function makeNames(role: string, { displayName }: Unit): LocalizedText {
  const known = getDocumentRole(role)
  const de = `${labelRole(known, 'de')} ${displayName.de ?? displayName.en ?? ''}`.trim()
  const en = `${labelRole(known, 'en')} ${displayName.en ?? displayName.de ?? ''}`.trim()
  return { de, en }
}

async function describe({ ownerId, packageId, role, names, url, at }: Found, files: Sizes) {
  const privateName = getPrivateName(url)
  const publicName = namesInAddresses(url)[0] ?? null
  const key =
    privateName !== null
      ? keyOfFileName(privateName, 'private')
      : publicName !== null
        ? keyOfFileName(publicName)
        : null
  const file: VersionFile = privateName === null ? { kind: 'open', url } : { kind: 'private', name: privateName }
  const version = {
    number: 1,
    createdAt: at,
    fileName: safeFileName(`${names.de ?? names.en ?? packageId}${extname(privateName ?? publicName ?? '')}`),
    contentType: decideFileType(privateName ?? publicName ?? '')?.contentType ?? '',
    size: key === null ? null : await files.size(key),
    file,
    mark: (privateName ?? publicName ?? url).slice(0, 64),
  }
  return {
    id: makeId(ownerId, packageId),
    buildingId: null,
    roomId: null,
    role: getDocumentRole(role),
    names,
    createdAt: at,
    updatedAt: at,
    isOfPackage: true,
    versions: [version] as const,
  }
}
