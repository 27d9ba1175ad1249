import { bad360Panorama } from './bad-360-panorama.ts'
import { bathroom } from './bathroom.ts'
import type { RoomScene } from './room.types.ts'

/** The room pictures that are drawn; all others are rendered (`resources/scenes`). The most looked-at first. */
export const scenes: readonly RoomScene[] = [bathroom, bad360Panorama]
