import { describe, expect, it } from 'vitest'
import { faultOfText, fitsBuiltIn } from './project-texts.ts'

const faultAt = (key: string) => faultOfText({ key, text: 'x' })
const faultIn = (text: string) => faultOfText({ key: 'common:action.retry', text })

describe('texts of a project', () => {
  it('SHL-27 are named by namespace and place', () => {
    for (const key of ['common:action.retry', 'design-lines:title', 'admin:users.count_one'])
      expect(faultAt(key)).toBeNull()
    for (const key of [
      '', 'retry', 'action.retry', 'common:', ':retry', 'common:a..b', 'common:a.', 'Common:a', 'common:__proto__.x',
      'common:constructor', 'common:a.prototype', 'a/b:c', 'common:a b', `common:${'a'.repeat(200)}`,
    ]) expect(faultAt(key), key).toBe('badKey') // biome-ignore format: a list to look through
  })

  it('are neither empty nor endless, and nothing but text', () => {
    expect(faultIn('Noch <b>einmal</b>, {{name}}!\nBitte.')).toBeNull()
    expect(faultIn(' \n')).toBe('empty')
    expect(faultIn('x'.repeat(2_001))).toBe('tooLong')
    expect(faultIn('$t(common:action.retry)')).toBe('nested')
    expect(faultIn('a\u0000b')).toBe('control')
    expect(faultIn('a\u202eb')).toBe('control')
  })

  it('name only values that the built-in text has', () => {
    expect(fitsBuiltIn('{{count}} Wohnungen', '{{count}} Einheiten')).toBe(true)
    expect(fitsBuiltIn('Wohnungen', '{{count}} Einheiten')).toBe(true)
    for (const text of ['{{total}}', '{{count, number}}', '{{- count}}', '{{count.x}}', '{{count']) {
      expect(fitsBuiltIn(text, 'Einheiten'), text).toBe(false)
    }
    expect(fitsBuiltIn('{{count, evil}}', '{{count}}')).toBe(false)
  })
})
