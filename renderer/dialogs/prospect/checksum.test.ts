import { createHash } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import { computeChecksum } from './checksum.ts'

afterEach(() => vi.unstubAllGlobals())

it('PRO-23 PRO-24 is the SHA-256 of unit, e-mail in small letters and name without blanks around it', async () => {
  const expected = createHash('sha256').update('unit-a-12\nvera@example.com\nVera Holm').digest('hex')
  expect(await computeChecksum('unit-a-12', { email: 'Vera@Example.com', name: '  Vera Holm ' })).toBe(expected)
  expect(await computeChecksum('unit-a-11', { email: 'vera@example.com', name: 'Vera Holm' })).not.toBe(expected)
})

it('PRO-24 is left to the server where the browser cannot reckon it', async () => {
  vi.stubGlobal('crypto', {})
  expect(await computeChecksum('unit-a-12', { email: 'vera@example.com', name: '' })).toBeNull()
})
