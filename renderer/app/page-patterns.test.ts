import { expect, it } from 'vitest'
import { pagePatterns } from '#renderer/platform/page-patterns.ts'
import { PAGES } from './page-list.ts'

const patterns = pagePatterns(PAGES).map(({ path }) => new RegExp(path, 'i'))

it.each([
  '/',
  '/robots.txt',
  '/nonsense',
  '/.well-known/security.txt',
  '/bp',
  '/xp/demo/lindenhof',
  '/bp/demo/lindenhof/a-12/nothing',
  '/bp/demo/lindenhof/a-12/configurator/bath/floor/more',
])('FOUND-14 knows %s as no page', (path) => {
  expect(patterns.some((pattern) => pattern.test(path))).toBe(false)
})
