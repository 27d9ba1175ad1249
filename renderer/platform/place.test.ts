import { describe, expect, it } from 'vitest'
import { getPlace } from './place.ts'

describe('the place of a page', () => {
  it('NAV-1 NAV-2 is named by its address: portal, account, and project where it has one', () => {
    expect(getPlace('/bp/demo/admin')).toEqual({ portal: 'bp', accountId: 'demo', projectId: null })
    expect(getPlace('/mp/demo/lindenhof/w/checkout')).toEqual({
      portal: 'mp',
      accountId: 'demo',
      projectId: 'lindenhof',
    })
    expect(getPlace('/redirect')).toBeNull()
  })
})
