import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ProjectFile } from '#shared/contracts/project-package.ts'
import { checkPackage } from './check-package.ts'
import { type Change, findFaults as faultsIn, first, pickItem } from './fixtures/changed-package.ts'
import { tinyCatalog } from './fixtures/tiny-catalog.ts'
import { writeTinyPackage } from './fixtures/tiny-package.ts'
import { hugePng } from '#server/pictures/fixtures/huge-png.ts'
import { describeFault } from './package-faults.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'package-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const findFaults = (change: Change) => faultsIn(folder, change)
const ITEM = 'catalog.json room_book.sections[0].sub_sections[0].line_items'

describe('checkPackage', () => {
  it('has nothing to say about a faultless package', async () => {
    expect(await findFaults(() => {})).toEqual([])
  })

  it('reports documents that are missing, not JSON, or not of the schema, with their place', async () => {
    await writeTinyPackage(folder)
    await writeFile(join(folder, 'project.json'), '{')
    await writeFile(join(folder, 'catalog.json'), JSON.stringify({ ...tinyCatalog(), rooms: [{ id: 7 }] }))
    const { pack, faults } = await checkPackage(folder)
    expect(pack).toBeNull()
    expect(faults.find((fault) => fault.file === 'project.json')?.code).toBe('notJson')
    expect(faults).toContainEqual({
      severity: 'error',
      file: 'catalog.json',
      path: 'rooms[0].id',
      code: 'wrongType',
      params: { expected: 'string' },
    })
    expect((await checkPackage(join(folder, 'nowhere'))).faults).toHaveLength(2)
  })

  it('FOUND-8 refuses prices that come to more than ten million euros with the largest quantity', async () => {
    const dear = (price: number, range: { min: number; max: number; step: number } | null) =>
      findFaults((catalog) => {
        const item = pickItem(catalog, 'hall-floor')
        item.quantity_range = range
        Object.assign(first(item.options), { price_mode: 'per_unit', price, quantity: null })
      })
    const place = `error   ${ITEM}[0].sub_line_items[0].options[0].price`
    expect(await dear(100_000_000, null)).toEqual([])
    expect(await dear(100_000_000, { min: 0, max: 20, step: 0.5 })).toEqual([
      `${place}: comes to more than 10 million euros with the quantity 20`,
    ])
    expect(await dear(-200_000_000, null)).toHaveLength(1)
  })

  it('FOUND-3 refuses pictures that are too large to work with, each alone or together', async () => {
    await writeTinyPackage(folder)
    await writeFile(join(folder, 'products/thumb.webp'), hugePng(16_000, 16_000))
    const found = (await checkPackage(folder)).faults.filter(({ code }) => code === 'pictureTooLarge')
    expect(found.map(describeFault)).toEqual([
      'error   products/thumb.webp: is 16000 × 16000 px: pictures have at most 50 million pixels',
    ])
    const faults = await findFaults((catalog) => {
      const [picture] = catalog.pictures
      if (picture === undefined) return
      const { layers } = picture
      picture.layers = Array.from({ length: 100 }, () => layers).flat()
      Object.assign(picture, { width: 2000, height: 1000 })
      for (const layer of picture.layers)
        for (const image of Object.values(layer.products_by_id))
          Object.assign(image ?? {}, { width: 2000, height: 990 })
    })
    expect(faults).toContain(
      'error   catalog.json pictures[0].layers: base and layers have more than 100 million pixels together',
    )
  })

  it('wants pictures in the package, since pages show no others; films and documents may lie elsewhere', async () => {
    const url = 'https://example.com/a'
    const faults = await findFaults((catalog) => {
      Object.assign(first(catalog.products), {
        thumb_url: url,
        images: [{ url }],
        files: [{ id: 'a', url, file_name: 'a.pdf' }],
        videos: [{ url }],
      })
      const view = { view_id: 'hall-picture', url, sub_line_item_ids: [] }
      Object.assign(first(catalog.rooms), { preview_url: url, panorama_url: url, configurator_views: [view] })
      first(catalog.upgrade_bundles).image_url = url
    })
    expect(
      faults.filter((fault) => fault.includes('an address elsewhere')).map((fault) => fault.split(': ', 1)[0]),
    ).toEqual(
      [
        'rooms[0].configurator_views[0].url',
        'rooms[0].preview_url',
        'rooms[0].panorama_url',
        'products[0].thumb_url',
        'products[0].images[0].url',
        'upgrade_bundles[0].image_url',
      ].map((place) => `error   catalog.json ${place}`),
    )
    expect(faults.filter((fault) => fault.startsWith('error'))).toHaveLength(6)
  })

  it.each([
    '../../logo.png',
    '/etc/logo.png',
    'http://example.com/a.png',
    'javascript:x()',
    'data:image/png;base64,AA',
  ])('takes no picture from %s', async (thumb) => {
    const faults = await findFaults((catalog) => {
      first(catalog.products).thumb_url = thumb
    })
    expect(faults).toEqual(['error   catalog.json products[0].thumb_url: is not as the format has it'])
  })

  it('keeps names in one line, as they stand in lists and subjects of mails', async () => {
    const faults = await findFaults((catalog, project) => {
      project.name = 'Haus\r\nBcc: all@example.com'
      project.town = 'Frei\u202eburg'
      first(project.units).display_name = { de: 'Wohnung\n1', en: 'Home 1' }
      first(project.units).description = { de: 'Zwei\nZeilen', en: 'Two\nlines' }
      first(catalog.products).title = { de: 'Eiche', en: 'Oak\u2028' }
    })
    expect(faults).toEqual(
      [
        'project.json name',
        'project.json town',
        'project.json units[0].display_name.de',
        'catalog.json products[0].title.en',
      ].map((place) => `error   ${place}: has line breaks or other control characters`),
    )
  })

  it('FOUND-3 composes pictures of pixels alone', async () => {
    const faults = await findFaults((catalog) => {
      first(catalog.pictures).base = 'pictures/base.svg'
    })
    expect(faults).toContain(
      'error   catalog.json pictures[0].base: pictures/base.svg is no picture of pixels (PNG, JPEG, GIF, WebP, AVIF)',
    )
  })

  it.each<[string, Change, string | RegExp]>([
    [
      'an id used twice',
      (c) => c.products.push(first(c.products)),
      /error {3}catalog.json products\[8\].id: "oak" is used already by products\[0\]/,
    ],
    [
      'a unit slug used twice',
      (_, p) => {
        p.units.push({ ...first(p.units), id: 'x' })
      },
      /project.json units\[3\].slug/,
    ],
    [
      'gaps in positions',
      (c) => {
        pickItem(c, 'hall-skirting').position = 3
      },
      /line_items\[0\].sub_line_items: positions .* 1, 3/,
    ],
    [
      'an unknown room',
      (c) => {
        pickItem(c, 'tub').room_id = 'attic'
      },
      `error   ${ITEM}[1].sub_line_items[0].room_id: there is no room "attic"`,
    ],
    [
      'a standard that is not an option',
      (c) => {
        pickItem(c, 'tub').default_product_id = 'oak'
      },
      /"oak" is not among the options/,
    ],
    [
      'a picture that does not exist',
      (c) => {
        first(c.rooms).render_id = 'none'
      },
      /rooms\[0\].render_id: there is no picture "none"/,
    ],
    [
      'IMG-1 a panorama whose picture does not exist',
      (c) => {
        first(c.rooms).panorama_render_id = 'none'
      },
      /rooms\[0\].panorama_render_id: there is no picture "none"/,
    ],
    [
      'IMG-1 a hotspot of an item that does not exist',
      (c) => {
        first(c.rooms).panorama_hotspots = [{ sub_line_item_id: 'none', yaw: 0, pitch: 0 }]
      },
      /rooms\[0\].panorama_hotspots\[0\].sub_line_item_id: there is no item "none"/,
    ],
    [
      'API-84 a view without any picture',
      (c) => {
        first(c.rooms).configurator_views = [{ view_id: 'none', url: null, sub_line_item_ids: [] }]
      },
      /rooms\[0\].configurator_views\[0\].view_id: there is no picture "none", and no url instead/,
    ],
    [
      'API-84 a view of an item that does not exist',
      (c) => {
        first(c.rooms).configurator_views = [{ view_id: 'hall-picture', url: null, sub_line_item_ids: ['none'] }]
      },
      /rooms\[0\].configurator_views\[0\].sub_line_item_ids\[0\]: there is no item "none"/,
    ],
    [
      'a bundle without line items',
      (c) => {
        first(c.upgrade_bundles).line_item_ids = []
      },
      /upgrade_bundles\[0\].line_item_ids: a bundle/,
    ],
    [
      'an unknown building',
      (_, p) => {
        first(p.units).building = 'z'
      },
      /units\[0\].building: there is no building "z"/,
    ],
    [
      'a file that is missing',
      (_, p) => {
        p.project_image = 'gone.webp'
      },
      /project.json project_image: there is no file "gone.webp"/,
    ],
    [
      'a file that nobody names',
      (_, p) => {
        p.logos.project_logo = null
      },
      'warning logo.webp: is not named anywhere',
    ],
    [
      'a missing English text',
      (c) => {
        first(c.rooms).title = { de: 'Flur' }
      },
      'warning catalog.json rooms[0].title: has no text in "en"',
    ],
    [
      'an option without a layer image',
      (c) => {
        delete first(first(c.pictures).layers).products_by_id['stone']
      },
      /warning .*picture "hall-picture" has no layer image of "stone"/,
    ],
    [
      'IMG-1 an option without a layer image in the picture all round',
      (c) => {
        const picture = first(c.pictures)
        const floor = first(picture.layers)
        const { oak = null } = floor.products_by_id
        first(c.rooms).panorama_render_id = 'round'
        c.pictures.push({ ...picture, render_id: 'round', layers: [{ ...floor, products_by_id: { oak } }] })
      },
      /warning .*picture "round" has no layer image of "stone"/,
    ],
    [
      'an item that no picture of its room shows',
      (c) => {
        first(c.pictures).layers.splice(0, 1)
      },
      /warning .*picture "hall-picture" has no layer for "hall-floor"/,
    ],
    [
      'a layer outside its picture',
      (c) => {
        const image = first(first(c.pictures).layers).products_by_id['oak']
        if (image) image.y = 10
      },
      /does not lie inside the picture/,
    ],
    [
      'an image of another size',
      (c) => {
        const image = first(first(c.pictures).layers).products_by_id['oak']
        if (image) image.height = 8
      },
      /states 32 × 8 px, but pictures\/oak.webp has 32 × 9/,
    ],
  ])('reports %s', async (_, change, expected) => {
    const faults = await findFaults(change)
    expect(faults).toEqual(
      expect.arrayContaining([expect.stringMatching(expected instanceof RegExp ? expected : escape(expected))]),
    )
  })

  it('API-84 lets an item be shown by a view of its room alone', async () => {
    const faults = await findFaults((c) => {
      const picture = first(c.pictures)
      const floor = first(picture.layers)
      first(c.rooms).configurator_views = [{ view_id: 'near', url: null, sub_line_item_ids: ['hall-floor'] }]
      c.pictures.push({ ...picture, render_id: 'near', layers: [floor] })
      picture.layers.splice(0, 1)
    })
    expect(faults.join('\n')).not.toMatch(/has no layer/)
  })

  it('RES-1 RES-2 reports pages that a residence cannot do without, and those that have no effect', async () => {
    const pagesFaults = (variant: ProjectFile['variant'], pages: NonNullable<ProjectFile['pages']>) =>
      findFaults((_, project) => Object.assign(project, { variant, pages }))
    expect(await pagesFaults('residence', ['login', 'configurator', 'checkout'])).toEqual([])
    expect(await pagesFaults('residence', ['dashboard', 'checkout'])).toEqual([
      'error   project.json pages: lacks "login", which every residence needs',
      'error   project.json pages: lacks "configurator", which every residence needs',
    ])
    expect(await pagesFaults('residence', ['login', 'configurator', 'login'])).toEqual([
      'warning project.json pages: lacks "checkout": buyers cannot complete their choice',
      'error   project.json pages[2]: "login" is named twice',
    ])
    expect(await pagesFaults('default', ['login'])).toEqual([
      'warning project.json pages: has no effect: only the variant "residence" names its pages, this project is "default"',
    ])
  })

  it('DSL-17 reports own words for a design line that does not exist', async () => {
    const faults = await findFaults((_, project) => {
      project.design_lines_dialog = {
        title: '',
        subtitle: '',
        description: '',
        design_lines: [{ id: 'gone', title: '', subtitle: '', summary: '' }],
        design_lines_extra: [],
      }
    })
    expect(faults).toEqual([expect.stringContaining('there is no design line "gone"')])
  })

  it('lets in no file that a browser could run, whatever its name says', async () => {
    const catalog = tinyCatalog()
    const files = ['page.html', 'script.webp', 'drawing.svg', 'good.svg', 'plan.pdf', 'model.glb']
    first(catalog.products).images = files.map((url) => ({ url }))
    await writeTinyPackage(folder, catalog)
    const script = '<script>alert(1)</script>'
    const contents = [script, script, `<svg>${script}</svg>`, '<svg/>', '%PDF-1.7', 'glTF']
    for (const [at, content] of contents.entries()) await writeFile(join(folder, files[at] ?? ''), content)
    expect((await checkPackage(folder)).faults.map(describeFault)).toEqual([
      expect.stringContaining('error   drawing.svg: contains a script'),
      expect.stringContaining('error   page.html: files of this type cannot be brought in'),
      expect.stringContaining('error   script.webp: is not image/webp'),
    ])
  })
})

function escape(literal: string): RegExp {
  return new RegExp(literal.replace(/[.[\]]/g, String.raw`\$&`))
}
