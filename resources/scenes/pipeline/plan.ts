/** How the pictures of a slot come about. */
export interface SlotPlan {
  readonly slot: string
  /**
   * `surface`: part of the shell, cut out along its mask. `thing`: stands before the rest and throws a shadow.
   * `glass`: a thing that is partly seen through.
   */
  readonly kind: 'surface' | 'thing' | 'glass'
  /** Slots whose standard product stands in the picture as well while this one is rendered (a tap's vanity). */
  readonly on?: readonly string[]
  /** A surface of one even colour: other paints are reckoned, not rendered. */
  readonly isPainted?: boolean
  /** The light that it throws around it has a colour of its own (that of most things is a warm white). */
  readonly isTinted?: boolean
}

/** A room of `blender/rooms`; slots bottom first, as they are stacked. */
export interface RoomPlan {
  readonly id: string
  /** The room whose products it shows, when that is not the one of its name (a panorama). */
  readonly ofRoom?: string
  readonly slots: readonly SlotPlan[]
  /** Other sizes than 1920×1080 (panoramas). */
  readonly size?: readonly [width: number, height: number]
  /** No room but a single picture: its path in the package. */
  readonly picture?: string
}

const BATH_EXTRAS: readonly SlotPlan[] = [
  { slot: 'ceiling', kind: 'thing' },
  { slot: 'niche', kind: 'thing' },
  { slot: 'ambient-light', kind: 'thing', isTinted: true },
  { slot: 'audio', kind: 'thing' },
]

/** Every room, the most looked-at first. */
export const ROOMS: readonly RoomPlan[] = [
  {
    id: 'bathroom',
    slots: [
      { slot: 'floor', kind: 'surface' },
      { slot: 'wall-tiles', kind: 'surface' },
      { slot: 'radiator', kind: 'thing' },
      { slot: 'mirror', kind: 'thing' },
      { slot: 'flush-plate', kind: 'thing' },
      { slot: 'accessories', kind: 'thing' },
      { slot: 'shower-set', kind: 'thing' },
      { slot: 'shower-bench', kind: 'thing' },
      { slot: 'shower', kind: 'glass' },
      { slot: 'vanity', kind: 'thing' },
      { slot: 'tap', kind: 'thing', on: ['vanity'] },
      { slot: 'toilet', kind: 'thing', on: ['vanity'] },
      { slot: 'shower-area', kind: 'glass' },
      { slot: 'bathtub', kind: 'thing' },
      { slot: 'lamp', kind: 'thing' },
    ],
  },
  {
    id: 'guest-bathroom',
    slots: [
      { slot: 'floor', kind: 'surface' },
      { slot: 'wall-tiles', kind: 'surface' },
      { slot: 'mirror', kind: 'thing' },
      { slot: 'flush-plate', kind: 'thing' },
      { slot: 'vanity', kind: 'thing' },
      { slot: 'tap', kind: 'thing', on: ['vanity'] },
      { slot: 'toilet', kind: 'thing' },
    ],
  },
  {
    id: 'hallway',
    slots: [
      { slot: 'floor', kind: 'surface' },
      { slot: 'wall-colour', kind: 'surface', isPainted: true },
      { slot: 'switches', kind: 'thing' },
      { slot: 'entrance-door', kind: 'thing' },
      { slot: 'door', kind: 'thing' },
      { slot: 'door-handle', kind: 'thing', on: ['door'] },
      { slot: 'wardrobe', kind: 'thing' },
      { slot: 'lamp', kind: 'thing' },
    ],
  },
  {
    id: 'bedroom',
    slots: [
      { slot: 'floor', kind: 'surface' },
      { slot: 'wall-colour', kind: 'surface', isPainted: true },
      { slot: 'switches', kind: 'thing' },
      { slot: 'door', kind: 'thing' },
      { slot: 'door-handle', kind: 'thing', on: ['door'] },
      { slot: 'wardrobe', kind: 'thing' },
      { slot: 'lamp', kind: 'thing' },
    ],
  },
  {
    id: 'nursery',
    slots: [
      { slot: 'floor', kind: 'surface' },
      { slot: 'wall-colour', kind: 'surface', isPainted: true },
      { slot: 'switches', kind: 'thing' },
      { slot: 'door', kind: 'thing' },
      { slot: 'door-handle', kind: 'thing', on: ['door'] },
      { slot: 'lamp', kind: 'thing' },
    ],
  },
  {
    id: 'kitchen',
    slots: [
      { slot: 'floor', kind: 'surface' },
      { slot: 'wall-colour', kind: 'surface', isPainted: true },
      { slot: 'splashback', kind: 'surface' },
      { slot: 'front', kind: 'thing' },
      { slot: 'oven', kind: 'thing' },
      { slot: 'worktop', kind: 'thing' },
      { slot: 'hob', kind: 'thing' },
      { slot: 'sink', kind: 'thing' },
      { slot: 'tap', kind: 'thing' },
      { slot: 'hood', kind: 'thing' },
      { slot: 'lamp', kind: 'thing' },
    ],
  },
  {
    id: 'living',
    slots: [
      { slot: 'floor', kind: 'surface' },
      { slot: 'wall-colour', kind: 'surface', isPainted: true },
      { slot: 'skirting', kind: 'thing' },
      { slot: 'radiator', kind: 'thing' },
      { slot: 'blinds', kind: 'thing' },
      { slot: 'switches', kind: 'thing' },
      { slot: 'tv-wall', kind: 'thing' },
      { slot: 'fireplace', kind: 'thing' },
      { slot: 'lamp', kind: 'thing' },
    ],
  },
  {
    id: 'smart-home',
    slots: [
      { slot: 'motion-sensor', kind: 'thing' },
      { slot: 'doorbell', kind: 'thing' },
      { slot: 'central-unit', kind: 'thing' },
      { slot: 'thermostat', kind: 'thing' },
      { slot: 'switches', kind: 'thing' },
      { slot: 'wallbox', kind: 'thing' },
    ],
  },
  {
    id: 'windows',
    slots: [
      { slot: 'blinds', kind: 'thing' },
      { slot: 'insect-screen', kind: 'glass' },
      { slot: 'frame', kind: 'thing' },
      { slot: 'handle', kind: 'thing', on: ['frame'] },
    ],
  },
  {
    id: 'floor-plan',
    slots: [
      { slot: 'terrace', kind: 'thing' },
      { slot: 'kitchen-wall', kind: 'thing' },
      { slot: 'storage', kind: 'thing' },
      { slot: 'balcony-door', kind: 'thing' },
    ],
  },
  { id: 'bad-360', slots: BATH_EXTRAS },
  { id: 'exterior', slots: [], picture: 'images/project.webp' },
  { id: 'bad-360-panorama', ofRoom: 'bad-360', size: [4096, 2048], slots: BATH_EXTRAS },
]

/** The plan of a room; throws when there is none. */
export function makePlan(id: string): RoomPlan {
  const found = ROOMS.find((room) => room.id === id)
  if (!found) throw new Error(`no plan for the room ${id}: see pipeline/plan.ts`)
  return found
}
