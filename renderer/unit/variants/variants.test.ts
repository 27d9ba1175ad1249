import { describe, expect, it } from 'vitest'
import { NO_SELECTIONS, type Selections } from '#shared/domain/selections/selections.types.ts'
import { aLockedTrade, selections as chosen } from '#shared/testing/selection-builders.ts'
import { createTestUnit } from '../testing/open-unit.tsx'
import { applySelections } from './apply-variant.ts'
import { createLocalVariants } from './local-variants.ts'
import { viewVariant } from './variant-view.ts'
import type { VariantsOutcome } from './variant.types.ts'

const STONE: Selections = chosen({
  choices: { bodenbelag: { productId: 'stein', quantity: 3.5 }, sockel: 'sockel-stein' },
  activations: { 'wanne-paket': { activated: true, upgradeBundleId: 'wellness' } },
})

function variant(selections: Selections) {
  return { id: 'v1', name: 'Stein', catalogueRevision: 'r1', updatedAt: '2026-11-20T10:00:00.000Z', selections }
}

describe('making a variant the current choices', () => {
  it('is one change, which reaches the server and leads exactly there', async () => {
    const { store, server, selections } = createTestUnit({ selections: chosen({ choices: { fronten: 'grau' } }) })
    expect(applySelections(store, STONE, 'Variante „Stein“')).toEqual({ kind: 'applied', keptItemIds: [] })
    expect(selections()).toEqual(STONE)
    await store.settled()
    expect(server.requests.map(({ change }) => change.buyerSelections['fronten'])).toEqual([null])
    expect(server.stored().selections).toEqual(STONE)
    expect(applySelections(store, STONE, 'noch einmal')).toEqual({ kind: 'same' })
  })

  it('ENG-35 is refused when it breaks a rule or the unit is completed, and changes nothing', () => {
    const half = chosen({ choices: { sockel: 'sockel-stein' } })
    const open = createTestUnit()
    expect(applySelections(open.store, half, '')).toEqual({ kind: 'refused', isCompleted: false })
    expect(open.selections()).toEqual(NO_SELECTIONS)
    const completed = createTestUnit({ completed: true })
    expect(applySelections(completed.store, STONE, '')).toEqual({ kind: 'refused', isCompleted: true })
  })

  it('decision 23 leaves what belongs to a locked trade, and names it', () => {
    const trade = createTestUnit().prepared.item('fronten')?.trade ?? ''
    const { store, selections } = createTestUnit({ stored: { lockedTrades: [aLockedTrade(trade)] } })
    // All items of the test catalogue are of one trade.
    const outcome = applySelections(store, chosen({ choices: { fronten: 'grau' } }), '')
    expect(outcome).toEqual({ kind: 'refused', isCompleted: false })
    expect(selections()).toEqual(NO_SELECTIONS)
  })
})

describe('a variant as it is now', () => {
  it('decision 5 costs what the engine says now, and lists what is gone', () => {
    const { store } = createTestUnit()
    const current = store.state.getState().configuration
    const old = variant({
      ...STONE,
      buyerSelections: {
        ...STONE.buyerSelections,
        fronten: { productId: 'blau', quantity: null },
        keller: { productId: 'x', quantity: null },
      },
    })
    const view = viewVariant(old, current)
    expect(view.total).toBe(3.5 * 700_00 - 1_800_00 + 120_00 + 900_00)
    expect(view.gone).toEqual({ dropped: [{ itemTitle: 'Fronten', roomTitle: 'Küche' }], namelessDropped: 1 })
    expect(view.isCurrent).toBe(false)
    expect(viewVariant(variant(NO_SELECTIONS), current).isCurrent).toBe(true)
  })
})

describe('variants of a sample unit', () => {
  function memory() {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
  }
  const listed = (outcome: VariantsOutcome) => (outcome.ok ? outcome.variants : [])

  it('ENG-34 are kept in this browser, five at most, and found again', async () => {
    const keep = memory()
    let next = 0
    const ports = { catalogueRevision: 'r1', keep, newId: () => `v${++next}`, now: () => '2026-11-20T10:00:00.000Z' }
    const variants = createLocalVariants('muster', ports)
    await variants.create(' Stein ', STONE)
    const again = createLocalVariants('muster', { ...ports, catalogueRevision: 'r2' })
    expect(listed(await again.list())).toEqual([{ ...variant(STONE), id: 'v1', name: 'Stein' }])
    await again.rename('v1', 'Warm')
    const [overwritten] = listed(await again.overwrite('v1', NO_SELECTIONS))
    expect(overwritten).toMatchObject({ name: 'Warm', catalogueRevision: 'r2', selections: NO_SELECTIONS })
    for (let index = 0; index < 4; index++) expect((await variants.create('Mehr', STONE)).ok).toBe(true)
    expect(await variants.create('Zu viel', STONE)).toEqual({ ok: false, code: 'VARIANT_LIMIT' })
    expect(listed(await variants.remove('v1'))).toHaveLength(4)
    expect(listed(await createLocalVariants('anders', ports).list())).toEqual([])
  })

  it('count as none when they cannot be read', async () => {
    const keep = memory()
    for (const text of ['{', 'null', '{"configuration_variants":[{"id":"v1"}]}']) {
      keep.setItem('variants_muster', text)
      expect(listed(await createLocalVariants('muster', { catalogueRevision: 'r1', keep }).list())).toEqual([])
    }
  })
})
