import type { BrowserContext } from 'playwright'
import * as z from 'zod/mini'
import { CatalogueSchema } from '#shared/contracts/entities/catalogue.schema.ts'
import { MappingSchema } from '#shared/contracts/entities/picture.schema.ts'
import { toWire } from '#shared/contracts/wire.ts'
import { generateCatalogue } from '#shared/testing/generate-catalogue.ts'

type Mapping = z.infer<typeof MappingSchema>

/** Its choices stay in the browser, so any catalogue can be put into its place. */
const SAMPLE_UNIT = 'musterwohnung-4z'
const ROOMS = 10
const ITEMS_PER_ROOM = 100
const OPTIONS_PER_ITEM = 6
const MAPPING_PATH = '/configurator/v1/demo/lindenhof/mapping'

/** The generated unit of 1,000 items, with the sample project's pictures. */
export interface BigUnit {
  /** Address of one of its rooms, counted from 0. */
  readonly roomUrl: (room: number) => string
  readonly rooms: number
  /** Puts it into the place of the sample unit. */
  readonly prepare: (context: BrowserContext) => Promise<void>
}

/** `url`: of the running portal with the sample project. */
export async function bigUnit(url: string): Promise<BigUnit> {
  const answer = await fetch(url + MAPPING_PATH)
  const mapping = z.parse(MappingSchema, await answer.json())
  const drawn = mapping.rooms.filter((room) => room.layers.length >= 6)
  const generated = generateCatalogue({
    rooms: ROOMS,
    itemsPerRoom: ITEMS_PER_ROOM,
    optionsPerItem: OPTIONS_PER_ITEM,
    rules: 1_000,
    seed: 7,
  })
  const getPicture = (room: number) => `generated-${room}`
  // A floor plan would open its upgrades by itself.
  const mode = 'PRODUCT_SELECTION' as const
  const rooms = generated.rooms.map((room, at) => ({ ...room, mode, renderId: getPicture(at) }))
  const catalogue = CatalogueSchema.parse(
    toWire({
      ...generated,
      rooms,
      id: 'generated',
      locale: 'de',
      configuratorBackendUrl: '/configurator/v1/demo/lindenhof',
    }),
  )
  const items = generated.roomBook.sections
    .flatMap((section) => section.subSections)
    .flatMap((subSection) => subSection.lineItems)
    .flatMap((lineItem) => lineItem.subLineItems)
  const pictures = rooms.map((room, at): Mapping['rooms'][number] => {
    const picture = drawn[at % drawn.length]
    if (picture === undefined) throw new Error('The sample project has no layered pictures')
    const shown = items.filter((item) => item.roomId === room.id)
    const layers = picture.layers.flatMap((layer, layerAt) => {
      const item = shown[layerAt]
      const images = Object.values(layer.products_by_id).filter((image) => image !== null)
      if (item === undefined || images.length === 0) return []
      const products = new Map(item.options.map((option, n) => [option.productId, images[n % images.length] ?? null]))
      return [{ ...layer, sub_line_item_id: item.id, products_by_id: Object.fromEntries(products) }]
    })
    return { ...picture, render_id: getPicture(at), layers }
  })
  const bodies = { catalogue: JSON.stringify(catalogue), mapping: JSON.stringify({ ...mapping, rooms: pictures }) }
  return {
    rooms: ROOMS,
    roomUrl: (room) => `${url}/mp/demo/lindenhof/${SAMPLE_UNIT}/configurator/${rooms[room]?.slug}`,
    prepare: async (context) => {
      const json = 'application/json'
      await context.route('**/sample_units/*/catalog*', (route) =>
        route.fulfill({ contentType: json, body: bodies.catalogue }),
      )
      await context.route(`**${MAPPING_PATH}`, (route) => route.fulfill({ contentType: json, body: bodies.mapping }))
    },
  }
}
