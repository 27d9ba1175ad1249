import type { ComponentType } from 'react'
import { Outlet } from 'react-router-dom'
import type { PageProps } from '#renderer/platform/page.types.ts'
import { InvitationPage } from '#renderer/pages/invitation/InvitationPage.tsx'
import { MarketingHomePage } from '#renderer/pages/marketing-home/MarketingHomePage.tsx'
import { PAGES, PAGES_INSTEAD } from '../page-list.ts'

const page = (name: string) => () => name

/** Where the project is logged in to is not the server's to say. */
const MarketingHome = ({ address }: PageProps) =>
  address === 'marketingLogin' ? <MarketingHomePage address={address} /> : 'marketingHome'

/**
 * Stands in for `pages.ts`: each page of the list is its own name; those that lead on without asking anybody do.
 *
 * @param others what is shown of pages, by their names
 */
export function stubPages(others: Readonly<Record<string, ComponentType<PageProps>>> = {}) {
  const shown = new Map<string, ComponentType<PageProps>>([
    ['invitation', InvitationPage],
    ['marketingHome', MarketingHome],
    ...Object.entries(others),
  ])
  return {
    PAGE_PARTS: PAGES.map((each) => ({
      page: each,
      Shown: shown.get(each.name) ?? page('load' in each ? each.name : 'under construction'),
      Opening: null,
      instead: PAGES_INSTEAD.filter(({ insteadOf }) => insteadOf === each.name).map(({ variant }) => ({
        variant,
        Shown: page(`${variant} ${each.name}`),
      })),
    })),
    DataLayout: Outlet,
    NotFoundPage: page('not found'),
    PresentationFrame: Outlet,
    ResidenceLayout: Outlet,
    UnderConstructionPage: page('under construction'),
    UnitLayout: Outlet,
    preloadHome: () => undefined,
  }
}
