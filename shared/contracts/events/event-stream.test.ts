import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEventParser } from './event-stream.ts'

const TEXT =
  'retry: 1000\n\n: alive\n\nid: 7\nevent: changed\ndata: {"a":1}\n\nevent: empty\n\ndata: one\r\ndata:two\r\n\r\n'
const EVENTS = [
  { name: 'changed', data: '{"a":1}', id: '7' },
  { name: 'message', data: 'one\ntwo', id: '7' },
]

describe('event stream', () => {
  it('gives the same events wherever the text is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: TEXT.length }), { maxLength: 12 }), (cuts) => {
        const places = [0, ...cuts.toSorted((a, b) => a - b), TEXT.length]
        const parser = createEventParser()
        const events = places.flatMap((place, index) => parser.push(TEXT.slice(place, places[index + 1] ?? place)))
        expect(events).toEqual(EVENTS)
      }),
    )
  })

  it('keeps an event back until its empty line has come', () => {
    const parser = createEventParser()
    expect(parser.push('data: half')).toEqual([])
    expect(parser.push('\n')).toEqual([])
    expect(parser.push('\n')).toEqual([{ name: 'message', data: 'half', id: '' }])
  })
})
