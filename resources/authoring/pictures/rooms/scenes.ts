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
import { smartHome } from './smart-home.ts'
import { windows } from './windows.ts'

/** Every layered room picture of the sample project, the most looked-at first. */
export const scenes: readonly RoomScene[] = [
  bathroom,
  kitchen,
  living,
  hallway,
  bedroom,
  guestBathroom,
  nursery,
  windows,
  smartHome,
  floorPlan,
  bad360,
  bad360Panorama,
]
