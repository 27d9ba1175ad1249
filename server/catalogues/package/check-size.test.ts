import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Change, findFaults as faultsIn, first, pickItem } from './fixtures/changed-package.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'package-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

describe('FOUND-1 a package larger than any project', () => {
  it.each<[string, Change]>([
    ['project.json units: has more than 2000 entries', (_, p) => (p.units = times(2_001, first(p.units)))],
    [
      'project.json documents: has more than 100 entries',
      (_, p) => {
        const text = { de: 'Plan', en: 'Plan' }
        const document = { id: 'a', role: 'a', display_name: text, file: 'logo.webp', updated_on: '2026-01-01' }
        p.documents = times(101, { ...document, visibility: 'public' as const })
      },
    ],
    [
      'catalog.json room_book.sections[0].sub_sections[0].line_items[0].sub_line_items[0].options: has more than 500 entries',
      (c) => {
        const item = pickItem(c, 'hall-floor')
        item.options = times(501, first(item.options))
      },
    ],
    ['catalog.json variants: has more than 100 entries', (c) => (c.variants = times(101, first(c.variants)))],
    [
      'catalog.json pictures[0].layers: has more than 200 entries',
      (c) => {
        const picture = first(c.pictures)
        picture.layers = times(201, first(picture.layers))
      },
    ],
  ])('is refused: %s', async (fault, change) => {
    expect(await faultsIn(folder, change)).toEqual([`error   ${fault}`])
  })
})
