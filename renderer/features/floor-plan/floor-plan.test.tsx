import { cleanup, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { aCatalogue, aLineItem, anItem, aRoom, fixedOption } from '#shared/testing/builders.ts'
import { createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { FloorPlanPage } from './FloorPlanPage.tsx'

const BASE = '/bp/demo/lindenhof/a-12'

function show(mode: 'FLOORPLAN_SELECTION' | 'PRODUCT_SELECTION', drawings: readonly string[] = []) {
  const catalogue = aCatalogue({
    rooms: [aRoom('plan', { slug: 'plan', title: 'Aufteilung', mode, previewUrl: '/plan.webp' })],
    lineItems: [
      aLineItem('wand', [anItem('w', { roomId: 'plan', options: [fixedOption('a', 0), fixedOption('b', 1)] })]),
    ],
  })
  const { unit } = createTestUnit({ catalogue })
  const attachments = drawings.map((url) => ({ id: url, role: 'floor_plan', url, createdAt: '2026-01-01T00:00:00Z' }))
  renderInUnit(
    { ...unit, unit: { ...unit.unit, attachments } },
    <AppTheme>
      <FloorPlanPage />
    </AppTheme>,
  )
}
const plan = () => screen.queryByRole('img', { name: 'Grundriss von Wohnung A 12' })?.getAttribute('src') ?? null

describe('the page of the floor plan', () => {
  beforeAll(async () => {
    vi.stubGlobal('scrollTo', () => undefined)
    await startTexts()
    await i18next.loadNamespaces(['residence', 'dashboard'])
  })
  afterEach(cleanup)

  it('NAV-6 RES-3 shows the drawing that came with the unit', () => {
    show('PRODUCT_SELECTION', ['/sheet.pdf', '/a-12.svg'])
    expect(plan()).toBe('/a-12.svg')
  })

  it('RES-3 shows the layout as it is chosen where there is no drawing, and leads to its room', () => {
    show('FLOORPLAN_SELECTION')
    expect(plan()).toBe('/plan.webp')
    expect(screen.getByRole('link', { name: 'Raumaufteilung wählen' }).getAttribute('href')).toBe(
      `${BASE}/configurator/plan`,
    )
  })

  it('NAV-6 says so when there is none', () => {
    show('PRODUCT_SELECTION')
    expect(plan()).toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Noch kein Grundriss')
  })
})
