import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { THEME_NAMES } from './palettes.ts'
import { readStyling } from './styling.ts'
import { HOSTILE_STYLINGS } from './testing/hostile-stylings.ts'

/** Other people's collections (`docs/security/hostile-stylings.md`): a JSON list of pairs of a property and a value. */
const COLLECTED = process.env['HOSTILE_STYLES']

const read = (advanced: string) => readStyling({ theme: 'light', simple: {}, advanced })

/** Whatever has been taken of a styling, as names and values. */
function leaves(value: unknown, place = ''): string[] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [`${place}: ${typeof value === 'string' ? value : JSON.stringify(value)}`]
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, `${place}.${name}`))
}

describe('hostile stylings', () => {
  it('EDT-37 there are enough of them, each another one', () => {
    expect(new Set(HOSTILE_STYLINGS).size).toBeGreaterThan(400)
  })

  it.each(HOSTILE_STYLINGS.map((advanced) => ({ advanced })))(
    'EDT-37 decision 66: nothing is left of $advanced',
    ({ advanced }) => {
      const { theme, colours, faults } = read(advanced)
      expect(leaves(theme)).toEqual([])
      expect(THEME_NAMES.flatMap((name) => [...colours[name]])).toEqual([])
      expect(faults.length).toBeGreaterThan(0)
      expect(Object.keys(Object.prototype)).toEqual([])
    },
  )

  it('EDT-37 what is harmless beside them stays', () => {
    const kept = HOSTILE_STYLINGS.filter((text) =>
      text.startsWith('{"components":{"MuiButton":{"styleOverrides":{"root":{'),
    )
    let count = 0
    for (const text of kept) {
      const beside = text.replace('"root":{', '"root":{"color":"#123456",')
      if (text.includes('"color"') || !isJson(beside)) continue
      count += 1
      expect(leaves(read(beside).theme), text).toEqual(['.components.MuiButton.styleOverrides.root.color: #123456'])
    }
    expect(count).toBeGreaterThan(200)
  })

  it.runIf(COLLECTED !== undefined)(
    'EDT-37 decision 66: nothing fetches, runs or moves in what others have collected',
    () => {
      const pairs: unknown = JSON.parse(readFileSync(COLLECTED ?? '', 'utf8'))
      if (!Array.isArray(pairs)) throw new Error('HOSTILE_STYLES names no list')
      let passed = 0
      for (const pair of pairs) {
        const [property, value] = Array.isArray(pair) ? pair.map(String) : []
        const { theme } = read(
          JSON.stringify({
            components: {
              MuiButton: {
                styleOverrides: { root: { [property ?? '']: value, background: value, fontFamily: value } },
              },
            },
          }),
        )
        for (const leaf of leaves(theme)) {
          passed += 1
          expect(leaf.slice(leaf.indexOf(': '))).not.toMatch(
            /(?:url|image|set|src|attr|element|expression|if|fade|env)\s*\(|script:|[;{}<>\\@]|\/\*|\/\//i,
          )
          expect(leaf).not.toMatch(
            /root\.(?:content|position|inset|top|left|right|bottom|zIndex|transform|display|float)\b/,
          )
        }
      }
      expect(passed).toBeGreaterThan(0)
    },
  )
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
