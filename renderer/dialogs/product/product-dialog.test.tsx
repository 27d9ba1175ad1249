import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { selections } from '#shared/testing/selection-builders.ts'
import { aProduct } from '#shared/testing/builders.ts'
import { bathroomCatalogue, createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { DialogHost } from '../DialogHost.tsx'

function open(productId: string, options: Parameters<typeof createTestUnit>[0] = {}, itemId = 'bodenbelag') {
  const plain = bathroomCatalogue()
  const products = plain.products.map((product) =>
    product.id === 'stein'
      ? aProduct('stein', {
          sku: 'ST-1',
          title: 'Feinsteinzeug',
          subtitle: '60 × 60 cm',
          description: 'Rektifiziert und frostsicher.',
          supplier: 'Fliesenwerk',
          series: 'Kandel',
          images: [{ url: '/files/a.webp' }, { url: '/files/b.webp' }, { url: '/files/c.webp' }],
          files: [{ id: 'f1', url: '/files/blatt.pdf', fileName: 'Datenblatt.pdf' }],
          videos: [{ url: '/files/verlegung.mp4' }],
        })
      : product,
  )
  const test = createTestUnit({ catalogue: { ...plain, products }, ...options })
  const room = test.prepared.room('bathroom')
  if (room === undefined) throw new Error('no bathroom')
  renderInUnit(test.unit, <DialogHost room={room} />, `/?dialog=product&itemId=${itemId}&productId=${productId}`)
  return { ...test, user: userEvent.setup() }
}

/** Dialogs and texts are chunks of their own; here they are there from the start. */
async function start(): Promise<void> {
  await startTexts()
  await i18next.loadNamespaces(['product', 'terms'])
  await import('./ProductDialog.tsx')
}

describe('product details', () => {
  beforeAll(start, 60_000)
  afterEach(cleanup)

  it('CFG-18 API-89 API-91 API-93 shows what is known of a product', async () => {
    open('stein', { flags: { showSku: true } })
    const dialog = await screen.findByRole('dialog', { name: 'Feinsteinzeug' })
    const text = dialog.textContent ?? ''
    for (const known of ['60 × 60 cm', 'frostsicher', 'Fliesenwerk', 'Kandel', 'ST-1']) expect(text).toContain(known)
    expect(text).toMatch(/Menge in Ihrer Wohnung4\sm²/)
    const link = within(dialog).getByRole('link', { name: 'Datenblatt.pdf herunterladen' })
    expect(link.getAttribute('href')).toBe('/files/blatt.pdf')
    expect(link.getAttribute('download')).toBe('Datenblatt.pdf')
    expect(within(dialog).getByLabelText('Video 1 zu Feinsteinzeug').getAttribute('src')).toBe('/files/verlegung.mp4')
  })

  it('SAY-3 explains a term under the pointer, with the focus and by a touch', async () => {
    const { user } = open('stein')
    const term = await screen.findByRole('button', { name: 'Rektifiziert' })
    await user.hover(term)
    expect((await screen.findByRole('tooltip')).textContent).toMatch(/Fugen besonders schmal/)
    await user.unhover(term)
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    act(() => term.focus())
    const tip = await screen.findByRole('tooltip')
    expect(term.getAttribute('aria-describedby')).toBe(tip.id)
    // Where a dialog is open, what is beside it cannot be touched.
    expect(screen.getByRole('dialog').contains(tip)).toBe(true)
    act(() => term.blur())
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    fireEvent.touchStart(term)
    expect(await screen.findByRole('tooltip')).toBeDefined()
  })

  it('SHL-36 hides article number and price where the project does', async () => {
    open('stein', { flags: { showSku: false, showPricing: false } })
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).not.toMatch(/ST-1|€|Warum/)
  })

  it('CFG-34 goes through the pictures by buttons and arrow keys, around the ends', async () => {
    const { user } = open('stein')
    const pictures = await screen.findByRole('region', { name: 'Bilder zu Feinsteinzeug' })
    expect(within(pictures).getByRole('status').textContent).toBe('Bild 1 von 3')
    await user.click(within(pictures).getByRole('button', { name: 'Nächstes Bild' }))
    expect(within(pictures).getByRole('status').textContent).toBe('Bild 2 von 3')
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(within(pictures).getByRole('status').textContent).toBe('Bild 1 von 3')
    expect(within(pictures).getByRole('img').getAttribute('src')).toBe('/files/a.webp')
  })

  it('CFG-21 chooses the option, keeping the quantity, and closes', async () => {
    const { user, selections: chosen } = open('terrazzo', {
      selections: selections({ choices: { bodenbelag: { productId: 'stein', quantity: 5 } } }),
    })
    await user.click(await screen.findByRole('button', { name: 'Auswählen' }))
    expect(chosen().buyerSelections['bodenbelag']).toEqual({ productId: 'terrazzo', quantity: 5 })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('CFG-20 an option that does not fit leads to the solutions instead', async () => {
    const { user, selections: chosen } = open('sockel-stein', {}, 'sockel')
    await user.click(await screen.findByRole('button', { name: 'Lösungen zeigen' }))
    expect(chosen()).toEqual(selections())
  })

  it('CFG-23 offers no choice in a completed unit', async () => {
    open('stein', { completed: true })
    expect(await screen.findByText(/kann zurzeit nicht geändert werden/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Auswählen' })).toBeNull()
  })

  it('shows nothing for an address that names no option', () => {
    open('none')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
