import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { changeLocale } from '#renderer/i18n/i18n.ts'
import { selections } from '#shared/testing/selection-builders.ts'
import type { Author, ConfigurationStorage, RemoteUpdate } from '#renderer/unit/saving/configuration-storage.types.ts'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { createTestStorage, createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { Together } from './Collaboration.tsx'

const ANNA: Author = { id: 'anna', firstName: 'Anna', isTeam: false }
const STONE = { itemId: 'bodenbelag', productId: 'stein' }

/** A unit whose storage tells what others do. */
function openTogether(beside: ReactNode = null) {
  const server = createTestStorage()
  let listener: (update: RemoteUpdate) => void = () => undefined
  const storage: ConfigurationStorage = {
    ...server.storage,
    watch: (_known, tell) => {
      listener = tell
      return () => undefined
    },
  }
  const opened = createTestUnit({ server: { ...server, storage } })
  opened.store.watch()
  renderInUnit(
    opened.unit,
    <>
      <Together />
      {beside}
    </>,
  )
  return {
    ...opened,
    /** Somebody else stores choices, and everybody hears of it. */
    others: async (choices: Readonly<Record<string, string>>, author: Author | null = ANNA) => {
      server.replace({ selections: selections({ choices }) })
      await act(async () => {
        listener({ kind: 'stored', stored: server.stored(), author })
        await opened.store.settled()
      })
    },
    stored: () => server.stored().selections.buyerSelections,
  }
}

/** What the live region says; the address beside it is the test's own. */
const said = () => screen.getAllByRole('status').find(({ tagName }) => tagName !== 'OUTPUT')?.textContent

describe('writing together', () => {
  afterEach(cleanup)
  beforeAll(async () => {
    await startTexts()
    await i18next.loadNamespaces('together')
  })

  it('says in one quiet line what somebody else has changed, and shows it', async () => {
    const { others, selections: chosen } = openTogether()
    await others({ bodenbelag: 'stein' })
    await waitFor(() => expect(said()).toBe('Bodenbelag: von Anna geändert'))
    expect(chosen().buyerSelections['bodenbelag']?.productId).toBe('stein')
    await others({ bodenbelag: 'stein', fronten: 'grau' })
    expect(said()).toBe('Fronten und eine weitere Auswahl: von Anna geändert')
    await others({ bodenbelag: 'terrazzo', fronten: 'grau' }, { ...ANNA, id: 'op', firstName: 'Olga', isTeam: true })
    expect(said()).toBe('Bodenbelag: von Olga (Beratung) geändert')
  })

  it('is heard over an open dialog, outside of which everything is inert', async () => {
    const { others } = openTogether(
      <Dialog title="Produkt" onClose={null}>
        <p>Details</p>
      </Dialog>,
    )
    await others({ bodenbelag: 'stein' })
    const dialog = screen.getByRole('dialog', { name: 'Produkt' })
    await waitFor(() => expect(within(dialog).getByRole('status').textContent).toBe('Bodenbelag: von Anna geändert'))
  })

  it('says nothing of what was chosen here', async () => {
    const { store } = openTogether()
    await act(async () => {
      store.intents.chooseOption(STONE)
      await store.settled()
    })
    expect(said()).toBe('')
  })

  it.each([
    ['Meine Wahl behalten', 'stein'],
    ['Andere Wahl übernehmen', 'terrazzo'],
  ])('asks about the same item with both choices and prices; %s', async (button, product) => {
    const { store, others, stored } = openTogether()
    store.intents.chooseOption(STONE)
    await others({ bodenbelag: 'terrazzo' })
    const dialog = await screen.findByRole('dialog', { name: 'Zwei Entscheidungen, was soll gelten?' })
    const words = dialog.textContent.replaceAll(/\s/g, ' ')
    for (const text of [
      'Anna hat sich',
      'Bodenbelag, Badezimmer',
      'Feinsteinzeug',
      'Wahl von Anna',
      'Terrazzo',
      '+1.000 €',
      '−300 €',
    ]) {
      expect(words).toContain(text)
    }
    expect(store.state.getState().saving).toBe('held')
    expect(stored()['bodenbelag']?.productId).toBe('terrazzo')
    await act(async () => {
      screen.getByRole('button', { name: button }).click()
      await store.settled()
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(stored()['bodenbelag']?.productId).toBe(product)
    expect(store.state.getState().saving).toBe('saved')
  })

  it('is complete in English', async () => {
    await changeLocale('en')
    const { others } = openTogether()
    await others({ bodenbelag: 'stein' }, null)
    await waitFor(() => expect(said()).toBe('Bodenbelag: changed elsewhere'))
    await changeLocale('de')
  })
})
