import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as ownUnits from '#renderer/own-units/index.ts'
import { aCatalogue } from '#shared/testing/builders.ts'
import { createFavorites } from '#renderer/unit/favorites/favorites.store.ts'
import type { OpenUnit } from '#renderer/unit/state/unit.context.ts'
import { createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { unitData } from '#renderer/unit/testing/unit-data.ts'
import { UnitActions } from '../actions/UnitActions.tsx'
import { KioskActions } from './KioskActions.tsx'

vi.mock('#renderer/own-units/index.ts', async (original) => ({
  ...(await original<typeof ownUnits>()),
  useSampleUnits: vi.fn(),
}))

/** The actions of a sample unit on a kiosk, in a project that has nothing but rooms. */
function show({ samples, hasForm = false }: { samples: number; hasForm?: boolean }) {
  const units = Array.from(
    { length: samples },
    (): ownUnits.SampleUnit => ({ ...unitData, isSample: true, storeyName: '' }),
  )
  vi.mocked(ownUnits.useSampleUnits).mockReturnValue({ units, hasFailed: false, retry: () => undefined })
  const { unit } = createTestUnit({ catalogue: aCatalogue({}), flags: { mpContactForm: hasForm } })
  const project: OpenUnit['project'] = { ...unit.project, variant: 'residence', pages: ['configurator'] }
  renderInUnit({ ...unit, portal: 'mp', isLocal: true, keepsNothing: true, project }, <KioskActions />)
  return screen.getAllByRole('list')[0]?.textContent
}

describe('what there is to do beside choosing, at a stand', () => {
  beforeAll(async () => {
    await startTexts()
    await i18next.loadNamespaces('kiosk')
  })
  afterEach(cleanup)

  it('KSK-13 has no button that opens an empty panel', () => {
    expect(show({ samples: 1 })).toBe('VariantenAngaben zur Wohnung')
  })

  it.each([
    ['a page', false, '/bp/demo/lindenhof/a-12/wishes'],
    ['a dialog where the configurator is the only one', true, '/'],
  ] as const)('WSH-4 KSK-1 the wishes are %s', async (_where, isOnlyPage, address) => {
    const { unit } = createTestUnit({ catalogue: aCatalogue({}) })
    const favorites = createFavorites({
      load: async () => [],
      add: async () => undefined,
      remove: async () => undefined,
    })
    renderInUnit({ ...unit, favorites, isOnlyPage }, <UnitActions />)
    await userEvent.click(screen.getByRole('button', { name: /^Merkliste/ }))
    expect(screen.getByTestId('address').textContent).toBe(address)
  })

  it('KSK-13 has one button for what has no place in the row', () => {
    expect(show({ samples: 2 })).toBe('VariantenAngaben zur WohnungMehr')
    cleanup()
    expect(show({ samples: 1, hasForm: true })).toMatch(/^MitnehmenKontakt.*Mehr$/)
  })
})
