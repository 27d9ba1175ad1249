import { beforeEach, expect, it } from 'vitest'
import { getTableLink, keepLastView } from './last-view.ts'

beforeEach(() => window.sessionStorage.clear())

it('UNT-6: the way back leads to the table as it was left, and to the bare one where nothing was narrowed', () => {
  expect(getTableLink('demo')).toBe('/bp/demo/admin/units')
  keepLastView('q=Berg&state=choosing')
  expect(getTableLink('demo')).toBe('/bp/demo/admin/units?q=Berg&state=choosing')
  keepLastView('')
  expect(getTableLink('demo')).toBe('/bp/demo/admin/units')
})
