import { type RouteObject, useRoutes } from 'react-router-dom'
import { PORTALS, type Portal } from '#shared/contracts/primitives.ts'
import type { Audience } from '#renderer/platform/page.types.ts'
import { inPortal, isPresented } from '#renderer/platform/routes.ts'
import { BuyerGate } from './BuyerGate.tsx'
import { DataLayout, NotFoundPage, PAGE_PARTS, type PageParts, PresentationFrame, UnitLayout } from './pages.ts'
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
    children: [
      {
        element: <VariantLayout portal={portal} />,
        children: within('unit').filter((route) => !isOfPresentation(route)),
      },
    ],
  }
  return [...within(undefined), { element: <DataLayout />, children: [...within('data'), unit] }]
}

/** The pages of a unit as the team presents it, within a frame of their own (PST-1). */
function presentedPages(): RouteObject {
  const units = PAGE_PARTS.filter(({ page }) => page.layout === 'unit')
  const children = pagesAt(units, 'bp').filter(isOfPresentation)
  const framed = { element: <PresentationFrame />, children: [{ element: <VariantLayout portal="bp" />, children }] }
  const unit = { element: <UnitLayout portal="bp" isPresented Opening={VariantOpening} />, children: [framed] }
  return { element: <DataLayout />, children: [unit] }
}

function isOfPresentation({ path = '' }: RouteObject): boolean {
  return isPresented(path)
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
  pagesFor('staff', [presentedPages()]),
  pagesFor('loggedIn', [{ path: '/bp/:accountId/*', element: <NotFoundPage /> }]),
  ...pagesIn('mp', PAGE_PARTS),
  ...pagesAt(PAGE_PARTS, null),
  { path: '*', element: <NotFoundPage /> },
]

/** The page of the address. */
export function AppRoutes() {
  return useRoutes(APP_ROUTES)
}
