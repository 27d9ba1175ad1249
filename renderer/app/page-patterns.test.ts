import { Children, isValidElement, type ReactNode } from 'react'
import { createRoutesFromElements, type RouteObject } from 'react-router-dom'
import { expect, it } from 'vitest'
import { pagePatterns } from '#renderer/platform/page-patterns.ts'
import { AppRoutes } from './AppRoutes.tsx'

/** Addresses of every route that has a page, its parameters named `x`, with and without those that may be left out. */
function addressesOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children = [] }) => {
    const own = path === undefined || path.includes('*') ? [] : [path, path.replace(/\/:\w+\?/g, '')]
    return [...own.map((each) => each.replace(/:\w+\??/g, 'x')), ...addressesOf(children)]
  })
}

const patterns = pagePatterns().map((pattern) => new RegExp(pattern, 'i'))
const isPage = (path: string) => patterns.some((pattern) => pattern.test(path))

it('FOUND-14 knows every route of the app as a page', () => {
  const routes: ReactNode = AppRoutes()
  const children = isValidElement<{ children: ReactNode }>(routes) ? routes.props.children : null
  const addresses = addressesOf(createRoutesFromElements(Children.toArray(children)))
  expect(addresses.length).toBeGreaterThan(60)
  expect(addresses.filter((address) => !isPage(address))).toEqual([])
})

it.each([
  '/',
  '/robots.txt',
  '/nonsense',
  '/.well-known/security.txt',
  '/bp',
  '/xp/demo/lindenhof',
  '/bp/demo/lindenhof/a-12/nothing',
  '/bp/demo/lindenhof/a-12/configurator/bath/floor/more',
])('FOUND-14 knows %s as none', (path) => {
  expect(isPage(path)).toBe(false)
})
