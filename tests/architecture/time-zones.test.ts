import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const ROOT = new URL('../../', import.meta.url)

/** How often a text names something. */
function count(text: string, word: string): number {
  return text.split(word).length - 1
}

it('KNW-8: whatever says a time names its zone, so that mails, pages and papers say the same', () => {
  const files = globSync(['renderer/**/*.{ts,tsx}', 'server/**/*.ts', 'electron/**/*.ts'], { cwd: ROOT })
  const silent = files.filter((file) => {
    if (file.includes('.test.')) return false
    const text = readFileSync(new URL(file, ROOT), 'utf8')
    const isLocal = /\.toLocale(?:Date|Time)String\(/.test(text)
    return isLocal || count(text, 'new Intl.DateTimeFormat(') > count(text, 'timeZone: ')
  })
  expect(files.length).toBeGreaterThan(500)
  expect(silent).toEqual([])
})
