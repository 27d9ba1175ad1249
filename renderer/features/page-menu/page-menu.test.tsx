import { cleanup, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import type * as ownUnits from '#renderer/own-units/index.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { menuEntries } from './menu-entries.ts'
import { UnitHeader } from '#renderer/features/unit-header/index.ts'
import { DashboardPage } from '#renderer/features/dashboard/index.ts'

/** Whether the buyer has another unit. */
let hasSeveral = false
vi.mock('#renderer/own-units/index.ts', async (original) => ({
  ...(await original<typeof ownUnits>()),
  useSeveralUnits: () => ({ hasSeveral, look: () => undefined }),
}))

const UNIT = '/bp/demo/lindenhof/a-12'
const buyer = {
  portal: 'bp',
  hasPage: (): boolean => true,
  featureFlags: { showInbox: true },
  unitPath: UNIT,
  configuratorPath: `${UNIT}/configurator/bathroom`,
  hasWishes: false,
  unitsPath: null,
} as const
const pages = (situation: Partial<Parameters<typeof menuEntries>[0]>) =>
  menuEntries({ ...buyer, ...situation }).map(({ page }) => page)

describe('pages in the menu of the dashboard', () => {
  it('SHL-61 SHL-62 all of them, in their order, with where they lead', () => {
    expect(menuEntries({ ...buyer, unitsPath: '/units' }).map(({ page, to }) => [page, to])).toEqual([
      ['overview', `${UNIT}/dashboard`],
      ['configurator', `${UNIT}/configurator/bathroom`],
      ['inbox', `${UNIT}/inbox`],
      ['deadlines', `${UNIT}/deadlines`],
      ['documents', `${UNIT}/documents`],
      ['units', '/units'],
    ])
  })

  it('FOUND-20, NAV-43: no page that is not there yet', () => {
    const built = (...missing: readonly string[]) => pages({ hasPage: (page) => !missing.includes(page) })
    expect(built('deadlines')).toEqual(['overview', 'configurator', 'inbox', 'documents'])
    expect(built('inbox', 'deadlines', 'documents')).toEqual(['overview', 'configurator'])
  })

  it('SHL-65 no configurator without a room to choose in', () => {
    expect(pages({ configuratorPath: null })).not.toContain('configurator')
  })

  it('SHL-42 SHL-66 SHL-45 SHL-68 the inbox with its flag, deadlines unless they are hidden', () => {
    expect(pages({ featureFlags: { hideDeadlines: true } })).toEqual(['overview', 'configurator', 'documents'])
    expect(pages({ featureFlags: { showInbox: true, hideDeadlines: false } })).toContain('deadlines')
  })

  it('SHL-58 SHL-67 in the marketing portal what is written only as a demonstration', () => {
    const flags = { showInbox: true }
    expect(pages({ portal: 'mp', featureFlags: flags })).toEqual(['overview', 'configurator'])
    const demo = { ...flags, marketingDemo: true }
    expect(pages({ portal: 'mp', featureFlags: demo })).toEqual(pages({}))
  })

  it('FAV-1, WSH-4: the wish list where there are hearts', () => {
    expect(pages({})).not.toContain('wishes')
    expect(pages({ hasWishes: true })).toContain('wishes')
  })

  it('SHL-69 units only for who has several', () => {
    expect(pages({})).not.toContain('units')
    expect(pages({ unitsPath: '/units' })).toContain('units')
  })
})

describe('the menu on screen', () => {
  beforeAll(async () => {
    await startTexts()
    await i18next.loadNamespaces(['dashboard', 'deadlines'])
  }, 60_000)
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    hasSeveral = false
  })
  const page = (
    <AppTheme>
      <DashboardPage />
    </AppTheme>
  )
  const onScreen = ({ isPhone }: { isPhone: boolean }) =>
    vi.stubGlobal('matchMedia', () => ({
      matches: isPhone,
      addEventListener: () => undefined,
      addListener: () => undefined,
      removeEventListener: () => undefined,
      removeListener: () => undefined,
    }))

  const menu = () => screen.queryByRole('navigation', { name: 'Seiten Ihrer Wohnung' })
  const links = () => within(screen.getByRole('navigation', { name: 'Seiten Ihrer Wohnung' })).getAllByRole('link')

  it('DSH-1 is part of the classic dashboard, which a project without a design of its own shows', () => {
    onScreen({ isPhone: false })
    renderInUnit(createTestUnit().unit, page, `${UNIT}/dashboard`)
    expect(menu()).not.toBeNull()
    const heading = (name: string) => screen.getByRole('heading', { name })
    for (const name of ['Wohnung A 12', 'Ihre Auswahl', 'Räume']) expect(heading(name)).toBeTruthy()
  })

  it('DSH-55 every link leads to a page of the open unit, wherever that is', () => {
    onScreen({ isPhone: false })
    const { unit } = createTestUnit()
    const elsewhere = '/bp/partner/hafenkontor/loft-01'
    renderInUnit({ ...unit, basePath: `${elsewhere}/configurator` }, page, `${elsewhere}/dashboard`)
    const own = screen.getAllByRole('link').filter((link) => !link.getAttribute('href')?.includes('?'))
    const hrefs = own.map((link) => link.getAttribute('href') ?? '')
    for (const path of ['dashboard', 'checkout']) expect(hrefs).toContain(`${elsewhere}/${path}`)
    expect(hrefs.filter((href) => !href.startsWith(`${elsewhere}/`))).toEqual([])
  })

  it('SHL-71 is beside the page, or as the design has it absent', () => {
    onScreen({ isPhone: false })
    const { unit } = createTestUnit()
    renderInUnit(unit, page, `${UNIT}/dashboard`)
    expect(links().map((link) => link.textContent)).toEqual(['Start', 'Ausstattung', 'Termine', 'Dokumente'])
    expect(links()[0]?.getAttribute('aria-current')).toBe('page')
    cleanup()
    const absent = { ...unit, project: { ...unit.project, dashboardMenu: 'absent' as const } }
    renderInUnit(absent, page, `${UNIT}/dashboard`)
    expect(menu()).toBeNull()
  })

  it('SHL-61 SHL-63 SHL-64 SHL-69 DSH-9 on phones, and there alone, is made of tiles, without those for the page itself and for the configurator', () => {
    hasSeveral = true
    onScreen({ isPhone: true })
    renderInUnit(createTestUnit().unit, page, `${UNIT}/dashboard`)
    expect(links().map((link) => link.textContent)).toEqual(['Termine', 'Dokumente', 'Wohneinheiten'])
    const tiles = menu()?.className
    cleanup()
    onScreen({ isPhone: false })
    renderInUnit(createTestUnit().unit, page, `${UNIT}/dashboard`)
    expect(menu()?.className).not.toBe(tiles)
  })

  it('FOUND-20, NAV-43: is not there on a phone when nothing would be in it', () => {
    onScreen({ isPhone: true })
    const { unit } = createTestUnit()
    const pages = ['dashboard' as const, 'configurator' as const]
    const project = { ...unit.project, variant: 'residence' as const, pages }
    renderInUnit({ ...unit, project }, page, `${UNIT}/dashboard`)
    expect(menu()).toBeNull()
  })
})

describe('the language on the pages of a unit', () => {
  beforeAll(async () => {
    await startTexts()
    await i18next.loadNamespaces(['dashboard', 'deadlines', 'session'])
  }, 60_000)
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  /** Whether the language can be changed without opening the menu. */
  function isOffered(autoTranslate: boolean, supportedLanguages: readonly ('de' | 'en')[]): boolean {
    const { unit } = createTestUnit()
    const project = { ...unit.project, featureFlags: { autoTranslate }, supportedLanguages: [...supportedLanguages] }
    const header = (
      <AppTheme>
        <UnitHeader />
      </AppTheme>
    )
    renderInUnit({ ...unit, project }, header, `${UNIT}/dashboard`)
    const isThere = screen.queryByRole('radiogroup', { name: 'Sprache' }) !== null
    cleanup()
    return isThere
  }

  it('SHL-29 SHL-51 is changed in the header, where the project is in several', () => {
    expect(isOffered(true, ['de', 'en'])).toBe(true)
    expect(isOffered(false, ['de', 'en'])).toBe(false)
    expect(isOffered(true, ['de'])).toBe(false)
  })
})
