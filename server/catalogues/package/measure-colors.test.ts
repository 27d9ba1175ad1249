import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as measuring from '#server/pictures/measure-color.ts'
import type { CatalogFile } from '#shared/contracts/project-package.ts'
import { writeTinyPackage } from './fixtures/tiny-package.ts'
import { withColors } from './measure-colors.ts'
import { readPackage } from './package-documents.ts'

const WOOD = { key: 'wood', title: { de: 'Holz', en: 'Wood' } }
let folder = ''
/** As in the tiny package, where a test does not say otherwise. */
let tiny: CatalogFile

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colors-'))
  await writeTinyPackage(folder)
  const { pack } = await readPackage(folder)
  if (pack === null) throw new Error('The tiny package cannot be read')
  tiny = pack.catalog
  for (const [file, background] of [
    ['oak.png', '#c9a173'],
    ['stone.png', '#9b9a97'],
  ] as const) {
    await sharp({ create: { width: 8, height: 8, channels: 3, background } }).toFile(join(folder, file))
  }
  await writeFile(join(folder, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

type Product = CatalogFile['products'][number]

/** A catalogue of these products alone, each with defaults. */
function buildCatalog(...products: readonly Partial<Product>[]): CatalogFile {
  const [plain] = tiny.products
  if (plain === undefined) throw new Error('The tiny catalogue has no products')
  return { ...tiny, products: products.map((product) => ({ ...plain, ...product })) }
}

const KEYS = { 'oak.png': 'a', 'again.png': 'a', 'stone.png': 'b', 'drawing.svg': 'c', 'gone.png': 'd' }

async function getColors(catalog: CatalogFile, maxPixels?: number): Promise<(string | null | undefined)[]> {
  return (await withColors({ catalog, folder }, KEYS, maxPixels)).products.map(({ color }) => color)
}

describe('colours of products', () => {
  it('LIKE-2 are those that the package names, else those of the thumbnails', async () => {
    const catalog = buildCatalog(
      { thumb_url: 'oak.png' },
      { thumb_url: 'oak.png', color: '#ABCDEF' },
      { thumb_url: 'stone.png', material: WOOD },
      { thumb_url: null },
    )
    expect(await getColors(catalog)).toEqual(['#c9a173', '#abcdef', '#9b9a97', null])
    const { products } = await withColors({ catalog, folder }, KEYS)
    expect(products.map(({ material }) => material)).toEqual([null, null, WOOD, null])
  })

  it('LIKE-2 are measured once for each content', async () => {
    const measure = vi.spyOn(measuring, 'measureColor')
    const catalog = buildCatalog({ thumb_url: 'oak.png' }, { thumb_url: 'oak.png' }, { thumb_url: 'stone.png' })
    expect(await getColors(catalog)).toEqual(['#c9a173', '#c9a173', '#9b9a97'])
    expect(measure).toHaveBeenCalledTimes(2)
  })

  it('LIKE-2, FOUND-3: are not looked for in drawings, in what cannot be read, and in more than so many pixels', async () => {
    const catalog = buildCatalog({ thumb_url: 'drawing.svg' }, { thumb_url: 'gone.png' })
    expect(await getColors(catalog)).toEqual([null, null])
    const many = buildCatalog({ thumb_url: 'oak.png' }, { thumb_url: 'stone.png' })
    expect(await getColors(many, 100)).toEqual(['#c9a173', null])
  })
})
