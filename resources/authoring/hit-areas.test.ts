import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openPicture } from '#server/pictures/open-picture.ts'
import { buildHitMap, findItemAt, type LayerAlpha } from '#shared/domain/look/hit-map.ts'
import { configuredPicture, type PictureMapping, type ShownLayer } from '#shared/domain/look/pictures.ts'
import { configure, prepareCatalogue } from '#shared/domain/index.ts'
import { NO_SELECTIONS, OPEN_CIRCUMSTANCES } from '#shared/domain/selections/selections.types.ts'
import { generatePackages } from './generate/generate.ts'
import { RESOURCES } from './generate/images.ts'
import { buildCatalogue } from './testing/build-catalogue.ts'

const POINTS = 200
/** What a finger covers on a screen of 1366 px, as a share of it. */
const REACH = 22 / 1366
/** As the browser looks at a layer: one cell for so many px. */
const PX_PER_CELL = 4

const lindenhof = generatePackages().find((pack) => pack.folder === 'lindenhof')
if (lindenhof === undefined) throw new Error('the sample data has no project lindenhof')
const { catalog } = lindenhof
const asSold = configure(prepareCatalogue(buildCatalogue(catalog, null, 'de')), NO_SELECTIONS, OPEN_CIRCUMSTANCES)

const mapping: PictureMapping = {
  mergerUrl: '',
  missingKey: 'missing_01',
  rooms: catalog.pictures.map(({ render_id, width, height, base, preview, layers }) => ({
    renderId: render_id,
    width,
    height,
    baseUrl: base,
    previewUrl: preview,
    layers: layers.map(({ category, sub_line_item_id, products_by_id }) => ({
      category,
      subLineItemId: sub_line_item_id,
      productsById: Object.fromEntries(
        Object.entries(products_by_id).map(([id, layer]) => {
          if (layer === null) return [id, null]
          const { image, ...box } = layer
          return [id, { ...box, url: image }]
        }),
      ),
    })),
  })),
}
/** Rooms as they are seen from one place; panoramas have marks of their own. */
const flat = mapping.rooms.filter(({ width, height, layers }) => width < 2 * height && layers.length > 0)

async function readAlpha(layer: ShownLayer, columns: number, rows: number): Promise<LayerAlpha> {
  const { itemId, url, x, y, width, height } = layer
  const alpha = await openPicture(readFileSync(join(RESOURCES, 'projects', lindenhof?.folder ?? '', url)))
    .ensureAlpha()
    .resize(columns, rows, { fit: 'fill' })
    .extractChannel('alpha')
    .raw()
    .toBuffer()
  return { itemId, x, y, width, height, columns, rows, alpha }
}

/** What is painted last at a pixel; null = only the base. */
function findPainted(layers: readonly LayerAlpha[], x: number, y: number): string | null {
  const painted = layers.findLast((layer) => {
    const [column, row] = [x - layer.x, y - layer.y]
    if (column < 0 || row < 0 || column >= layer.columns || row >= layer.rows) return false
    return (layer.alpha[row * layer.columns + column] ?? 0) >= 128
  })
  return painted?.itemId ?? null
}

/** The same points in every run. */
function* listPoints({ width, height }: { width: number; height: number }) {
  let seed = 20_261
  const draw = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  for (let count = 0; count < POINTS; count++) yield { x: draw(width), y: draw(height) }
}

describe('what is touched in the pictures of the sample', () => {
  it.for(flat.map(({ renderId }) => renderId))(
    'STG-3: is at 95 of 100 points what is painted there: %s',
    async (renderId) => {
      const picture = configuredPicture(asSold, mapping, renderId)
      if (picture === null) throw new Error('no picture')
      const shown = picture.layers.filter(({ missing }) => !missing)
      const fine = await Promise.all(shown.map((layer) => readAlpha(layer, layer.width, layer.height)))
      const coarse = await Promise.all(
        shown.map((layer) =>
          readAlpha(
            layer,
            Math.max(1, Math.round(layer.width / PX_PER_CELL)),
            Math.max(1, Math.round(layer.height / PX_PER_CELL)),
          ),
        ),
      )
      const map = buildHitMap(picture, coarse)
      const wrong = [...listPoints(picture)].flatMap(({ x, y }) => {
        const painted = findPainted(fine, x, y)
        const found = findItemAt(map, { x: (x + 0.5) / picture.width, y: (y + 0.5) / picture.height }, REACH)
        return found === painted ? [] : [`${x},${y}: ${found} for ${painted}`]
      })
      expect(wrong.length, wrong.join('; ')).toBeLessThanOrEqual(POINTS * 0.05)
    },
  )
})
