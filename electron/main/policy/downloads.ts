import { isOwnAddress } from './addresses.ts'

/** Bytes; a room's picture or a PDF of a whole unit stays far below. */
export const MAX_DOWNLOAD = 50_000_000
/** What the product offers to keep: a PDF of the choices, a room's picture. */
const KINDS: ReadonlyMap<string, RegExp> = new Map([
  ['application/pdf', /\.pdf$/i],
  ['image/png', /\.png$/i],
  ['image/jpeg', /\.jpe?g$/i],
])
const LONGEST_NAME = 80

/** A file that a page wants to put onto the disk. */
export interface Download {
  readonly url: string
  readonly page: string
  readonly filename: string
  readonly mimeType: string
  readonly bytes: number
}

/**
 * The name that a file is kept under, or null if it may not be kept. Only what the own page has made, and only where
 * the device is set to allow it: a dialog to choose a place would be a way into the operating system, so none is shown.
 */
export function downloadName(download: Download, isAllowed: boolean): string | null {
  if (!isAllowed || !isOwnAddress(download.page) || download.bytes > MAX_DOWNLOAD) return null
  const isOwn = isOwnAddress(download.url) || download.url.startsWith(`blob:app://kiosk/`)
  const ending = KINDS.get(download.mimeType)
  if (!isOwn || !ending?.test(download.filename)) return null
  return safeName(download.filename)
}

/** No folders, no control characters, nothing that Windows reads as a device or an option. */
function safeName(filename: string): string {
  const last = filename.split(/[/\\]/).at(-1) ?? ''
  const dot = last.lastIndexOf('.')
  const words = last.slice(0, dot).replace(/[^\p{L}\p{N}_ -]/gu, '')
  const stem = words.replace(/^[\s-]+/, '').slice(0, LONGEST_NAME)
  const isDevice = stem === '' || /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(stem.trim())
  return `${isDevice ? 'Wohnwahl' : stem}${last.slice(dot).toLowerCase()}`
}
