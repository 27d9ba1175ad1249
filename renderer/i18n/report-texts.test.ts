import { expect, it } from 'vitest'
import { bytesText } from './report-texts.ts'

it('SHL-26 says how much is stored, in the reader’s language, in megabytes or gigabytes', () => {
  expect(bytesText(17_600_000, 'de')).toMatch(/^18\sMB$/)
  expect(bytesText(48_240_000_000, 'en')).toMatch(/^48\.2\s?GB$/)
})
