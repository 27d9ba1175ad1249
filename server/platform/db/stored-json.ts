/**
 * A JSON column as its repository wrote it. Such columns are written only through the repository's
 * own typed functions, so reading does not check them again with a schema: this is the one place
 * that gives them their type back.
 */
export function readJson<T>(text: string): T {
  return JSON.parse(text) as T
}
