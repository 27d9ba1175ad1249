import { join } from 'node:path'

/** A stored file's name, where it stands as a key of the file store or as an address. */
const NAMED = /(?:sha256|private|sent|files)\/([0-9a-f]{64}\.[a-z0-9]{1,8})/g
/** The same as PostgreSQL has it. */
export const NAMED_IN_POSTGRES = '(?:sha256|private|sent|files)/([0-9a-f]{64}\\.[a-z0-9]{1,8})'

/** Adds the names of the stored files that stand in a text. */
export function addNames(names: Set<string>, text: string): void {
  for (const [, name] of text.matchAll(NAMED)) if (name !== undefined) names.add(name)
}

/** Where a stored file may lie, within the folder of the store: in each of its areas. */
export function possiblePlaces(name: string): readonly string[] {
  const place = join(name.slice(0, 2), name)
  return [place, join('private', place), join('sent', place)]
}
