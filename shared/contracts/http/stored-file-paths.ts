/** Below this path of portal and kiosk lie the files that are named by the SHA-256 of their content. */
const FOLDER = '/files/'
const NAME = /^[0-9a-f]{64}\.[a-z0-9]{1,8}$/

/** `/files/abc.webp` → `abc.webp`, whatever the name is; null = the path is none of a stored file. */
export function storedFileName(path: string): string | null {
  return path.startsWith(FOLDER) ? path.slice(FOLDER.length) : null
}

/** Whether a file may have this name: the hash of its content in hexadecimal digits, and an extension. */
export function isStoredFileName(name: string): boolean {
  return NAME.test(name)
}
