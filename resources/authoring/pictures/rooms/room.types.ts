import type { Camera } from '../draw/camera.ts'
import type { Lighting } from '../draw/lighting.ts'
import type { Mesh } from '../draw/shapes.ts'
import type { Look } from '../../look.types.ts'

/** How one slot of a room is drawn. */
export interface SlotDrawer {
  readonly slot: string
  /** Part of the shell (floor, wall): covers it seamlessly and throws no shadow. */
  readonly isSurface: boolean
  readonly draw: (look: Look) => Mesh
  /** Looks for working on the scene; the first one also stands for the slot where others are lit. Empty = not there. */
  readonly samples: readonly Look[]
  /** Not in the way of light while other layers are drawn (an optional thing). */
  readonly isOptional: boolean
}

/** A room as a scene; slots bottom first. */
export interface RoomScene {
  readonly id: string
  /** The room whose items it shows, when it is not the one of its id: another view of it. */
  readonly ofRoom?: string
  readonly camera: Camera
  readonly lighting: Lighting
  /** Stands in every picture. */
  readonly fixed: Mesh
  readonly slots: readonly SlotDrawer[]
}
