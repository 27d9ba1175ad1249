import { expect, it } from 'vitest'
import { aCatalogue, aProduct } from '#shared/testing/builders.ts'
import { readableCatalogue } from './readable-catalogue.ts'

it('holds the measures of products together, and changes nothing else', () => {
  const catalogue = aCatalogue({
    products: [aProduct('tile', { title: 'Fliese 60 × 60', subtitle: '600 × 600 × 9 mm', displayHint: 'ab 40 W' })],
  })
  const readable = readableCatalogue(catalogue)
  expect(readable.products[0]).toMatchObject({
    title: 'Fliese 60\u00a0×\u00a060',
    subtitle: '600\u00a0×\u00a0600\u00a0×\u00a09\u00a0mm',
    displayHint: 'ab 40\u00a0W',
  })
  const plain: unknown = JSON.parse(JSON.stringify(readable).replaceAll('\u00a0', ' '))
  expect(plain).toEqual(catalogue)
})
