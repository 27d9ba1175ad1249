import { expect, it } from 'vitest'
import { describeInEnglish, finding } from './package-findings.ts'

it('says a finding in English, with what it is about', () => {
  expect(describeInEnglish(finding('fileUnused'))).toBe('is not named anywhere')
  expect(describeInEnglish(finding('idUsed', { id: 'oak', place: 'products[0]' }))).toBe(
    '"oak" is used already by products[0]',
  )
  // What a package says is not looked through again.
  expect(describeInEnglish(finding('fileMissing', { file: '{{file}} $& $1' }))).toBe(
    'there is no file "{{file}} $& $1"',
  )
  expect(describeInEnglish(finding('layerOutside', { width: 0, height: 9 }))).toContain('0 × 9 px')
})

it('leaves nothing of a placeholder, whatever is missing', () => {
  expect(describeInEnglish({ code: 'idUsed', params: {} })).toBe('"" is used already by ')
})
