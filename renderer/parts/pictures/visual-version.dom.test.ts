import { afterEach, expect, it } from 'vitest'
import { visualVersion } from './visual-version.ts'

const setCookie = (text: string) => {
  document.cookie = text
}
afterEach(() => setCookie('configuratorVisualVersion=; max-age=0'))

it('IMG-13 draws pictures as the cookie says, else as the project’s flag does', () => {
  expect(visualVersion({})).toBe('v1')
  expect(visualVersion({ configuratorVisualVersion2: true })).toBe('v2')
  setCookie('other=v2')
  setCookie('configuratorVisualVersion=v2')
  expect(visualVersion({})).toBe('v2')
  setCookie('configuratorVisualVersion=v1')
  expect(visualVersion({ configuratorVisualVersion2: true })).toBe('v1')
  setCookie('configuratorVisualVersion=v3')
  expect(visualVersion({})).toBe('v1')
})
