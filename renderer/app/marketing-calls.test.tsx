import { QueryClient } from '@tanstack/react-query'
import { cleanup, render, renderHook, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listMarketingProjects } from '#shared/contracts/http/marketing.contract.ts'
import { marketingCalls } from '#shared/contracts/http/marketing-calls.ts'
import { LOCALES } from '#shared/contracts/primitives.ts'
import { toWire } from '#shared/contracts/wire.ts'
import { client } from '#renderer/api/client.ts'
import { notFound, standInForServer } from '#renderer/testing/stand-in-server.ts'
import { preloadUnit } from '#renderer/unit/data/use-configurator-data.ts'
import { projectConfig, unitData } from '#renderer/unit/testing/unit-data.ts'
import { useLegalFacts } from '#renderer/features/legal/index.ts'
import { useSampleUnits } from '#renderer/own-units/index.ts'
import { useProjectConfig } from '#renderer/session/index.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { ROUTES } from '#renderer/platform/routes.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { MarketingHomePage } from '#renderer/pages/marketing-home/MarketingHomePage.tsx'

const UNIT = { ...unitData, id: 'l:sample.1', slug: 'muster' }
const KNOWN = marketingCalls({ id: projectConfig.id, slug: 'lindenhof', accountId: 'demo' }, [UNIT]).map(
  ({ address }) => address,
)
const asked = new Set<string>()

describe('what the pages of the marketing portal ask for', () => {
  beforeEach(async () => {
    standInForServer((config) => {
      const address = client.getUri(config)
      asked.add(address)
      const isUnit = address.includes('/sample_units/') && !address.includes('/catalog')
      if (!isUnit && !address.startsWith(`${listMarketingProjects.path}?`)) return notFound(config)
      const data = JSON.stringify(toWire(isUnit ? UNIT : []))
      return Promise.resolve({ status: 200, statusText: '', headers: {}, data, config })
    })
    await startI18n()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  it('decision 36 is what a kiosk keeps, to the letter', async () => {
    for (const locale of LOCALES) {
      await changeLocale(locale)
      localStorage.setItem('locale', locale)
      for (const projectId of ['lindenhof', projectConfig.id]) await openEverything(projectId)
      // What pages ask for when nothing else is to be done comes before the next language.
      await waitFor(() => expect(neverAsked().filter((address) => address.includes(`locale=${locale}`))).toEqual([]))
    }
    expect(neverAsked()).toEqual([])
    expect([...asked].filter((address) => !KNOWN.includes(address))).toEqual([])
  })
})

function neverAsked(): string[] {
  return KNOWN.filter((address) => !asked.has(address) && !isOfDialog(address) && !isOfBefore(address))
}

/** Asked for at an address that the project's configuration names, not one of the page's own. */
function isOfDialog(address: string): boolean {
  return address.includes('/design_lines_dialog?')
}

/** Asked for by programs of before alone. */
function isOfBefore(address: string): boolean {
  return address.includes('/catalog?locale=')
}

/** Everything that pages of a unit and of its project ask for, by both names of the unit. */
async function openEverything(projectId: string): Promise<void> {
  renderHook(() => {
    useProjectConfig('mp', 'demo', projectId)
    useSampleUnits('demo', projectId)
    useLegalFacts({ portal: 'mp', accountId: 'demo', projectId: null })
  })
  for (const unitId of [UNIT.slug, UNIT.id])
    await preloadUnit(new QueryClient(), { portal: 'mp', accountId: 'demo', projectId, unitId })
  for (const path of ['/mp/demo', `/mp/demo/${projectId}`]) {
    render(
      <AppTheme>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path={ROUTES.marketingAccount} element={<MarketingHomePage address="marketingAccount" />} />
            <Route path={ROUTES.marketingProject} element={<MarketingHomePage address="marketingProject" />} />
          </Routes>
        </MemoryRouter>
      </AppTheme>,
    )
  }
}
