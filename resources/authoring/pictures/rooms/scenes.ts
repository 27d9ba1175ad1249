import { bad360 } from './bad-360.ts'
import { bad360Panorama } from './bad-360-panorama.ts'
import { bathroom } from './bathroom.ts'
import { bedroom } from './bedroom.ts'
import { floorPlan } from './floor-plan.ts'
import { guestBathroom } from './guest-bathroom.ts'
import { hallway } from './hallway.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'
import { nursery } from './nursery.ts'
import type { RoomScene } from './room.types.ts'
import { windows } from './windows.ts'

/** The room pictures that are drawn; all others are rendered (`resources/scenes`). The most looked-at first. */
export const scenes: readonly RoomScene[] = [
  bathroom,
  kitchen,
  living,
  hallway,
  bedroom,
  guestBathroom,
  nursery,
  windows,
  floorPlan,
  bad360,
  bad360Panorama,
]
