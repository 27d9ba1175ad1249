import { beforeEach, describe, expect, it } from 'vitest'
import type { PageLocks } from '#renderer/platform/page-locks.ts'
import { browserKeep, tabKeep } from '#renderer/platform/storage.ts'
import { createWriteKeep, type KeptFor, type Restored, type WriteKeep } from './kept-writes.ts'
import type { WaitingWrite } from './saving.types.ts'

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
const DAY = 86_400_000

/** The locks of one browser, by the page that holds them. */
function createBrowser() {
  const held = new Map<string, string>()
  let pages = 0

  /** @param tab of a tab that is open already: what it kept is read by the next page of it */
  function openPage(): { keep: WriteKeep; close: () => void } {
    const page = `page-${++pages}`
    const locks: PageLocks = {
      hold(name) {
        held.set(name, page)
        return { release: () => held.delete(name) }
      },
      ifFree: async (name, run) => {
        await Promise.resolve()
        if (!held.has(name)) run()
      },
    }
    const close = () => {
      for (const [name, holder] of held) if (holder === page) held.delete(name)
    }
    return { keep: createWriteKeep({ tab: tabKeep, browser: browserKeep, locks, page }), close }
  }
  return { openPage }
}

async function takenBy(keep: WriteKeep, owner: KeptFor = BEN, now?: number): Promise<Restored[]> {
  const taken: Restored[] = []
  await keep.takeFromClosed(
    owner,
    (restored) => taken.push(restored),
    () => true,
    now,
  )
  return taken
}

describe('kept writes', () => {
  beforeEach(() => {
    sessionStorage.clear()
    localStorage.clear()
  })

  it('stay in this tab with their keys, in their order, until they are stored', () => {
    const { keep } = createBrowser().openPage()
    keep.keep(BEN, WRITES, false)
    expect(keep.ofTab(BEN)).toEqual({ writes: WRITES, isOld: false })
    expect(localStorage).toHaveLength(0)
    keep.keep(BEN, [], false)
    expect(keep.ofTab(BEN).writes).toEqual([])
    expect(sessionStorage).toHaveLength(0)
  })

  it('are for one user and one unit', async () => {
    const { openPage } = createBrowser()
    const page = openPage()
    page.keep.keep(BEN, WRITES, true)
    page.close()
    const { keep } = openPage()
    for (const other of [
      { ...BEN, userId: 'anna' },
      { ...BEN, userId: null },
      { ...BEN, unitId: 'u2' },
    ]) {
      expect(keep.ofTab(other).writes).toEqual([])
      expect(await takenBy(keep, other)).toEqual([])
    }
  })

  it('FOUND-16 decision 8: outlive the tab while they wait, and are taken once by one other page', async () => {
    const { openPage } = createBrowser()
    const closed = openPage()
    closed.keep.keep(BEN, WRITES, true)
    closed.close()
    sessionStorage.clear()
    const [first, second] = [openPage(), openPage()]
    const taken = await Promise.all([takenBy(first.keep), takenBy(second.keep)])
    expect(taken.flat()).toEqual([{ writes: WRITES, isOld: true }])
    expect(localStorage).toHaveLength(0)
  })

  it('FOUND-16: stay with a tab that is open', async () => {
    const { openPage } = createBrowser()
    const open = openPage()
    open.keep.keep(BEN, WRITES, true)
    expect(await takenBy(openPage().keep)).toEqual([])
    expect(localStorage).toHaveLength(1)
    open.keep.keep(BEN, [], true)
    expect(localStorage).toHaveLength(0)
  })

  it('FOUND-16: are read once by the next page of the same tab', async () => {
    const { openPage } = createBrowser()
    const before = openPage()
    before.keep.keep(BEN, WRITES, true)
    before.close()
    const { keep } = openPage()
    expect(keep.ofTab(BEN).writes).toEqual(WRITES)
    expect(await takenBy(keep)).toEqual([])
    expect(localStorage).toHaveLength(0)
  })

  it('FOUND-16: stay where they are when nobody can take them any more', async () => {
    const { openPage } = createBrowser()
    const closed = openPage()
    closed.keep.keep(BEN, WRITES, true)
    closed.close()
    await openPage().keep.takeFromClosed(
      BEN,
      () => expect.unreachable(),
      () => false,
    )
    expect(localStorage).toHaveLength(1)
  })

  it('are said to come back after a while, and forgotten after a week', async () => {
    const { openPage } = createBrowser()
    const { keep, close } = openPage()
    keep.keep(BEN, WRITES, true, 1_000)
    expect(keep.ofTab(BEN, 1_000 + 600_000).isOld).toBe(false)
    expect(keep.ofTab(BEN, 1_000 + 7 * DAY)).toEqual({ writes: WRITES, isOld: true })
    expect(keep.ofTab(BEN, 1_001 + 7 * DAY).writes).toEqual([])
    close()
    sessionStorage.clear()
    expect((await takenBy(openPage().keep, BEN, 1_001 + 7 * DAY)).flatMap(({ writes }) => writes)).toEqual([])
  })

  it('FOUND-16: of a version that did not name its page are read as well', async () => {
    sessionStorage.setItem('pending_ben_u1', JSON.stringify({ keptAt: Date.now(), writes: WRITES }))
    const { openPage } = createBrowser()
    const { keep } = openPage()
    expect(keep.ofTab(BEN)).toEqual({ writes: WRITES, isOld: false })
    const closed = openPage()
    closed.keep.keep(BEN, WRITES, true)
    closed.close()
    expect(await takenBy(keep)).toHaveLength(1)
  })

  it('count as none when they cannot be read', () => {
    const { keep } = createBrowser().openPage()
    for (const text of ['{', 'null', '{"keptAt":1}', `{"keptAt":${Date.now()},"page":"p","writes":[{"key":1}]}`]) {
      sessionStorage.setItem('pending_ben_u1', text)
      expect(keep.ofTab(BEN).writes).toEqual([])
    }
  })
})
