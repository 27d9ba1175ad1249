import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Option } from '#shared/domain/catalogue/catalogue.types.ts'
import { selections } from '#shared/testing/selection-builders.ts'
import { bathroomCatalogue, createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { DialogHost } from '../DialogHost.tsx'
import { getSubject } from './price-subject.ts'

function explain(search: string, options: Parameters<typeof createTestUnit>[0] = {}) {
  const test = createTestUnit({
    selections: selections({
      choices: { bodenbelag: { productId: 'stein', quantity: 4.5 } },
      activations: { 'wanne-paket': { activated: true, upgradeBundleId: 'wellness' } },
    }),
    ...options,
  })
  const room = test.prepared.room('bathroom')
  if (room === undefined) throw new Error('no bathroom')
  renderInUnit(test.unit, <DialogHost room={room} />, `/?dialog=price${search}`)
  return { ...test, user: userEvent.setup() }
}

/** Amounts use no-break spaces. */
const rows = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('listitem')
    .map((row) => row.textContent?.replaceAll('\u00a0', ' '))

/** Dialogs and texts are chunks of their own; here they are there from the start. */
async function start(): Promise<void> {
  await startTexts()
  await i18next.loadNamespaces(['price'])
  await import('./PriceDialog.tsx')
}

describe('why this price', () => {
  beforeAll(start, 60_000)
  afterEach(cleanup)

  it('CFG-20 explains a choice by its quantity, its price and the standard that it replaces', async () => {
    explain('&itemId=bodenbelag')
    const dialog = await screen.findByRole('dialog', { name: 'Warum dieser Preis?' })
    expect(rows(dialog)).toEqual([
      'Feinsteinzeug4,5 m² × 700,00 €+3.150 €',
      'Abzüglich Standard: Eiche geöltbereits im Kaufpreis enthalten−1.800 €',
    ])
    expect(screen.getByTestId('explained-sum').textContent).toMatch(/^\+1\.350/)
  })

  it('SAY-2 ENG-40 says what one unit costs more than the standard, where both are counted alike', async () => {
    explain('&itemId=bodenbelag&productId=stein', {
      selections: selections({ choices: { bodenbelag: { productId: 'stein', quantity: 4 } } }),
      catalogue: withOption('eiche', { price: 450_00, priceMode: 'per_unit' }),
    })
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent?.replaceAll('\u00a0', ' ')).toContain('Das sind 250,00 € je m² mehr als der Standard.')
    cleanup()
    explain('&itemId=bodenbelag')
    expect((await screen.findByRole('dialog')).textContent).not.toContain('als der Standard')
  })

  it('SAY-1 says of the standard that it is included', async () => {
    explain('&itemId=bodenbelag&productId=eiche')
    await screen.findByRole('dialog')
    expect(screen.getByTestId('explained-sum').textContent).toBe('inklusive')
  })

  it('UPG-1 explains an upgrade by what it brings', async () => {
    explain('&bundleId=wellness')
    const dialog = await screen.findByRole('dialog')
    expect(rows(dialog)).toEqual(['Wanne: Badewanne+900 €'])
    expect(dialog.textContent).toContain('Wellness')
  })

  it('CFG-26 explains the unit by its rooms, each down to its last amount', async () => {
    const { user, store } = explain('')
    const dialog = await screen.findByRole('dialog')
    expect(rows(dialog)).toEqual(['Badezimmer+2.250 €'])
    await user.click(within(dialog).getByRole('button', { name: /Badezimmer/ }))
    await user.click(within(dialog).getByRole('button', { name: /Wellness/ }))
    expect(rows(dialog).slice(1)).toEqual([
      'WellnessGrundpreis+900 €Wanne: Badewanne+900 €',
      'Wanne: Badewanne+900 €',
      'BodenbelagFeinsteinzeug+1.350 €',
    ])
    expect(store.state.getState().configuration.figures.total).toBe(2_250_00)
    expect(screen.getByTestId('explained-sum').textContent).toMatch(/^\+2\.250/)
  })

  it('ENG-42 tells the cents as soon as one amount has any, so that the lines add up', async () => {
    explain('&itemId=bodenbelag', {
      selections: selections({ choices: { bodenbelag: { productId: 'stein', quantity: 4.5 } } }),
      catalogue: withOption('stein', { price: 700_01 }),
    })
    const dialog = await screen.findByRole('dialog')
    // 4.5 × 700.01 € = 3,150.045 €, rounded half up.
    expect(rows(dialog)[0]).toBe('Feinsteinzeug4,5 m² × 700,01 €+3.150,05 €')
    expect(rows(dialog)[1]).toMatch(/−1\.800,00/)
  })

  it('SHL-36 explains nothing where prices are hidden', () => {
    explain('', { flags: { showPricing: false } })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks about the narrowest thing that the address names', () => {
    expect(getSubject({})).toEqual({ kind: 'unit' })
    expect(getSubject({ roomId: 'r' })).toEqual({ kind: 'room', roomId: 'r' })
    expect(getSubject({ itemId: 'i' })).toEqual({ kind: 'item', itemId: 'i' })
    expect(getSubject({ itemId: 'i', productId: 'p' })).toMatchObject({ kind: 'option', productId: 'p' })
    expect(getSubject({ bundleId: 'b' })).toEqual({ kind: 'bundle', bundleId: 'b' })
  })
})

/** The bathroom with an option of the floor changed. */
function withOption(productId: string, change: Partial<Option>) {
  const plain = bathroomCatalogue()
  const sections = plain.roomBook.sections.map((section) => ({
    ...section,
    subSections: section.subSections.map((subSection) => ({
      ...subSection,
      lineItems: subSection.lineItems.map((lineItem) => ({
        ...lineItem,
        subLineItems: lineItem.subLineItems.map((item) => ({
          ...item,
          options: item.options.map((option) => (option.productId === productId ? { ...option, ...change } : option)),
        })),
      })),
    })),
  }))
  return { ...plain, roomBook: { sections } }
}
