import { describe, expect, it } from 'vitest'
import { countUses, findUse } from './picture-uses.ts'

const URL = '/files/a.webp'

describe('EDT-41 where a picture is used', () => {
  const html = { type: 'HtmlElement', params: { html: `<img src="${URL}?width=640"><img src='${URL}'>` } }
  const outline = [
    { type: 'TextElement', params: { text: 'A' } },
    { type: 'ContentRow', items: [{ type: 'MapCard' }, { type: 'StackCard', params: { items: [html] } }] },
    { type: 'OfLater', any: { picture: URL } },
    'no item',
  ]

  it('counts in fields, in own HTML, and in what nobody knows yet', () => {
    expect(countUses(outline, URL)).toBe(3)
    expect(countUses(outline, '/files/b.webp')).toBe(0)
  })

  it('is the first item, as deep as it stands', () => {
    expect(findUse(outline, URL)).toEqual([1, 1, 0])
    expect(findUse(outline.slice(2), URL)).toEqual([0])
    expect(findUse(outline, '/files/b.webp')).toBeNull()
  })
})
