import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aDesignLineSelection, selections } from '#shared/testing/selection-builders.ts'
import { showerCatalogue } from '#shared/testing/shower-catalogue.ts'
import { createTestUnit, renderInUnit, startTexts, type TestUnitOptions } from '../testing/open-unit.tsx'
import { OptionsMenu } from './OptionsMenu.tsx'

const WITH_LINE = selections({ designLines: [aDesignLineSelection('bad', 'style', 'dark')] })

async function showShowers(options: TestUnitOptions) {
  const test = createTestUnit({ catalogue: showerCatalogue(), ...options })
  const room = test.prepared.room('bad')
  if (room === undefined) throw new Error('no bathroom')
  renderInUnit(
    test.unit,
    <OptionsMenu room={room} deepLinkItemId={null} />,
    '/bp/demo/lindenhof/a-12/configurator/bathroom',
  )
  const header = screen.getByRole('button', { name: /^Duschpakete/ })
  await userEvent.click(header)
  const card = (name: RegExp) => screen.getByRole('radio', { name }).textContent
  return { ...test, header: () => header.textContent, card }
}

describe('a group of upgrades with a standard', () => {
  beforeAll(startTexts)
  afterEach(cleanup)

  it('UPG-7 names its standard while that is what is fitted', async () => {
    const { header, card } = await showShowers({})
    expect(header()).toMatch(/Standarddusche.*inklusive/)
    expect(card(/^Standarddusche/)).toMatch(/Wie geplant.*inklusive/)
    expect(card(/^Wellness/)).not.toContain('schon gewählt')
  })

  it('UPG-7 does not call included what a design line has chosen instead', async () => {
    const { header, card, store } = await showShowers({ selections: WITH_LINE })
    expect(header()).toMatch(/Abweichend gewählt.*\+2\.000/)
    expect(header()).not.toMatch(/Standarddusche|inklusive/)
    expect(card(/^Standarddusche/)).toMatch(/Abweichend gewählt.*\+2\.000/)
    expect(card(/^Standarddusche/)).not.toMatch(/Wie geplant|inklusive/)
    expect(card(/^Wellness/)).toMatch(/davon 2\.000\s€ schon gewählt.*\+3\.600/)
    act(() => void store.intents.toggleBundle({ bundleId: 'wellness' }))
    expect(header()).toMatch(/Wellness.*\+3\.600/)
    expect(card(/^Wellness/)).not.toContain('schon gewählt')
  })

  it('UPG-8 says that something in an upgrade was changed, and what it costs so', async () => {
    const { header, card, store } = await showShowers({})
    act(() => void store.intents.toggleBundle({ bundleId: 'wellness' }))
    act(() => void store.intents.chooseOption({ itemId: 'shower-item', productId: 'niche' }))
    expect(header()).toMatch(/Wellness, abweichend.*\+2\.500/)
    expect(card(/^Wellness/)).toMatch(/Abweichend gewählt.*\+2\.500/)
  })

  it('SHL-36 speaks of no prices where none are shown', async () => {
    const { header, card } = await showShowers({ selections: WITH_LINE, flags: { showPricing: false } })
    expect(`${header()} ${card(/^Wellness/)}`).not.toMatch(/€/)
  })
})
