import { type DocumentVisibility, keepNewest } from '#shared/domain/index.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import type { Project } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import type { UploadsService } from '#server/uploads/uploads.service.ts'
import type { Document, Version } from './document.types.ts'
import { type DocumentRow, listDocumentsOfUnit, listVersions } from './documents.repository.ts'
import { listProjectPackageDocuments, listUnitPackageDocuments } from './package-documents.ts'

interface Parts {
  readonly uploads: Pick<UploadsService, 'find'>
  readonly files: Pick<FileStore, 'size'>
}

/** Rows with their versions; one that has none, as its file is gone, is left out. */
export async function completeDocuments(
  db: Db,
  { uploads }: Pick<Parts, 'uploads'>,
  rows: readonly DocumentRow[],
): Promise<readonly Document[]> {
  const versions = await listVersions(
    db,
    rows.map(({ id }) => id),
  )
  const uploadIds = [...versions.values()].flat().map(({ uploadId }) => uploadId)
  const found = await uploads.find(db, uploadIds)
  return rows.flatMap((row) => {
    const [newest, ...older] = (versions.get(row.id) ?? []).flatMap(({ number, uploadId, createdAt }): Version[] => {
      const upload = found.get(uploadId)
      if (upload === undefined) return []
      const { name: fileName, contentType, size } = upload
      const file = { kind: 'upload', upload } as const
      return [{ number, createdAt, fileName, contentType, size, file, mark: String(number) }]
    })
    const { nameDe: de, nameEn: en, accountId: _, ...fields } = row
    const names = en === null ? { de } : { de, en }
    return newest === undefined ? [] : [{ ...fields, names, isOfPackage: false, versions: [newest, ...older] as const }]
  })
}

/** Everything that a unit has: from staff and from its package, of itself, its building and its project. */
export async function readDocumentsOfUnit(
  db: Db,
  parts: Parts,
  { unit, project }: { readonly unit: Unit; readonly project: Project },
): Promise<readonly Document[]> {
  const sent = await completeDocuments(db, parts, await listDocumentsOfUnit(db, unit))
  const ofUnit = await listUnitPackageDocuments(unit, project, parts.files)
  const ofProject = await listProjectPackageDocuments(project, parts.files)
  return [...sent, ...ofUnit, ...ofProject]
}

/** What buyers may have of these: nothing that is the team's own, and no version that is not checked. */
export function listOpenToBuyers(documents: readonly Document[]): readonly Document[] {
  return documents.flatMap((document): Document[] => {
    if (document.visibility === 'internal') return []
    const [newest, ...older] = document.versions.filter(isReady)
    return newest === undefined ? [] : [{ ...document, versions: [newest, ...older] }]
  })
}

/** What buyers see of these in one language: of what they may have one of each name (DOC-4). */
export function listForBuyers(
  documents: readonly Document[],
  locale: Locale,
  sourceLanguage: Locale,
): readonly Document[] {
  const named = listOpenToBuyers(documents).map((document) => ({
    document,
    displayName: textIn(document.names, locale, sourceLanguage),
    role: document.role,
    updatedAt: document.updatedAt,
    visibility: document.visibility satisfies DocumentVisibility,
    room: null,
  }))
  return keepNewest(named).map(({ document }) => document)
}

/**
 * What the team sees of a unit's: all of its own, and of what packages bring what buyers see. A picture of a plan that there
 * is as a sheet as well, or a plan that a newer one of its name has taken the place of, nobody can do anything with (DOC-4).
 */
export function listForTeam(
  documents: readonly Document[],
  locale: Locale,
  sourceLanguage: Locale,
): readonly Document[] {
  const shown = new Set(listForBuyers(documents, locale, sourceLanguage).map(({ id }) => id))
  return documents.filter(
    ({ id, isOfPackage, visibility }) => !isOfPackage || visibility === 'internal' || shown.has(id),
  )
}

/** Whether a version can be had. */
function isReady({ file }: Version): boolean {
  return file.kind !== 'upload' || file.upload.scan === 'clean'
}
