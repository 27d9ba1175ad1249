import { describe, expect, it } from 'vitest'
import { placeOf } from './place.ts'

describe('the place of a page', () => {
  it('NAV-1 NAV-2 is named by its address: portal, account, and project where it has one', () => {
    expect(placeOf('/bp/demo/admin')).toEqual({ portal: 'bp', accountId: 'demo', projectId: null })
    expect(placeOf('/mp/demo/lindenhof/w/checkout')).toEqual({
      portal: 'mp',
      accountId: 'demo',
      projectId: 'lindenhof',
    })
    expect(placeOf('/redirect')).toBeNull()
  })
})
