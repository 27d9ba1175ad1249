import { afterEach, describe, expect, it } from 'vitest'
import { getLayout, nextField, shiftAtStart, textFieldAt } from './text-field.ts'

afterEach(() => document.body.replaceChildren())

function fields(html: string) {
  document.body.innerHTML = html
  return [...document.querySelectorAll('input, textarea')]
}

function field(html: string) {
  const found = textFieldAt(fields(html)[0] ?? null)
  if (found === null) throw new Error(`no field of text: ${html}`)
  return found
}

describe('fields that want keys', () => {
  it('are those in which text can be written', () => {
    const all = fields(`
      <input><input type="email"><input type="tel"><textarea></textarea>
      <input type="checkbox"><input type="radio"><input type="file"><input type="range">
      <input readonly><input disabled>`)
    expect(all.map((one) => textFieldAt(one) !== null)).toEqual(Array.from({ length: 10 }, (_, index) => index < 4))
    expect(textFieldAt(document.body)).toBeNull()
  })

  it('say themselves which keys: letters, digits, or those of a telephone', () => {
    expect(getLayout(field('<input type="email">'))).toBe('letters')
    expect(getLayout(field('<input type="tel">'))).toBe('phone')
    expect(getLayout(field('<input type="number">'))).toBe('digits')
  })

  it('begin names and texts with a capital letter, unless something is there, and write codes in capital letters', () => {
    expect(shiftAtStart(field('<textarea></textarea>'))).toBe('once')
    expect(shiftAtStart(field('<textarea>Guten Tag</textarea>'))).toBe('off')
    expect(shiftAtStart(field('<input type="email" autocomplete="email">'))).toBe('off')
  })

  it('lead from one to the next within their form, over what takes no text', () => {
    const first = field(
      '<form><input id="a"><input type="checkbox"><textarea id="b"></textarea></form><form><input id="c"></form>',
    )
    const second = nextField(first)
    expect(second?.id).toBe('b')
    expect(second === null ? undefined : nextField(second)).toBeNull()
  })
})
