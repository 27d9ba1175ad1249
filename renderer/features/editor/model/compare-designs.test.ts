import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#shared/domain/designs/json.types.ts'
import { aDesign, row, text } from '../testing/designs.ts'
import { compareDesigns, countDifferences } from './compare-designs.ts'

const of = (...dashboardConfig: JsonObject[]) => aDesign({ dashboardConfig })
const BEFORE = of(row('r', text('a', 'A'), text('b', 'B')), text('c', 'C'))

describe('what two designs differ in', () => {
  it.each([
    ['nothing', of(row('r', text('a', 'A'), text('b', 'B')), text('c', 'C')), {}],
    ['a word', of(row('r', text('a', 'A!'), text('b', 'B')), text('c', 'C')), { changed: 1 }],
    ['one more', of(row('r', text('a', 'A'), text('b', 'B'), text('d', 'D')), text('c', 'C')), { added: 1 }],
    ['a row less', of(text('c', 'C')), { removed: 3 }],
    ['the order', of(text('c', 'C'), row('r', text('a', 'A'), text('b', 'B'))), { changed: 1 }],
    ['another parent', of(row('r', text('a', 'A')), text('b', 'B'), text('c', 'C')), { changed: 1 }],
    ['the version', { ...BEFORE, dashboardVersion: 'v3' as const }, { version: true }],
    ['a colour', { ...BEFORE, stylingSimple: { primaryColorMain: '#123456' } }, { colours: 1 }],
    ['a text', { ...BEFORE, translations: [{ locale: 'de' as const, key: 'a:b', text: 'x' }] }, { texts: 1 }],
  ])('EDT-9 counts %s', (_, after, expected) => {
    const nothing = compareDesigns(BEFORE, BEFORE)
    expect(compareDesigns(BEFORE, after)).toEqual({ ...nothing, ...expected })
    expect(countDifferences(compareDesigns(BEFORE, after))).toBe(Number(Object.values(expected)[0] ?? 0))
  })
})
