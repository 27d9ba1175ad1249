import * as z from 'zod/mini'
import { getUnitFile } from '#shared/contracts/http/unit-files.contract.ts'
import { IdSchema } from '#shared/contracts/primitives.ts'

/** The file store's names: the hash of the content, and a type that a page can show. */
const FILE_NAME = /^[0-9a-f]{64}\.(pdf|svg|webp|avif|png|jpe?g|gif)$/
const FOLDER = '/files/'
const [UNITS = '', FILES = ''] = getUnitFile.path.replace(':file_name', '').split(':unit_id')
/** What stands between a unit and its file in the address of a page; no id has it. */
const OF_UNIT = '/'

export interface ViewerFile {
  /** Of a private file, where its address is to be asked for. */
  readonly url: string
  readonly kind: 'pdf' | 'picture'
}

/** A file that only the people of a unit may have. */
export interface PrivateFile {
  readonly unitId: string
  readonly fileName: string
}

/** The private file whose address is to be asked for here; null = the address opens by itself. */
export function findPrivateFile(url: string): PrivateFile | null {
  const [unit = '', fileName = ''] = url.startsWith(UNITS) ? url.slice(UNITS.length).split(FILES) : []
  const unitId = decoded(unit)
  return isId(unitId) && FILE_NAME.test(fileName) ? { unitId, fileName } : null
}

/**
 * The file that the `pdfViewer` parameter names, a private one with its unit before it; null = none. Only files of the
 * portal's own store: an address that somebody sends must not show a page of theirs as if it were the portal's.
 */
export function getViewerFile(name: string | null): ViewerFile | null {
  const [fileName = '', unitId = null, ...more] = (name ?? '').split(OF_UNIT).toReversed()
  const isOfUnit = unitId !== null
  const type = more.length > 0 || (isOfUnit && !isId(unitId)) ? null : FILE_NAME.exec(fileName)
  if (type === null) return null
  const url = isOfUnit ? `${UNITS}${encodeURIComponent(unitId)}${FILES}${fileName}` : `${FOLDER}${fileName}`
  return { url, kind: type[1] === 'pdf' ? 'pdf' : 'picture' }
}

/** What the parameter says for the file at an address; null = the viewer cannot show it. */
export function getViewerName(url: string): string | null {
  const hidden = findPrivateFile(url)
  if (hidden !== null) return `${hidden.unitId}${OF_UNIT}${hidden.fileName}`
  const name = url.startsWith(FOLDER) ? url.slice(FOLDER.length) : null
  return name?.includes(OF_UNIT) === true || getViewerFile(name) === null ? null : name
}

function isId(text: string): boolean {
  return z.safeParse(IdSchema, text).success
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
