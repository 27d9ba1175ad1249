import { expect, it } from 'vitest'
import { NO_SELECTIONS, type Selections } from '#shared/domain/selections/selections.types.ts'
import { createLocalStorage } from './local-storage.ts'
import { hasOtherChoices, restoreLocally } from './restore-locally.ts'

function memory() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

const SAVED: Selections = {
  buyerSelections: { floor: { productId: 'oak', quantity: 2 } },
  buyerLineItemActivations: { bath: { activated: true, upgradeBundleId: null } },
  buyerDesignLineSelections: [{ projectRoomId: 'bad', designLineId: 'natur', designLineGroupId: 'stil' }],
}
const saved = { unitId: 'u1', catalogueRevision: 'r2', selections: SAVED }

it('PRO-26 makes the saved choices those of this browser, whatever was there', async () => {
  const keep = memory()
  const storage = createLocalStorage('u1', 'r1', keep)
  const before = {
    buyerSelections: { wall: { productId: 'white', quantity: null } },
    buyerLineItemActivations: { oven: { activated: true, upgradeBundleId: null } },
    buyerDesignLineSelections: [],
  }
  await storage.write({ change: before, basedOnRevision: 0, catalogueRevision: 'r1', key: 'k' })
  expect(await hasOtherChoices(saved, keep)).toBe(true)
  await restoreLocally(saved, keep)
  const after = await createLocalStorage('u1', 'r2', keep).load()
  expect(after).toMatchObject({ selections: SAVED, catalogueRevision: 'r2', revision: 2 })
  expect(await hasOtherChoices(saved, keep)).toBe(false)
})

it('PRO-26 asks about nothing in a browser without choices', async () => {
  expect(await hasOtherChoices(saved, memory())).toBe(false)
  const keep = memory()
  await restoreLocally({ ...saved, selections: NO_SELECTIONS }, keep)
  expect(await hasOtherChoices(saved, keep)).toBe(false)
})
