import { bad360Panorama } from './bad-360-panorama.ts'
import type { RoomScene } from './room.types.ts'

/** The room pictures that are drawn; all others are rendered (`resources/scenes`). */
export const scenes: readonly RoomScene[] = [bad360Panorama]
