import { FILE_AREAS, type FileArea, getFolder } from '#server/platform/files/file-store.ts'

/** A stored file's name, where it stands as a key of the file store or as an address. */
const NAMED = /(?:sha256|private|sent|library|files)\/([0-9a-f]{64}\.[a-z0-9]{1,8})/g
/** The same as PostgreSQL has it. */
export const NAMED_IN_POSTGRES = '(?:sha256|private|sent|library|files)/([0-9a-f]{64}\\.[a-z0-9]{1,8})'

/** Adds the names of the stored files that stand in a text. */
export function addNames(names: Set<string>, text: string): void {
  for (const [, name] of text.matchAll(NAMED)) if (name !== undefined) names.add(name)
}

/** Where a stored file lies within the folder of the store, with `/`. */
export function getPlace(key: string): string {
  const [area = '', name = ''] = key.split('/')
  const place = `${name.slice(0, 2)}/${name}`
  return getFolder('public') === `${area}/` ? place : `${area}/${place}`
}

/** The area that a stored file is of, by where it lies within the folder of the store. */
export function getArea(place: string): FileArea {
  return FILE_AREAS.find((area) => area !== 'public' && place.startsWith(getFolder(area))) ?? 'public'
}

/** Where a stored file may lie, within the folder of the store: in each of its areas. */
export function possiblePlaces(name: string): readonly string[] {
  return FILE_AREAS.map((area) => getPlace(`${getFolder(area)}${name}`))
}
