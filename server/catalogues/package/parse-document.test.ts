import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { CatalogFileSchema } from '#shared/contracts/project-package.ts'
import { tinyCatalog } from './fixtures/tiny-catalog.ts'
import { DOCUMENT_LIMITS, parseDocument } from './parse-document.ts'

const parse = (document: unknown, schema: z.ZodMiniType = CatalogFileSchema) =>
  parseDocument(Buffer.from(typeof document === 'string' ? document : JSON.stringify(document)), schema)
const getCodes = (parsed: ReturnType<typeof parse>) => (parsed.ok ? [] : parsed.findings.map(({ found }) => found.code))
const getPlaces = (parsed: ReturnType<typeof parse>) =>
  parsed.ok ? [] : parsed.findings.map(({ path }) => path.join('.'))

describe('FOUND-1 a document that somebody else has written', () => {
  it('is read as its schema has it', () => {
    expect(parse(tinyCatalog())).toEqual({ ok: true, value: tinyCatalog() })
  })

  it('is looked at only until there are enough faults to tell', () => {
    const rules = Array.from({ length: DOCUMENT_LIMITS.entries }, () => ({}))
    let read = 0
    const counting = z.strictObject({
      rules: z.array(
        z.string().check(
          z.refine(() => {
            read += 1
            return false
          }),
        ),
      ),
    })
    const texts = parse({ rules: rules.map(() => 'x') }, counting)
    expect(getCodes(texts)).toHaveLength(201)
    expect(getCodes(texts).at(-1)).toBe('moreFaults')
    expect(read).toBe(200)
    expect(getCodes(parse({ ...tinyCatalog(), rules }))).toHaveLength(201)
  })

  it('names places as the schema itself would', () => {
    const odd = { ...tinyCatalog(), rooms: [{ id: 7 }], items_without_picture: ['?'], surplus: 1, variants: undefined }
    const ofLibrary = CatalogFileSchema.safeParse(JSON.parse(JSON.stringify(odd))).error?.issues ?? []
    expect(ofLibrary.length).toBeGreaterThan(20)
    expect(getPlaces(parse(odd)).toSorted()).toEqual(ofLibrary.map(({ path }) => path.join('.')).toSorted())
  })

  it('says what is wrong with a list or record as a whole, and with a key of a record', () => {
    const schema = z.strictObject({
      list: z.array(z.string()).check(z.maxLength(1)),
      record: z.record(z.string().check(z.maxLength(2)), z.nullable(z.optional(z.number()))),
    })
    expect(getPlaces(parse({ list: ['a', 'b'], record: {} }, schema))).toEqual(['list'])
    expect(getPlaces(parse({ list: [], record: { abc: 1, de: 'x', fg: null } }, schema))).toEqual([
      'record.abc',
      'record.de',
    ])
    expect(getPlaces(parse({ list: {}, record: [] }, schema))).toEqual(['list', 'record'])
  })

  it.each([
    ['a list that is too long', `{"rules":[${'{},'.repeat(DOCUMENT_LIMITS.entries)}{}]}`, 'tooManyEntries', 'rules'],
    ['lists in lists', '['.repeat(20 * 1024 * 1024), 'documentTooDeep', ''],
    ['lists in lists that end', '['.repeat(33) + ']'.repeat(33), 'documentTooDeep', ''],
    ['what is no JSON', '{', 'notJson', ''],
    ['a NUL, which PostgreSQL refuses', '{"rules":[{"id":"a\\u0000"}]}', 'textUnclean', 'rules.0.id'],
    ['half a character', '{"a":["\\ud800"]}', 'textUnclean', 'a.0'],
    ['a key that is no text', '{"a":{"\\u0000":1}}', 'textUnclean', 'a'],
    ['a key with a meaning of its own', '{"__proto__":{}}', 'textUnclean', ''],
  ])('is refused for %s', (_, document, code, place) => {
    expect([getCodes(parse(document)), getPlaces(parse(document))]).toEqual([[code], [place]])
  })

  it('may have brackets in its texts', () => {
    const schema = z.strictObject({ a: z.string(), b: z.array(z.string()) })
    const value = { a: `${'['.repeat(100)}\\"{{{`, b: ['"', '\\', '[['.repeat(40)] }
    expect(parse(value, schema)).toEqual({ ok: true, value })
  })
})
