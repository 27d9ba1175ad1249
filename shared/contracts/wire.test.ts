import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import type { Catalogue } from '#shared/domain/catalogue/catalogue.types.ts'
import { aCatalogue, aProduct } from '#shared/testing/builders.ts'
import { generateCatalogue } from '#shared/testing/generate-catalogue.ts'
import { CatalogueSchema } from './entities/catalogue.schema.ts'
import { camelKey, type FromWire, fromWire, snakeKey, toWire } from './wire.ts'

describe('wire names', () => {
  it('API-4 names go to the wire and back', () => {
    expect(camelKey('sub_line_item_id')).toBe('subLineItemId')
    expect(snakeKey('subLineItemId')).toBe('sub_line_item_id')
    expect(camelKey('_destroy')).toBe('_destroy')
    expect(toWire({ upgradeBundleId: [{ totalBase: 1 }], when: null })).toEqual({
      upgrade_bundle_id: [{ total_base: 1 }],
      when: null,
    })
  })

  it('API-22 API-25 keys of maps by id are data and stay as they are', () => {
    const wire = { buyer_selections: { my_item: { product_id: 'a_b' }, item_2: { _destroy: true } } }
    expect(fromWire(wire)).toEqual({ buyerSelections: { my_item: { productId: 'a_b' }, item_2: { _destroy: true } } })
    expect(toWire(fromWire(wire))).toEqual(wire)
  })

  it('API-84 a view of a room names its picture, its items and what to load for them', () => {
    const view = {
      view_id: 'bath-window',
      url: '/files/window.webp',
      sub_line_item_ids: ['bath_tub'],
      prefetch_urls_by_sub_line_item_id: { bath_tub: ['/files/tub.webp'] },
    }
    expect(fromWire(view)).toEqual({
      viewId: 'bath-window',
      url: '/files/window.webp',
      subLineItemIds: ['bath_tub'],
      prefetchUrlsBySubLineItemId: { bath_tub: ['/files/tub.webp'] },
    })
    expect(toWire(fromWire(view))).toEqual(view)
  })

  it('API-4 any value comes back as it was', () => {
    const key = fc.stringMatching(/^[a-z]{1,5}(_[a-z]{1,5}){0,2}$/)
    const value = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.string(),
        fc.integer(),
        fc.constant(null),
        fc.array(tie('value')),
        fc.dictionary(key, tie('value')),
      ),
    })).value
    fc.assert(
      fc.property(value, (wire) => {
        expect(toWire(fromWire(wire))).toEqual(wire)
      }),
      { numRuns: 1000 },
    )
  })

  it('API-4 a key that would reach into prototypes is dropped', () => {
    const parsed: unknown = JSON.parse('{"__proto__": {"is_admin": true}, "a_b": 1}')
    const hostile = fromWire(parsed)
    expect(hostile).toEqual({ aB: 1 })
    expect(hostile).not.toHaveProperty('isAdmin')
  })

  it('ENG-3 UPG-1 UPG-2 UPG-28 DSL-20 RUL-1 a catalogue on the wire is the engine’s catalogue, field by field', () => {
    expectTypeOf<FromWire<z.infer<typeof CatalogueSchema>>>().toExtend<Catalogue>()
    const catalogue: Catalogue = {
      ...generateCatalogue({ rooms: 2, itemsPerRoom: 4, optionsPerItem: 3, rules: 2, seed: 1 }),
      configuratorBackendUrl: '/configurator/v1/demo/lindenhof',
    }
    const wire = CatalogueSchema.parse(toWire(catalogue))
    expect(fromWire(wire)).toEqual(catalogue)
    expect(wire.configurator_backend_url).toBe('/configurator/v1/demo/lindenhof')
    expect(Object.keys(wire)).toEqual(expect.arrayContaining(['room_book', 'upgrade_bundles', 'upgrade_bundle_groups']))
    expect(wire.rooms[0]).toHaveProperty('label_upgrade_bundles')
    expect(wire.rooms[0]).toHaveProperty('label_design_lines')
  })

  it('LIKE-1, LIKE-2: a catalogue is read with more than this version knows, and without what an older one did not', () => {
    const catalogue = aCatalogue({ products: [aProduct('oak', { color: '#c9a173' })] })
    const wire = z.parse(z.looseObject({ products: z.tuple([z.looseObject({})]) }), toWire(catalogue))
    const [product] = wire.products
    const newer = CatalogueSchema.parse({ ...wire, season: 'winter', products: [{ ...product, mood: 'warm' }] })
    expect(fromWire(newer)).toEqual(catalogue)
    const { color: _, ...older } = product
    expect(CatalogueSchema.parse({ ...wire, products: [older] }).products[0]).not.toHaveProperty('color')
  })
})
