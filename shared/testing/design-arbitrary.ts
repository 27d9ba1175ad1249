import fc from 'fast-check'
import { type Field, SCREENS } from '#shared/domain/designs/field.types.ts'
import type { ItemType } from '#shared/domain/designs/item-type.types.ts'
import { ITEM_TYPES } from '#shared/domain/designs/item-types.ts'
import { isJsonObject, type Json, type JsonObject, withValueAt } from '#shared/domain/designs/json.types.ts'
import { listFields, listParts } from '#shared/domain/designs/read-dashboard.ts'
import { STYLES } from '#shared/domain/designs/read-styles.ts'

const TYPES: readonly ItemType[] = ITEM_TYPES
const WORDS = ['Ihre Wohnung', 'Licht bis in den Abend', '<b>fett</b>', 'x'.repeat(120), 'äöü ß €', '{{name}}']

/** Anything that JSON has, and nobody can mean. */
const wrong: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, true, false, '', 'javascript:alert(1)', '//evil.example/x', -1, 1e9, 'NaN', [], {}),
  fc.string({ maxLength: 40 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.array(fc.constantFrom<Json>(1, 'a', null, { url: 7 }), { maxLength: 3 }),
  fc.record({ de: fc.constantFrom<Json>(1, null, 'x'), fr: fc.constant('x') }),
)

/** A value that a field understands. */
function makeValue(field: Field): fc.Arbitrary<Json> {
  switch (field.kind) {
    case 'words':
      return fc.oneof(
        fc.constantFrom<Json>(...WORDS),
        fc.record({ de: fc.constantFrom<Json>(...WORDS), en: fc.constantFrom<Json>(...WORDS) }),
      )
    case 'html':
      return fc.constantFrom<Json>('<p>Hallo</p>', '<svg onload=alert(1)>', '<table><tr><td>1</td></tr></table>')
    case 'link':
      return fc.constantFrom<Json>('/bp/demo', 'https://example.com/a?b=c', 'mailto:a@example.com', 'tel:+49 761 1')
    case 'picture':
      return fc.constantFrom<Json>('/files/a.webp', '/files/b.svg')
    case 'pictures':
      return fc.array(fc.constantFrom<Json>('/files/a.webp', { url: '/files/b.webp' }), { maxLength: 5 })
    case 'film':
      return fc.constantFrom<Json>('/files/a.webm', 'https://youtu.be/abcdefghijk', 'https://vimeo.com/123456')
    case 'frame':
      return fc.constantFrom<Json>('https://tour.example/360', 'https://other.example/')
    case 'colour':
      return fc.constantFrom<Json>('#00456f', '#fff', 'red')
    case 'number':
      return fc.double({ min: field.least, max: field.most, noNaN: true })
    case 'flag':
      return fc.boolean()
    case 'choice':
      return fc.constantFrom<Json>(...field.options)
    case 'byScreen':
      return fc.oneof(
        fc.integer({ min: Math.ceil(field.least), max: Math.floor(field.most) }),
        fc.dictionary(fc.constantFrom(...SCREENS), fc.integer({ min: 1, max: 3 }), { maxKeys: 5 }),
      )
    case 'screens':
      return fc.subarray<Json>([...SCREENS])
  }
}

const css = (type: ItemType): fc.Arbitrary<Json> =>
  fc.dictionary(
    fc.constantFrom(...listParts(type), 'nowhere'),
    fc.dictionary(
      fc.constantFrom(...STYLES, 'position'),
      fc.constantFrom<Json>(0, 1, '1 0.5', 'center', '#123456', 'url(x)', 'bold', 700, '1.25rem', 'fixed', null),
      { maxKeys: 4 },
    ),
    { maxKeys: 3 },
  )

/** An item of a type: most of it as it can be meant, some of it missing, some of it wrong. */
function makeItem(type: ItemType, depth: number): fc.Arbitrary<Json> {
  const fields = Object.entries(listFields(type))
  const values = fc.tuple(
    ...fields.map(([path, field]) =>
      fc.oneof(
        { weight: 5, arbitrary: makeValue(field).map((value) => [path, value] as const) },
        { weight: 4, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: wrong.map((value) => [path, value] as const) },
      ),
    ),
  )
  const { children } = type
  const inner = children === undefined || depth === 0 ? fc.constant<readonly Json[]>([]) : makeList(depth - 1)
  const id = fc.option(fc.constantFrom<Json>('a', 'b', 'c', 7), { nil: null })
  return fc.tuple(values, css(type), inner, id).map(([pairs, looks, items, own]) => {
    let item: JsonObject = own === null ? { type: type.name } : { id: own, type: type.name }
    for (const pair of pairs) if (pair !== null) item = withValueAt(item, pair[0], pair[1])
    if (isJsonObject(looks) && Object.keys(looks).length > 0) item = { ...item, css: looks }
    return children === undefined ? item : withValueAt(item, children.at, items)
  })
}

function makeList(depth: number): fc.Arbitrary<readonly Json[]> {
  return fc.array(
    fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...TYPES).chain((type) => makeItem(type, depth)) },
      { weight: 1, arbitrary: wrong },
      { weight: 1, arbitrary: fc.constant<Json>({ type: 'Unknown', params: { a: 1 } }) },
    ),
    { maxLength: 6 },
  )
}

/** Outlines of pages: every type of item, nested, in wrong places, with wrong and missing fields. */
export const outlines: fc.Arbitrary<readonly Json[]> = makeList(2)
