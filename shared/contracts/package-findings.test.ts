import { expect, it } from 'vitest'
import { englishOf, finding } from './package-findings.ts'

it('says a finding in English, with what it is about', () => {
  expect(englishOf(finding('fileUnused'))).toBe('is not named anywhere')
  expect(englishOf(finding('idUsed', { id: 'oak', place: 'products[0]' }))).toBe('"oak" is used already by products[0]')
  // What a package says is not looked through again.
  expect(englishOf(finding('fileMissing', { file: '{{file}} $& $1' }))).toBe('there is no file "{{file}} $& $1"')
  expect(englishOf(finding('layerOutside', { width: 0, height: 9 }))).toContain('0 × 9 px')
})

it('leaves nothing of a placeholder, whatever is missing', () => {
  expect(englishOf({ code: 'idUsed', params: {} })).toBe('"" is used already by ')
})
