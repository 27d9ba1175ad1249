import { expect, it } from 'vitest'
import { NO_SELECTIONS } from '#shared/domain/selections/selections.types.ts'
import { useSession } from '#renderer/session/index.ts'
import { createLocalStorage } from '../saving/local-storage.ts'
import {
  forgetPresentation,
  isHandedOver,
  noteHandedOver,
  presentationKeep,
  usePresentation,
} from './presentation.store.ts'

const CHOICE = { 'hall-floor': { productId: 'stone', quantity: null } }

async function choose() {
  const storage = createLocalStorage('a-02', 'r1', presentationKeep)
  const change = { buyerSelections: CHOICE, buyerLineItemActivations: {}, buyerDesignLineSelections: null }
  await storage.write({ change, basedOnRevision: 0, catalogueRevision: 'r1', key: 'k' })
  return storage
}

it('PST-1, PST-3: keeps choices in this tab alone, and forgets all of them with the presentation', async () => {
  sessionStorage.setItem('other', 'stays')
  const storage = await choose()
  expect((await storage.load()).selections.buyerSelections).toEqual(CHOICE)
  expect(localStorage.length).toBe(0)
  noteHandedOver(NO_SELECTIONS)
  expect(isHandedOver(NO_SELECTIONS)).toBe(true)
  const { count } = usePresentation.getState()
  forgetPresentation()
  expect(Object.keys(sessionStorage)).toEqual(['other'])
  expect(isHandedOver(NO_SELECTIONS)).toBe(false)
  expect(usePresentation.getState().count).toBe(count + 1)
  const next = createLocalStorage('a-02', 'r1', presentationKeep)
  expect((await next.load()).selections).toEqual(NO_SELECTIONS)
})

it('PST-3: forgets everything when somebody else logs in', async () => {
  const user = { id: 'operator', email: 'o@example.com', firstName: 'O', lastName: 'P', group: 'user' as const }
  useSession.setState({ user: { ...useSession.getState().user, ...user } as never })
  await choose()
  useSession.setState({ user: null })
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('presentation_'))).toEqual([])
})
