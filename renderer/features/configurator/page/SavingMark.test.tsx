import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { becomeKiosk } from '#renderer/platform/shell.ts'
import type { RemoteUpdate } from '#renderer/unit/saving/configuration-storage.types.ts'
import { createTestStorage, createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import type { Favorites } from '#renderer/unit/favorites/favorites.store.ts'
import { SavingMark } from './SavingMark.tsx'

/** What it says after something was chosen and stored in the browser. */
async function saidAfterChoice(): Promise<string | null> {
  const { unit, store } = createTestUnit({})
  const { container } = renderInUnit({ ...unit, isLocal: true }, [<SavingMark key="mark" isShort />])
  act(() => void store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' }))
  await act(() => store.settled())
  return container.querySelector('[data-state=saved]')?.textContent ?? null
}

let tell: (update: RemoteUpdate) => void = () => undefined
/** One that says whether it can be reached. */
function watchedServer() {
  const server = createTestStorage()
  const watch = (_: unknown, listener: (update: RemoteUpdate) => void) => {
    tell = listener
    return () => undefined
  }
  return { ...server, storage: { ...server.storage, watch } }
}

describe('the mark of what is stored', () => {
  beforeAll(startTexts)
  afterEach(() => {
    becomeKiosk(null)
    cleanup()
  })

  it('says that it is stored in this browser', async () => {
    expect(await saidAfterChoice()).toBe('Hier gespeichert')
  })

  it('decision 35 promises nothing on a screen where others come next', async () => {
    becomeKiosk({
      portalUrl: () => null,
      canSave: () => false,
      isInUse: () => true,
      noteSaved: () => undefined,
      endVisit: () => undefined,
    })
    expect(await saidAfterChoice()).toBe('')
  })

  it('FOUND-16 CFG-21: says before the first choice that the server is away and what becomes of choices', () => {
    const { unit, store } = createTestUnit({ server: watchedServer() })
    const { container } = renderInUnit(unit, [<SavingMark key="mark" />])
    const stop = store.watch()
    expect(container.querySelector('[data-state]')?.textContent).toBe('')
    act(() => tell({ kind: 'unreachable' }))
    expect(container.querySelector('[data-state]')?.textContent).toBe(
      'Server nicht erreichbar – Ihre Auswahl wird hier gesichert und später gesendet',
    )
    act(() => tell({ kind: 'reachable' }))
    expect(container.querySelector('[data-state]')?.textContent).toBe('')
    stop()
  })

  it('FOUND-16 FAV-3: says that favourites are kept on this device until they can be stored', async () => {
    const state = createStore<ReturnType<Favorites['state']['getState']>>()(() => ({
      options: new Set<string>(),
      counts: new Map<string, number>(),
      isWaiting: false,
      loading: 'ready',
    }))
    const none = () => undefined
    const { unit } = createTestUnit({})
    const favorites = { state, toggle: none, reload: none, send: none, stop: none }
    const { container } = renderInUnit({ ...unit, favorites }, [<SavingMark key="mark" />])
    act(() => state.setState({ isWaiting: true }))
    expect(container.querySelector('[data-state=favorites]')?.textContent).toContain(
      'Ihre Merkliste ist auf diesem Gerät',
    )
  })
})
