import sharp from 'sharp'
import { BUNDLE_GROUPS } from '../catalogue/bundles.ts'
import { DESIGN_LINE_GROUPS } from '../catalogue/design-lines.ts'
import { composeRoom, type Frame, frameAround } from './compose.ts'
import { type RoomEntry, getRoomEntry } from '../pictures-manifest.ts'
import { keepManifest, otherPackagesFolder, packageFolder, store } from './store.ts'

const WIDTH = 800
const HEIGHT = 600

interface ExampleRoom {
  readonly room?: string
  readonly products: readonly string[]
  /** What the picture is about. */
  readonly slots?: readonly string[]
  /** Slots that it empties. */
  readonly without?: readonly string[]
}

/** What a bundle without products of its own shows: products to put in, by bundle. */
const EXAMPLE_ROOMS: Readonly<Record<string, ExampleRoom>> = {
  'shower-standard': { products: [], slots: ['shower-set', 'shower-bench'] },
  'shower-comfort': { products: [], slots: ['shower-set', 'shower-bench'] },
  'shower-wellness': { products: [], slots: ['shower-set', 'shower-bench'] },
  'tub-planned': { products: [], slots: ['bathtub'] },
  'tub-replaced': { products: ['area-180-glass'], slots: ['bathtub', 'shower-area'], without: ['bathtub'] },
  'metal-chrome': { products: [], slots: ['tap', 'flush-plate'] },
  'metal-black': { products: [], slots: ['tap', 'flush-plate'] },
  'metal-brass': { products: [], slots: ['tap', 'flush-plate'] },
  'kitchen-order': { products: [], slots: ['hob'] },
  'kitchen-light': { products: [], slots: ['sink'] },
  'evening-fire': { products: ['fireplace-wall-white', 'fireplace-wall'], slots: ['fireplace'] },
  'evening-media': { products: ['tv-panel-slats'], slots: ['tv-wall'] },
  'electro-basic': { products: [], slots: ['switches'] },
  'electro-comfort': { products: [], slots: ['switches', 'radiator'] },
  'summer-terrace': { products: ['terrace-larch'], slots: ['terrace'] },
  'summer-screens': { products: ['screen-frame-white'], slots: ['insect-screen'] },
  'metal-line-steel': {
    room: 'hallway',
    products: ['handle-square-steel', 'switch-square-steel'],
    slots: ['door', 'switches'],
  },
  'metal-line-black': {
    room: 'hallway',
    products: ['handle-square-black', 'switch-square-black'],
    slots: ['door', 'switches'],
  },
  'metal-line-brass': {
    room: 'hallway',
    products: ['handle-round-brass', 'switch-round-brass'],
    slots: ['door', 'switches'],
  },
}

/** The boxes of the given slots, with the product that is shown or any other of the slot. */
function focus(room: RoomEntry, slots: readonly string[], products: readonly string[]): Frame {
  const boxes = room.layers
    .filter((layer) => slots.includes(layer.slot))
    .flatMap(({ products: entries }) => {
      const shown = products.find((id) => entries[id])
      const entry = (shown === undefined ? undefined : entries[shown]) ?? Object.values(entries)[0]
      return entry ? [entry] : []
    })
  return frameAround(boxes, room, WIDTH / HEIGHT, 760)
}

async function mood(
  path: string,
  roomId: string,
  { products, slots = [], without = [] }: Omit<ExampleRoom, 'room'>,
): Promise<void> {
  const room = getRoomEntry(roomId)
  const shown = { ...room, layers: room.layers.filter(({ slot }) => !without.includes(slot)) }
  const whole = await composeRoom(roomId, shown, products)
  await store(
    sharp(whole)
      .extract(focus(room, slots, products))
      .resize(WIDTH, HEIGHT),
    path,
    82,
  )
}

/** A board of three rooms side by side: the bathroom large, living room and kitchen beside it. */
async function board(path: string, products: readonly string[], folder: string): Promise<void> {
  const cells = [
    { room: 'bathroom', left: 0, top: 0, width: 500, height: HEIGHT },
    { room: 'living', left: 506, top: 0, width: 294, height: 297 },
    { room: 'kitchen', left: 506, top: 303, width: 294, height: 297 },
  ]
  const parts = []
  for (const cell of cells) {
    const room = getRoomEntry(cell.room)
    const whole = await composeRoom(cell.room, room, products)
    const height = Math.round(room.height * 0.94)
    const width = Math.round((height * cell.width) / cell.height)
    const left = Math.round((room.width - width) * (cell.room === 'bathroom' ? 0.62 : 0.52))
    const input = await sharp(whole)
      .extract({ left, top: room.height - height, width, height })
      .resize(cell.width, cell.height)
      .png()
      .toBuffer()
    parts.push({ input, left: cell.left, top: cell.top })
  }
  const canvas = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#f4f1ec' } })
  await store(sharp(await canvas.composite(parts).png().toBuffer()), path, 84, folder)
}

interface RoomOfLine {
  readonly path: string
  readonly room: string
  readonly line: string
  readonly folder: string
}

/** What a project without a picture of its house begins with: a room as one of its design lines has it. */
const OPENING_ROOMS: readonly RoomOfLine[] = [
  { path: 'images/project-stadtgarten.webp', room: 'living', line: 'natur', folder: otherPackagesFolder },
  { path: 'images/project-hafenkontor.webp', room: 'living', line: 'elegant', folder: otherPackagesFolder },
]

/** Rooms that dashboards tell of, as a design line has them. */
const DASHBOARD_ROOMS: readonly RoomOfLine[] = [
  ...['bathroom', 'living', 'kitchen', 'bedroom', 'nursery', 'windows', 'hallway'].map((room) => ({
    path: `images/project/${room}-natur.webp`,
    room,
    line: 'natur',
    folder: packageFolder,
  })),
]

async function buildRooms(rooms: readonly RoomOfLine[]): Promise<void> {
  for (const { path, room: roomId, line, folder } of rooms) {
    const room = getRoomEntry(roomId)
    const products = DESIGN_LINE_GROUPS.flatMap((group) => group.lines).find(({ id }) => id === line)?.products
    if (!products) throw new Error(`there is no design line ${line}`)
    const whole = await composeRoom(roomId, room, products)
    await store(sharp(whole), path, 82, folder)
  }
}

/** Pictures of whole rooms that projects name beside those of their catalogues. */
export async function buildProjectPictures(): Promise<void> {
  await buildRooms([...OPENING_ROOMS, ...DASHBOARD_ROOMS])
}

/** Pictures of bundles and design lines, cut from composed rooms. Throws when a room has no pictures. */
export async function buildMoods(): Promise<void> {
  const bundles: Record<string, string> = {}
  const designLines: Record<string, string> = {}
  for (const bundle of BUNDLE_GROUPS.flatMap((group) => group.bundles)) {
    const stand = EXAMPLE_ROOMS[bundle.id]
    const path = `images/bundles/${bundle.id}.webp`
    const products = [...bundle.products, ...(stand?.products ?? [])]
    await mood(path, stand?.room ?? bundle.rooms[0] ?? 'living', { ...stand, products })
    bundles[bundle.id] = path
  }
  for (const line of DESIGN_LINE_GROUPS.flatMap((group) => group.lines)) {
    const stand = EXAMPLE_ROOMS[line.id]
    const path = `images/design-lines/${line.id}.webp`
    if (stand) await mood(path, stand.room ?? 'hallway', stand)
    else await board(path, line.products, line.isOfStandard ? otherPackagesFolder : packageFolder)
    designLines[line.id] = path
  }
  keepManifest({ bundles, designLines })
  await buildProjectPictures()
}
