import type { Db } from '#server/platform/db/database.types.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import { keyOfFileName, urlOfFile } from '#server/platform/files/file-store.ts'

/** What a picture shows, in the languages in which it has been said. */
interface PictureText {
  readonly de?: string
  readonly en?: string
}

const FILES = '/files/'

/**
 * What pictures of a project's media library show, by their address without a size; only those of which something has
 * been said.
 *
 * @param projectId the database's own
 * @param addresses as a design names them, also others than the library's
 */
export async function listPictureTexts(
  db: Db,
  projectId: string,
  addresses: readonly string[],
): Promise<Record<string, PictureText>> {
  const keys = [...new Set(addresses)].flatMap((address) => findKey(address) ?? [])
  if (keys.length === 0) return {}
  const rows = await db
    .selectFrom('projectImages')
    .select(['fileKey', 'alt'])
    .where('projectId', '=', projectId)
    .where('alt', '!=', '{}')
    .where('fileKey', 'in', keys)
    .execute()
  return Object.fromEntries(rows.map(({ fileKey, alt }) => [urlOfFile(fileKey), readJson<PictureText>(alt)]))
}

function findKey(address: string): string | null {
  const [path = ''] = address.split('?')
  return path.startsWith(FILES) ? keyOfFileName(path.slice(FILES.length), 'library') : null
}
