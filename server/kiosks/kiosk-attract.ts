import { configure, type PreparedCatalogue } from '#shared/domain/index.ts'
import { configuredPicture, type PictureMapping } from '#shared/domain/look/pictures.ts'
import { NO_SELECTIONS, OPEN_CIRCUMSTANCES } from '#shared/domain/selections/selections.types.ts'
import type { Project } from '#server/projects/projects.repository.ts'
import { type FileStore, keyOfFileName, urlOfFile } from '#server/platform/files/file-store.ts'
import { pictureFacts } from '#server/pictures/open-picture.ts'
import type { PictureMerger } from '#server/pictures/picture-merger.ts'

/** px; anything narrower is blurred on the screen of a sales centre. */
const MIN_WIDTH = 1_280
/** Width by height; all round a room it is 2 : 1, and flat such a picture is bent. */
const MAX_RATIO = 1.95
/** Times that a picture is asked for while others are composed. */
const TRIES = 5
const PAUSE_MS = 1_000

interface Parts {
  readonly files: FileStore
  readonly merger: PictureMerger
}

/**
 * The pictures of an attract loop, by their addresses: those of the project, the moods of its design lines, and each room
 * as it looks before anything is chosen, composed in full size. Only what is sharp on a big screen; a project that has
 * nothing of that kind shows what it has.
 * @param prepared of the units that are shown
 */
export async function attractPictures(
  parts: Parts,
  project: Pick<Project, 'projectImageUrl' | 'banner'>,
  prepared: readonly PreparedCatalogue[],
  mapping: PictureMapping | null,
): Promise<string[]> {
  const own = [project.projectImageUrl, project.banner?.url ?? null]
  const moods = prepared.flatMap(({ catalogue }) =>
    catalogue.designLineGroups.flatMap(({ designLines }) => designLines.map(({ imageUrl }) => imageUrl)),
  )
  const named = [...new Set([...own, ...moods])].filter((url) => url !== null)
  const large: string[] = []
  for (const url of named) if (await isLarge(parts.files, url)) large.push(url)
  const rooms = mapping === null ? [] : await composedRooms(parts, prepared, mapping)
  if (large.length + rooms.length > 0) return [...new Set([...large, ...rooms])]
  const previews = mapping?.rooms.filter(isFlat).map((room) => room.previewUrl) ?? []
  return [...new Set([...own.filter((url) => url !== null), ...previews])]
}

async function isLarge(files: FileStore, url: string): Promise<boolean> {
  const key = keyOfFileName(url.slice(url.lastIndexOf('/') + 1))
  const bytes = key === null ? null : await files.read(key)
  if (bytes === null) return false
  const size = await pictureFacts(bytes)
  // A drawing is sharp in every size.
  return size !== null && (size.isDrawing || size.width >= MIN_WIDTH) && isFlat(size)
}

function isFlat({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return width < height * MAX_RATIO
}

/** Stored like any file, so that a kiosk fetches and keeps them like any other. */
async function composedRooms(
  { files, merger }: Parts,
  catalogues: readonly PreparedCatalogue[],
  mapping: PictureMapping,
): Promise<string[]> {
  const urls = new Map<string, string>()
  for (const prepared of catalogues) {
    const standard = configure(prepared, NO_SELECTIONS, OPEN_CIRCUMSTANCES)
    for (const { mode, renderId } of prepared.catalogue.rooms) {
      if (mode === 'FLOORPLAN_SELECTION' || renderId === null || urls.has(renderId)) continue
      const picture = configuredPicture(standard, mapping, renderId)
      if (picture === null || picture.width < MIN_WIDTH || !isFlat(picture)) continue
      const shown = picture.layers.filter((layer) => !layer.missing)
      const keys = Object.fromEntries(shown.map(({ category, key }) => [category, key]))
      const bytes = await composed(merger, mapping, renderId, keys)
      if (bytes !== null) urls.set(renderId, urlOfFile(await files.put(bytes, 'webp')))
    }
  }
  return [...urls.values()]
}

/** null = it cannot be had; the loop goes without it. */
async function composed(
  merger: PictureMerger,
  mapping: PictureMapping,
  renderId: string,
  keys: Readonly<Record<string, string>>,
): Promise<Buffer | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const picture = await merger.combine(mapping, renderId, keys).catch(() => null)
    if (picture !== 'busy') return picture === null || picture === 'unknown' ? null : picture.bytes
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return null
}
