import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getBudget } from '#shared/contracts/http/budgets.contract.ts'
import { listDeadlines } from '#shared/contracts/http/deadlines.contract.ts'
import { listUnitDocuments } from '#shared/contracts/http/documents.contract.ts'
import { getAccountLegal } from '#shared/contracts/http/legal.contract.ts'
import { listUnitOrders } from '#shared/contracts/http/orders.contract.ts'
import { getProjectConfig } from '#shared/contracts/http/projects.contract.ts'
import { listUnits } from '#shared/contracts/http/units.contract.ts'
import type { DashboardVersion } from '#shared/domain/designs/design.types.ts'
import type { Json } from '#shared/domain/designs/json.types.ts'
import { aDeadline } from '#renderer/parts/deadlines/testing/a-deadline.ts'
import { answeringServer, noAnswer } from '#renderer/testing/answering-server.ts'
import { createTestUnit } from '#renderer/unit/testing/open-unit.tsx'
import { projectConfig, unitData } from '#renderer/unit/testing/unit-data.ts'
import { DashboardOpening, DashboardPage, DesignedDashboard } from './index.ts'
import { showOnDashboard, startDesignTexts } from './testing/show-items.tsx'

const server = answeringServer()
const PICTURE = '/files/house.webp'

beforeAll(async () => {
  await startDesignTexts()
  await DesignedDashboard.preload()
}, 120_000)
beforeEach(() => {
  server.answer(listDeadlines, [aDeadline()])
  server.answer(listUnits, noAnswer())
  server.answer(getBudget, noAnswer())
  server.answer(listUnitDocuments, noAnswer())
  server.answer(listUnitOrders, [])
  server.answer(getProjectConfig, noAnswer())
  server.answer(getAccountLegal, noAnswer())
})
afterEach(cleanup)

function show(version: DashboardVersion | null, outline: readonly Json[] = [], portal: 'bp' | 'mp' = 'bp') {
  const { unit } = createTestUnit()
  const dashboard = version === null ? {} : { dashboard: { version, dashboardConfig: [...outline] } }
  const attachments = [{ id: 'p', role: 'floor_plan', url: '/files/plan.svg', createdAt: '2026-01-01T00:00:00Z' }]
  const project = { ...unit.project, projectImageUrl: PICTURE, videoUrl: '/files/film.webm', ...dashboard }
  return showOnDashboard(
    { ...unit, portal, isLocal: portal === 'mp', unit: { ...unit.unit, attachments }, project },
    <DashboardPage />,
  )
}
const types = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-type]:not(:empty)')].map(({ dataset }) => dataset['type'])

describe('which dashboard is shown', () => {
  it('DSH-1 DSH-2: the classic one without a design, and with the version v1, whatever its outline says', () => {
    for (const version of [null, 'v1'] as const) {
      const { container } = show(version, [{ type: 'RoomCards' }])
      expect(types(container)).toEqual([])
      expect(screen.getByRole('heading', { level: 2, name: 'Willkommen' })).toBeTruthy()
      cleanup()
    }
  })

  it('DSH-3 DSH-5: the project’s own items in their order', () => {
    const { container } = show('custom', [{ type: 'RoomCards' }, { type: 'BuyerGreeting' }])
    expect(types(container)).toEqual(['RoomCards', 'BuyerGreeting'])
    expect(screen.queryByRole('heading', { level: 2, name: 'Willkommen' })).toBeNull()
  })

  it.each(['v2', 'v3'] as const)('DSH-3 DSH-4: %s holds all that the fixed layouts have', async (version) => {
    const { container } = show(version)
    await screen.findByText('Böden festlegen')
    expect(types(container)).toEqual(
      expect.arrayContaining([
        'DashboardBannerV2',
        'BuyerGreeting',
        'MobileMenu',
        'DeadlineReminder',
        'CostOverview',
        'Configurator',
        'FloorPlan',
        'ProjectImages',
        'ProjectVideo',
        'ProjectMap',
        'DashboardUnitInfo',
      ]),
    )
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it.each(['v2', 'v3'] as const)('DSH-4 DSH-34: %s speaks to prospects of the home instead', (version) => {
    const { container } = show(version, [], 'mp')
    const shown = types(container)
    expect(shown).toContain('MarketingUnitInfo')
    expect(shown).toContain('Configurator')
    for (const own of ['BuyerGreeting', 'DeadlineReminder', 'CostOverview']) expect(shown).not.toContain(own)
  })

  it.each([
    ['bp', [{ type: 'RoomCards' }]],
    ['mp', [{ type: 'BuyerGreeting' }]],
  ] as const)('a page in %s without a greeting still says whose it is', (portal, outline) => {
    show('custom', outline, portal)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Wohnung A 12')
  })
})

describe('while the unit is on its way', () => {
  it('DSH-3: a design has its banner at once', async () => {
    const dashboard = {
      version: 'custom',
      dashboardConfig: [{ type: 'DashboardBannerV2' }, { type: 'RoomCards' }],
    } as const
    const project = {
      ...projectConfig,
      projectImageUrl: PICTURE,
      dashboard: { ...dashboard, dashboardConfig: [...dashboard.dashboardConfig] },
    }
    const { unit } = createTestUnit()
    const { container } = showOnDashboard(unit, <DashboardOpening portal="bp" project={project} unit={unitData} />)
    await waitFor(() => expect(container.querySelector('main img')?.getAttribute('src')).toBe(PICTURE))
    expect(screen.getByRole('status').textContent).not.toBe('')
    expect(screen.queryByRole('heading')).toBeNull()
  })
})
