import { expect, it } from 'vitest'
import { rememberSizes } from './package-documents.ts'

it('decision 54: asks for the size of a file once, and anew of one that was not there', async () => {
  const asked: string[] = []
  const stored = new Map([['a', 12]])
  const sizes = rememberSizes({
    async size(key) {
      asked.push(key)
      return stored.get(key) ?? null
    },
  })
  expect([await sizes.size('a'), await sizes.size('a'), await sizes.size('b')]).toEqual([12, 12, null])
  stored.set('b', 0)
  expect([await sizes.size('b'), await sizes.size('b')]).toEqual([0, 0])
  expect(asked).toEqual(['a', 'b', 'b'])
})
