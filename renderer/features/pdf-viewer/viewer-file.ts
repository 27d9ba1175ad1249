/** The file store's names: the hash of the content, and a type that a page can show. */
const FILE_NAME = /^[0-9a-f]{64}\.(pdf|svg|webp|avif|png|jpe?g|gif)$/
const FOLDER = '/files/'

export interface ViewerFile {
  readonly url: string
  readonly kind: 'pdf' | 'picture'
}

/**
 * The file that the `pdfViewer` parameter names; null = none. Only files of the portal's own store: an address that
 * somebody sends must not show a page of theirs as if it were the portal's.
 */
export function viewerFileOf(name: string | null): ViewerFile | null {
  const type = name === null ? null : FILE_NAME.exec(name)
  return type === null ? null : { url: `${FOLDER}${name}`, kind: type[1] === 'pdf' ? 'pdf' : 'picture' }
}

/** What the parameter says for the file at an address; null = the viewer cannot show it. */
export function viewerNameOf(url: string): string | null {
  const name = url.startsWith(FOLDER) ? url.slice(FOLDER.length) : null
  return viewerFileOf(name) === null ? null : name
}
