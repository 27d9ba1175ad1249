import sharp from 'sharp'
import { readPicturesManifest } from '../pictures-manifest.ts'
import { composeRoom } from './compose.ts'
import type { RoomEntry } from '../pictures-manifest.ts'
import { packageFolder, store } from './store.ts'

const WIDTH = 640

/** Writes the small picture of a room as it is before anything is chosen. `folder`: where its files are. */
export async function buildPreview(roomId: string, room: RoomEntry, folder = packageFolder): Promise<void> {
  await store(sharp(await composeRoom(roomId, room, [], folder)).resize(WIDTH), room.preview, 82, folder)
}

/** The previews of all rooms: made anew when the catalogue has another standard. */
export async function buildPreviews(): Promise<void> {
  for (const [roomId, room] of Object.entries(readPicturesManifest().rooms)) await buildPreview(roomId, room)
}
