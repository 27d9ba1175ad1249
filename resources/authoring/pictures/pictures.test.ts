import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BUNDLE_GROUPS } from '../catalogue/bundles.ts'
import { DESIGN_LINE_GROUPS } from '../catalogue/design-lines.ts'
import { ITEMS } from '../catalogue/items.ts'
import { ROOM_BOOK } from '../catalogue/room-book.ts'
import { readPicturesManifest } from '../pictures-manifest.ts'
import { visibleProducts } from '../visible-products.ts'
import { computeFingerprint, stagedProducts } from './staged-products.ts'
import { otherPackagesFolder, packageFolder } from './store.ts'

const manifest = readPicturesManifest()
const isThere = (path: string): boolean =>
  [packageFolder, otherPackagesFolder].some((folder) => existsSync(join(folder, path)))

const LINES = ROOM_BOOK.flatMap((section) => section.subSections).flatMap(({ lines }) => lines)

/** The slot whose place a slot's product takes, as a second shower that of the bathtub: one picture never shows both. */
function getPlace(slot: string, room: string): string {
  const item = ITEMS.find((one) => one.room === room && one.slot === slot)
  const replaced = LINES.find(({ itemIds }) => item !== undefined && itemIds.includes(item.id))?.replaces[0]
  const first = LINES.find(({ id }) => id === replaced)?.itemIds[0]
  return ITEMS.find(({ id }) => id === first)?.slot ?? slot
}

describe('the pictures of the sample project', () => {
  const rooms = Object.entries(manifest.rooms)

  it('has a picture for every room that shows products', () => {
    const wanted = new Set(visibleProducts().map((v) => v.renderId))
    expect([...wanted, 'bad-360-panorama'].filter((id) => !manifest.rooms[id])).toEqual([])
  })

  it.each(rooms)('%s has its base, its preview and all layer files', (_id, room) => {
    const files = [
      room.base,
      room.preview,
      ...room.layers.flatMap((l) => Object.values(l.products).map((e) => e.image)),
    ]
    expect(files.filter((file) => !isThere(file))).toEqual([])
  })

  it.each(rooms)('%s keeps every layer within the picture', (_id, room) => {
    const outside = room.layers
      .flatMap((l) => Object.values(l.products))
      .filter(
        (e) =>
          e.x < 0 ||
          e.y < 0 ||
          e.width < 1 ||
          e.height < 1 ||
          e.x + e.width > room.width ||
          e.y + e.height > room.height,
      )
    expect(outside).toEqual([])
  })

  it.each(rooms)('%s shows every product of its slots', (id, room) => {
    const missing = visibleProducts()
      // A picture all round shows what the room's own picture does.
      .filter((v) => v.renderId === id.replace(/-panorama$/, ''))
      .flatMap((v) => {
        const entries = room.layers.find((l) => l.slot === v.slot)?.products ?? {}
        return v.productIds.filter((p) => !entries[p]).map((p) => `${v.slot}/${p}`)
      })
    expect(missing).toEqual([])
  })

  it.each(rooms)('%s weighs at most 600 KB with the heaviest product in every place', (id, room) => {
    const heaviest = new Map<string, number>()
    for (const { slot, products } of room.layers) {
      const place = getPlace(slot, id)
      const sizes = Object.values(products).map((e) => statSync(join(packageFolder, e.image)).size)
      heaviest.set(place, Math.max(heaviest.get(place) ?? 0, ...sizes))
    }
    const total = [...heaviest.values()].reduce((a, b) => a + b, statSync(join(packageFolder, room.base)).size)
    expect(total).toBeLessThan(600 * 1024)
  })

  it('has the thumbnails, bundle and design line pictures that the manifest names', () => {
    const paths = [manifest.products, manifest.bundles, manifest.designLines].flatMap((m) => Object.values(m))
    expect(paths.filter((path) => !isThere(path))).toEqual([])
  })

  it('has a picture for every bundle and every design line', () => {
    const bundles = BUNDLE_GROUPS.flatMap((group) => group.bundles)
    const lines = DESIGN_LINE_GROUPS.flatMap((group) => group.lines)
    expect(bundles.filter(({ id }) => !manifest.bundles[id])).toEqual([])
    expect(lines.filter(({ id }) => !manifest.designLines[id])).toEqual([])
  })

  it('has a thumbnail for every product that a room shows', () => {
    const shown = new Set(visibleProducts().flatMap((v) => v.productIds))
    expect([...shown].filter((id) => !manifest.products[id])).toEqual([])
  })

  // Otherwise: `npm run thumbnails -- --stage … --publish` in resources/scenes.
  it('has thumbnails from the studio that show every product with its present look and size', () => {
    const outdated = stagedProducts().filter(
      (product) => manifest.fingerprints[product.id] !== computeFingerprint(product),
    )
    expect(outdated.map(({ stage, id }) => `${stage}/${id}`)).toEqual([])
  })
})
