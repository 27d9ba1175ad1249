import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { labOfHex, measureColorDifference } from '#shared/domain/kernel/color.ts'
import { measureColor } from '#server/pictures/measure-color.ts'
import { generatePackages } from '../generate/generate.ts'
import { readPicturesManifest } from '../pictures-manifest.ts'
import { packageFolder } from '../pictures/store.ts'
import { unusedBeginnings } from './materials.ts'

/** Product groups whose products differ in what they are made of. */
const OF_MATERIALS = [
  'accessories',
  'bath-floor',
  'bathtub',
  'blinds',
  'door',
  'entrance-door',
  'floor',
  'flush-plate',
  'frame',
  'front',
  'lamp',
  'skirting',
  'splashback',
  'switches',
  'tap',
  'vanity',
  'wall-colour',
  'wall-tiles',
  'worktop',
]
/** Every so many thumbnails are measured again. */
const STEP = 20

const packages = generatePackages()

describe('materials and colours of the sample products', () => {
  it('LIKE-1 every product of which the material can be chosen says it', () => {
    for (const { catalog, folder } of packages) {
      const items = catalog.room_book.sections.flatMap((section) =>
        section.sub_sections.flatMap((sub) => sub.line_items.flatMap((line) => line.sub_line_items)),
      )
      const material = new Map(catalog.products.map((product) => [product.id, product.material?.key]))
      const silent = items
        .filter((item) => OF_MATERIALS.includes(item.product_group_id))
        .flatMap((item) => item.options.map((option) => option.product_id))
        .filter((id) => material.get(id) === undefined && id !== 'lamp-outlet' && id !== 'bathtub-back-to-wall')
      expect(silent, folder).toEqual([])
    }
    const ids = packages.flatMap(({ catalog }) => catalog.products.map(({ id }) => id))
    expect(unusedBeginnings(ids)).toEqual([])
  })

  it('LIKE-2 every product with a picture has a colour', () => {
    for (const { catalog } of packages) {
      const pictured = catalog.products.filter((product) => product.thumb_url !== null)
      expect(pictured.filter(({ color }) => typeof color !== 'string').map(({ id }) => id)).toEqual([])
    }
  })

  it('LIKE-2 the colours in the manifest are those of the thumbnails', async () => {
    const { products, colors } = readPicturesManifest()
    expect(Object.keys(colors)).toEqual(Object.keys(products))
    const some = Object.entries(products).filter((_, index) => index % STEP === 0)
    for (const [id, path] of some) {
      const measured = await measureColor(await readFile(join(packageFolder, path)))
      const [known, found] = [colors[id], measured].map((color) => labOfHex(color ?? ''))
      if (!known || !found) expect.fail(`${id} has no colour: run build-pictures.ts --only colors`)
      expect(measureColorDifference(known, found), id).toBeLessThan(1)
    }
  })
})
