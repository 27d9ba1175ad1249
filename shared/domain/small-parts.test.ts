import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, changeStatus } from './index.ts'
import { multiplyByQuantity } from './kernel/money.ts'

describe('small parts', () => {
  it('ENG-31 ENG-32 ENG-33 ENG-36 a unit is pending or completed, and each call changes that', () => {
    expect(changeStatus('pending', 'completed')).toEqual({ ok: true, status: 'completed' })
    expect(changeStatus('completed', 'pending')).toEqual({ ok: true, status: 'pending' })
    expect(changeStatus('completed', 'completed')).toEqual({ ok: false, code: 'STATUS_UNCHANGED' })
  })

  it('ENG-40 a unit price times a quantity is rounded half up, exactly', () => {
    expect(multiplyByQuantity(61_25, 38_500)).toBe(2358_13)
    expect(multiplyByQuantity(-5, 500)).toBe(-2)
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 1e8 }), (price, thousandths) => {
        const product = BigInt(price) * BigInt(thousandths)
        const rounded = (product * 2n + 1000n) / 2000n - ((product * 2n + 1000n) % 2000n < 0n ? 1n : 0n)
        return multiplyByQuantity(price, thousandths) === Number(rounded)
      }),
      { numRuns: 1000 },
    )
  })

  it('ENG-32 canonical JSON does not depend on the order of keys', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'ü' }], a: true, x: undefined })).toBe(
      '{"a":true,"b":[1,{"c":"ü","d":null}]}',
    )
  })
})
