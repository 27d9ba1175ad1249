import { describe, expect, it } from 'vitest'
import { readDialog, withDialog, withoutDialog } from './dialog-address.ts'

describe('dialog in the address', () => {
  it('UPG-22 is found again with its parameters, and leaves others alone', () => {
    const search = withDialog(new URLSearchParams('p010=natur'), 'upgrades', { groupId: 'shower' })
    expect(search.toString()).toBe('p010=natur&dialog=upgrades&groupId=shower')
    expect(readDialog(search)).toEqual({ name: 'upgrades', params: { groupId: 'shower' } })
    expect(withoutDialog(search).toString()).toBe('p010=natur')
  })

  it('takes the place of another dialog', () => {
    const first = withDialog(new URLSearchParams(), 'product', { itemId: 'floor', productId: 'oak' })
    expect(withDialog(first, 'share', {}).toString()).toBe('dialog=share')
  })

  it('is none when its name is unknown', () => {
    expect(readDialog(new URLSearchParams('dialog=toString'))).toBeNull()
    expect(readDialog(new URLSearchParams(''))).toBeNull()
  })

  it('drops parameters that are empty or not its own', () => {
    expect(readDialog(new URLSearchParams('dialog=product&itemId=&productId=oak&bundleId=x'))).toEqual({
      name: 'product',
      params: { productId: 'oak' },
    })
  })
})
