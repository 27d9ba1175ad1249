import { ThemeProvider } from '@mui/material/styles'
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useNotifications } from '#renderer/notifications/index.ts'
import { theme } from '#renderer/theme/theme.ts'
import { createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { DialogHost } from '../DialogHost.tsx'

beforeAll(async () => {
  // A busy machine takes its time for a dialog; nothing here is about time.
  configure({ asyncUtilTimeout: 15_000 })
  await startTexts()
  await i18next.loadNamespaces('variants')
})
beforeEach(() => {
  localStorage.clear()
  useNotifications.getState().dismissAll()
})
afterEach(cleanup)

/** With plain spaces. */
function plainText(element: HTMLElement): string {
  return element.textContent.replaceAll('\u00A0', ' ')
}

async function openDialog(options: Parameters<typeof createTestUnit>[0] = {}, address = '') {
  const test = createTestUnit(options)
  const room = test.prepared.room('bad')
  if (room === undefined) throw new Error('no bathroom')
  renderInUnit(
    { ...test.unit, isLocal: true },
    <ThemeProvider theme={theme}>
      <DialogHost room={room} />
    </ThemeProvider>,
    `/room?dialog=variants${address}`,
  )
  const user = userEvent.setup()
  const field = await screen.findByLabelText('Name der neuen Variante')
  const save = async (name: string) => {
    await user.clear(screen.getByLabelText('Name der neuen Variante'))
    await user.type(screen.getByLabelText('Name der neuen Variante'), name)
    await user.click(screen.getByRole('button', { name: 'Jetzige Auswahl speichern' }))
  }
  return { ...test, user, field, save, card: (name: string) => within(screen.getByRole('listitem', { name })) }
}

describe('variants dialog', () => {
  it('saves, renames, overwrites and deletes, each with a word, and asks before what cannot be undone', async () => {
    const { store, user, save, card } = await openDialog()
    await save('Schlicht')
    expect(await screen.findByText('Variante „Schlicht“ gespeichert')).toBeTruthy()
    expect(card('Schlicht').getByText('Entspricht Ihrer jetzigen Auswahl')).toBeTruthy()
    store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' })

    await user.click(card('Schlicht').getByRole('button', { name: 'Umbenennen' }))
    await user.clear(card('Schlicht').getByLabelText('Neuer Name'))
    await user.type(card('Schlicht').getByLabelText('Neuer Name'), 'Grau{Enter}')
    expect(await screen.findByRole('listitem', { name: 'Grau' })).toBeTruthy()

    await user.click(card('Grau').getByRole('button', { name: 'Überschreiben' }))
    await user.click(card('Grau').getByRole('button', { name: 'Ersetzen' }))
    expect(await card('Grau').findByText('+300 €')).toBeTruthy()

    await user.click(card('Grau').getByRole('button', { name: 'Löschen' }))
    expect(document.activeElement?.textContent).toBe('Abbrechen')
    await user.click(card('Grau').getByRole('button', { name: 'Abbrechen' }))
    await user.click(card('Grau').getByRole('button', { name: 'Löschen' }))
    await user.click(card('Grau').getByRole('button', { name: 'Löschen' }))
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Grau' })).toBeNull())
    expect(screen.getByText('Variante „Grau“ gelöscht')).toBeTruthy()
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  })

  it('wants a name, and has room for five', async () => {
    const { user, save } = await openDialog()
    await user.clear(screen.getByLabelText('Name der neuen Variante'))
    await user.click(screen.getByRole('button', { name: 'Jetzige Auswahl speichern' }))
    expect(screen.getByText('Bitte geben Sie einen Namen ein.')).toBeTruthy()
    for (const name of ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf']) {
      await save(name)
      await screen.findByRole('listitem', { name })
    }
    expect(screen.queryByLabelText('Name der neuen Variante')).toBeNull()
    expect(screen.getByText(/Fünf Varianten sind gespeichert/)).toBeTruthy()
  })

  it('shows two side by side with what differs, and makes one of them the current choices', async () => {
    const { store, user, save, card, selections } = await openDialog()
    await save('Schlicht')
    await screen.findByRole('listitem', { name: 'Schlicht' })
    store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein' })
    store.intents.toggleBundle({ bundleId: 'wellness' })

    await user.click(card('Schlicht').getByRole('button', { name: /vergleichen/ }))
    const floor = await screen.findByRole('row', { name: /Bodenbelag/ })
    expect(within(floor).getAllByRole('cell').map(plainText)).toEqual(['Feinsteinzeug+1.000 €', 'Eiche geöltinklusive'])
    expect(plainText(screen.getByRole('row', { name: /Upgrade/ }))).toContain('Wellness+900 €')
    expect(screen.getByText('−1.900 €')).toBeTruthy()

    const [left] = screen.getAllByLabelText('Was hier gezeigt wird')
    if (left === undefined) throw new Error('no side')
    await user.selectOptions(left, 'Schlicht')
    expect(await screen.findByText('+1.900 €', { selector: 'strong' })).toBeTruthy()

    await user.click(screen.getByRole('button', { name: '„Schlicht“ als jetzige Auswahl übernehmen' }))
    expect(selections().buyerSelections).toEqual({})
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [notice] = useNotifications.getState().notices
    expect(notice?.title).toBe('„Schlicht“ ist jetzt Ihre Auswahl')
    notice?.action?.run()
    expect(selections().buyerSelections['bodenbelag']?.productId).toBe('stein')
    expect(selections().buyerLineItemActivations['wanne-paket']?.activated).toBe(true)
  })

  it('shows the list at an address of two while there is none, and never the same twice', async () => {
    const { save } = await openDialog({}, '&compare=current,current')
    expect(screen.queryByRole('combobox')).toBeNull()
    await save('Schlicht')
    await waitFor(() => expect(screen.getAllByRole('combobox')).toHaveLength(3))
    const [, left, right] = screen.getAllByRole<HTMLSelectElement>('combobox')
    expect(left?.selectedOptions[0]?.textContent).toBe('Jetzige Auswahl')
    expect(right?.selectedOptions[0]?.textContent).toBe('Schlicht')
  })

  it('CFG-29 lets nothing be taken over in a completed unit', async () => {
    const { save, card } = await openDialog({ completed: true })
    await save('Stand')
    await screen.findByRole('listitem', { name: 'Stand' })
    expect(card('Stand').getByRole('button', { name: /übernehmen/ })).toHaveProperty('disabled', true)
  })
})
