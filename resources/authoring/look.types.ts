/**
 * How a product looks, for whoever models it. Colours are sRGB. `shape` says which form of
 * the slot it has (see SHAPES); the shape `none` means that there is nothing to see.
 */
export const PATTERNS = [
  'plain',
  'plank',
  'wide-plank',
  'herringbone',
  'tile-metro',
  'tile-30x60',
  'tile-60',
  'tile-120',
  'hexagon',
  'mosaic',
  'terrazzo',
  'marble',
  'concrete',
  'fluted',
] as const
export type Pattern = (typeof PATTERNS)[number]

export const FINISHES = ['matt', 'satin', 'gloss'] as const
export type Finish = (typeof FINISHES)[number]

export interface Look {
  readonly shape: string
  readonly color: string
  /** Second colour: metal of a handle, body of a vanity, aggregate of a terrazzo. */
  readonly accent?: string
  readonly pattern: Pattern
  readonly finish: Finish
}

/** The forms that occur, by kind of product. `look.shape` is one of its kind's list, or `none`. */
export const SHAPES = {
  /** Floors, walls, tiles, ceilings, splashbacks: only pattern and colour matter. */
  surface: ['surface'],
  skirting: ['low', 'high', 'profiled'],
  door: ['flush', 'panel', 'glass'],
  entranceDoor: ['flush', 'panel', 'glass-strip'],
  handle: ['round', 'square', 'slim'],
  wardrobe: ['open', 'cabinet', 'sliding', 'walk-in'],
  lamp: ['pendant', 'globe', 'cone', 'disc', 'spots', 'track', 'linear', 'cloud', 'mirror-light'],
  switches: ['square', 'round', 'glass'],
  radiator: ['panel', 'column', 'slim', 'towel-rail', 'towel-plate'],
  fireplace: ['corner', 'wall', 'island', 'ethanol'],
  tvWall: ['panel', 'shelf', 'lowboard'],
  blinds: ['shutter', 'venetian', 'screen', 'curtain'],
  front: ['handleless', 'bar-handle', 'frame'],
  worktop: ['thin', 'thick'],
  sink: ['single', 'one-and-half', 'apron'],
  kitchenTap: ['arc', 'straight', 'pull-out'],
  hob: ['ceramic', 'induction', 'downdraft', 'flex'],
  oven: ['single', 'steam', 'double', 'pyro'],
  hood: ['wall', 'slanted', 'ceiling', 'island'],
  vanity: ['single', 'double', 'floating', 'console', 'corner'],
  bathTap: ['arc', 'straight', 'wall', 'tall'],
  mirror: ['round', 'rectangle', 'cabinet', 'arch', 'frame'],
  shower: ['tray', 'walk-in', 'corner', 'niche', 'sliding'],
  showerSet: ['rail', 'rain', 'ceiling-rain', 'thermostat'],
  showerBench: ['bench'],
  showerArea: ['single', 'double', 'glass'],
  accessories: ['set'],
  bathtub: ['built-in', 'duo', 'corner', 'freestanding', 'back-to-wall'],
  toilet: ['rimless', 'square', 'shower-toilet'],
  flushPlate: ['two-button', 'round', 'sensor', 'slim'],
  windowFrame: ['standard', 'slim', 'profiled'],
  windowHandle: ['round', 'square', 'lockable'],
  insectScreen: ['frame', 'roller', 'pleated'],
  centralUnit: ['box', 'panel', 'touch'],
  thermostat: ['dial', 'display', 'glass'],
  doorbell: ['audio', 'video', 'video-large'],
  motionSensor: ['ceiling', 'wall'],
  wallbox: ['box', 'slim'],
  kitchenWall: ['open', 'closed', 'half', 'glass', 'counter'],
  storage: ['closed', 'shelves', 'laundry', 'open-niche'],
  balconyDoor: ['tilt', 'sliding', 'lift-slide', 'folding'],
  terrace: ['planks', 'slabs', 'gravel'],
  ambientLight: ['cove', 'strip', 'star-sky', 'color'],
  niche: ['single', 'double', 'long', 'lit'],
  audio: ['ceiling', 'wall'],
  ceiling: ['flat', 'panel', 'stretch', 'slats'],
} as const satisfies Record<string, readonly string[]>
export type LookKind = keyof typeof SHAPES
