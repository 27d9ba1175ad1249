import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import {
  getDocumentAddress,
  getStaffDocumentAddress,
  type listDocuments,
  type listUnitDocuments,
} from '#shared/contracts/http/documents.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { getFileState } from '#server/uploads/file-state.ts'
import type { Document, Version } from './document.types.ts'

export type UnitDocument = AnswerOf<typeof listUnitDocuments>['documents'][number]
export type StaffDocument = AnswerOf<typeof listDocuments>['documents'][number]

interface Place {
  readonly locale: Locale
  readonly sourceLanguage: Locale
  /** Null = it is not a unit's page. */
  readonly unit: Unit | null
  /** What a room is called; null = the unit has it no more. */
  readonly roomTitle: string | null
  readonly isNew: boolean
}

/** A document as buyers and staff alike read it. */
export function describeDocument(
  document: Document,
  { locale, sourceLanguage, unit, roomTitle, isNew }: Place,
): UnitDocument {
  const [newest] = document.versions
  const url = findAddress(document, newest, unit)
  return {
    id: document.id,
    role: document.role,
    displayName: textIn(document.names, locale, sourceLanguage),
    fileName: newest.fileName,
    createdAt: document.createdAt,
    updatedAt: document.updatedAt,
    attachmentUrl: url,
    url,
    visibility: document.visibility,
    room: document.roomId === null || roomTitle === null ? null : { id: document.roomId, title: roomTitle },
    size: newest.size,
    contentType: newest.contentType,
    isNew,
    versions: document.versions.map(({ number, createdAt, fileName, contentType, size, file }) => ({
      number,
      createdAt,
      fileName,
      contentType,
      size,
      state: file.kind === 'upload' ? getFileState(file.upload) : 'ready',
    })),
  }
}

/** Where its address is to be asked for; of one that is open to everybody that address itself. */
function findAddress({ id }: Document, { file, number }: Version, unit: Unit | null): string {
  if (file.kind === 'open') return file.url
  const path =
    unit === null
      ? getStaffDocumentAddress.path
      : getDocumentAddress.path.replace(':unit_id', encodeURIComponent(unit.packageId))
  return path.replace(':document_id', id).replace(':version', String(number))
}
