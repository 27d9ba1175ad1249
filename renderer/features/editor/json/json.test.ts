import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findSyntaxError } from './find-syntax-error.ts'
import { nearestType, offer } from './completions.ts'
import { readPositions } from './json-positions.ts'
import { readOutlineText } from './read-outline.ts'

const NO_HOSTS: readonly string[] = []

describe('the outline as JSON', () => {
  it('EDT-17 makes nothing of what is no JSON, and says in which line', () => {
    expect(readOutlineText('[\n  {\n    "type": \n  }\n]', NO_HOSTS)).toMatchObject({
      outline: null,
      faults: [{ line: 4, fault: null }],
    })
    expect(readOutlineText('{"type": "Button"}', NO_HOSTS).outline).toBeNull()
    expect(readOutlineText('[{"type": "RoomCards"}', NO_HOSTS)).toMatchObject({ outline: null, faults: [{ line: 1 }] })
    expect(readOutlineText('', NO_HOSTS).outline).toBeNull()
  })

  it('EDT-16 takes what is JSON, and names what cannot be meant at its place', () => {
    const text = JSON.stringify(
      [
        {
          type: 'ContentRow',
          items: [{ type: 'DeadlineRemindr' }, { type: 'TextElement', params: { text: 'A', variant: 'h9' } }],
        },
        { type: 'TextElement', params: {} },
      ],
      null,
      2,
    )
    const { outline, faults } = readOutlineText(text, NO_HOSTS)
    expect(outline).toHaveLength(2)
    expect(faults.map(({ line, fault, written }) => [line, fault?.code, written])).toEqual([
      [6, 'unknownType', '"type": "DeadlineRemindr"'],
      [12, 'notAnOption', '"variant": "h9"'],
      // What is missing has no place of its own: the nearest that is there.
      [19, 'missing', '"params": {}'],
    ])
  })

  it('knows the place of every value, whatever is in strings', () => {
    const text = '[{"a\\"}": "]{", "b": [1, {"c": null}]}]'
    const spans = readPositions(text)
    const at = (path: string) => text.slice(spans.get(path)?.from, spans.get(path)?.to)
    expect(at('/0/a"}')).toBe('"a\\"}": "]{"')
    expect(at('/0/b/0')).toBe('1')
    expect(at('/0/b/1/c')).toBe('"c": null')
    expect(at('')).toBe(text)
  })

  it.each(['[', '[{', '[{"a"', '[{"a":', '[,]', '[}]', '{]', '"', '[1 2]'])('ends with %s, too', (text) => {
    expect(readPositions(text).size).toBeLessThan(20)
  })

  it('offers names and values by the definition of the type', () => {
    expect(offer('Feature', [], 'type').values).toContain('"Feature"')
    expect(offer('Feature', [], null).names).toEqual(
      expect.arrayContaining(['id', 'type', 'css', 'params', 'props', 'only']),
    )
    expect(offer('Feature', ['params'], null).names).toEqual(expect.arrayContaining(['feature', 'image', 'direction']))
    expect(offer('Feature', ['params'], 'direction').values).toContain('"row-reverse"')
    expect(offer('ContentRow', [], null).names).toContain('items')
    expect(offer('Feature', ['props', 'grid'], null).names).toEqual(['xs', 'sm', 'md', 'lg', 'xl'])
    expect(offer('Feature', ['css'], null).names).toEqual(['root', 'picture', 'title', 'text'])
    expect(offer('Feature', ['css', 'title'], 'textAlign').values).toEqual(['"left"', '"center"', '"right"'])
    expect(offer(undefined, [], null).names).toEqual(['id', 'type'])
  })

  it('EDT-17 agrees with the browser on what is JSON', () => {
    fc.assert(
      fc.property(
        fc.json({ maxDepth: 4 }),
        fc.nat(),
        fc.constantFrom('', ',', '}', '"', '\\', '[', ' ', '1'),
        (text, at, put) => {
          const index = at % (text.length + 1)
          for (const one of [text, text.slice(0, index) + put + text.slice(index + 1)]) {
            let isJson = true
            try {
              JSON.parse(one)
            } catch {
              isJson = false
            }
            expect(findSyntaxError(one) === null).toBe(isJson)
          }
        },
      ),
      { numRuns: 500, seed: 21 },
    )
  })

  it('knows the type that was meant', () => {
    expect(nearestType('DeadlineRemindr')).toBe('DeadlineReminder')
    expect(nearestType('button')).toBe('Button')
    expect(nearestType('Etwas ganz anderes')).toBeNull()
  })
})
