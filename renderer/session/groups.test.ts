import { expect, it } from 'vitest'
import { isInGroup, STAFF } from './groups.ts'

it('AUT-38 AUT-46 content is for the groups that it names, and for nobody else', () => {
  expect(isInGroup({ group: 'admin' }, STAFF)).toBe(true)
  expect(isInGroup({ group: 'user' }, STAFF)).toBe(true)
  expect(isInGroup({ group: 'buyer' }, STAFF)).toBe(false)
  expect(isInGroup({ group: 'buyer' }, ['buyer'])).toBe(true)
  expect(isInGroup({ group: 'admin' }, [])).toBe(false)
  expect(isInGroup(null, STAFF)).toBe(false)
})
