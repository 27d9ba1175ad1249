import { type RouteObject, useRoutes } from 'react-router-dom'
import { PORTALS, type Portal } from '#shared/contracts/primitives.ts'
import type { Audience } from '#renderer/platform/page.types.ts'
import { inPortal } from '#renderer/platform/routes.ts'
import { BuyerGate } from './BuyerGate.tsx'
import { DataLayout, NotFoundPage, PAGE_PARTS, type PageParts, UnitLayout } from './pages.ts'
import { ShownPage } from './ShownPage.tsx'
import { VariantLayout, VariantOpening } from './VariantLayout.tsx'

/** Pages at their addresses that begin with a portal's name, or with neither. */
function pagesAt(pages: readonly PageParts[], portal: Portal | null): RouteObject[] {
  const isHere = (path: string) =>
    portal === null ? !PORTALS.some((name) => path.startsWith(`/${name}/`)) : path.startsWith(`/${portal}/`)
  return pages.flatMap((parts) =>
    Object.entries(parts.page.addresses)
      .map(([address, pattern]) => ({ address, path: portal === null ? pattern : inPortal(pattern, portal) }))
      .filter(({ path }) => isHere(path))
      .map(({ address, path }) => ({
        path,
        element: <ShownPage parts={parts} portal={portal ?? 'bp'} address={address} />,
      })),
  )
}

/** Pages of a portal, each within its layout, so that going from one to the other keeps what they have in common. */
function pagesIn(portal: Portal, pages: readonly PageParts[]): RouteObject[] {
  const within = (layout: 'data' | 'unit' | undefined) =>
    pagesAt(
      pages.filter(({ page }) => page.layout === layout),
      portal,
    )
  const unit = {
    element: <UnitLayout portal={portal} Opening={VariantOpening} />,
    children: [{ element: <VariantLayout portal={portal} />, children: within('unit') }],
  }
  return [...within(undefined), { element: <DataLayout />, children: [...within('data'), unit] }]
}

/** The pages of the buyer portal that are for some, behind their door. */
function pagesFor(access: Audience, others: readonly RouteObject[] = []): RouteObject {
  const pages = PAGE_PARTS.filter(({ page: { audience = 'loggedIn' } }) => audience === access)
  return { element: <BuyerGate access={access} />, children: [...pagesIn('bp', pages), ...others] }
}

/** Every address and its page, made of the list of pages. */
export const APP_ROUTES: RouteObject[] = [
  pagesFor('loggedOut'),
  pagesFor('either'),
  pagesFor('staff'),
  pagesFor('loggedIn', [{ path: '/bp/:accountId/*', element: <NotFoundPage /> }]),
  ...pagesIn('mp', PAGE_PARTS),
  ...pagesAt(PAGE_PARTS, null),
  { path: '*', element: <NotFoundPage /> },
]

/** The page of the address. */
export function AppRoutes() {
  return useRoutes(APP_ROUTES)
}
