import { describe, expect, it } from 'vitest'
import { aCatalogue, aLineItem, anItem, anOption, fixedOption, perUnitOption } from '#shared/testing/builders.ts'
import { configured } from '#shared/testing/engine-driver.ts'
import { itemView } from '../index.ts'

describe('how a price is said', () => {
  const view = (option: ReturnType<typeof anOption>) =>
    itemView(
      configured(
        aCatalogue({
          lineItems: [
            aLineItem('line', [
              anItem('i', { quantity: 2, quantityUnit: 'm²', options: [fixedOption('standard', 50_00), option] }),
            ]),
          ],
        }),
      ),
      'i',
    ).options[1]?.price

  it('ENG-38 on request', () => {
    expect(view(anOption('x', { priceMode: 'on_request', price: 9_00 }))).toEqual({ kind: 'on_request' })
    expect(view(anOption('x', { quantityOnRequest: true, price: 9_00 }))).toEqual({ kind: 'on_request' })
  })

  it('ENG-39 from', () => {
    expect(view(fixedOption('x', 80_00, { isMinimumPrice: true }))).toEqual({ kind: 'from', cents: 30_00 })
  })

  it('SAY-2 a surcharge as a whole, whether or not it goes by quantity', () => {
    expect(view(perUnitOption('x', 40_00))).toEqual({ kind: 'surcharge', cents: 30_00 })
    expect(view(fixedOption('x', 80_00))).toEqual({ kind: 'surcharge', cents: 30_00 })
  })

  it('ENG-41 a surcharge is told apart from free, and from less than the standard', () => {
    expect(view(fixedOption('x', 50_00))).toEqual({ kind: 'free' })
    expect(view(anOption('x', { priceMode: 'included', price: 7 }))).toEqual({ kind: 'credit', cents: 50_00 })
  })
})
