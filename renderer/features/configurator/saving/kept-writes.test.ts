import { beforeEach, describe, expect, it } from 'vitest'
import { keepWrites, keptWrites } from './kept-writes.ts'
import type { WaitingWrite } from './write-runner.types.ts'

const BEN = { userId: 'ben', unitId: 'u1' }
const WRITES: readonly WaitingWrite[] = [
  {
    key: 'k1',
    label: 'Eiche',
    change: {
      buyerSelections: { floor: { productId: 'oak', quantity: 2.5 }, wall: null },
      buyerLineItemActivations: { shower: { activated: true, upgradeBundleId: null }, bath: null },
      buyerDesignLineSelections: [{ projectRoomId: 'r', designLineId: 'l', designLineGroupId: 'g' }],
    },
  },
  {
    key: 'k2',
    label: '',
    change: { buyerSelections: {}, buyerLineItemActivations: {}, buyerDesignLineSelections: null },
  },
]

describe('kept writes', () => {
  beforeEach(() => sessionStorage.clear())

  it('stay in this tab with their keys, in their order, until they are stored', () => {
    keepWrites(BEN, WRITES)
    expect(keptWrites(BEN)).toEqual(WRITES)
    expect(localStorage).toHaveLength(0)
    keepWrites(BEN, [])
    expect(keptWrites(BEN)).toEqual([])
    expect(sessionStorage).toHaveLength(0)
  })

  it('are for one user and one unit', () => {
    keepWrites(BEN, WRITES)
    expect(keptWrites({ ...BEN, userId: 'anna' })).toEqual([])
    expect(keptWrites({ ...BEN, userId: null })).toEqual([])
    expect(keptWrites({ ...BEN, unitId: 'u2' })).toEqual([])
  })

  it('are forgotten after a day', () => {
    keepWrites(BEN, WRITES, 1_000)
    expect(keptWrites(BEN, 1_000 + 86_400_000)).toHaveLength(2)
    expect(keptWrites(BEN, 1_001 + 86_400_000)).toEqual([])
  })

  it('count as none when they cannot be read', () => {
    for (const text of ['{', 'null', '{"keptAt":1}', `{"keptAt":${Date.now()},"writes":[{"key":1}]}`]) {
      sessionStorage.setItem('pending_ben_u1', text)
      expect(keptWrites(BEN)).toEqual([])
    }
  })
})
