import { describe, expect, it } from 'vitest'
import { aBundle, aBundleGroup } from '#shared/testing/builders.ts'
import { after, configured } from '#shared/testing/engine-driver.ts'
import { aDesignLineSelection, selections } from '#shared/testing/selection-builders.ts'
import { showerCatalogue } from '#shared/testing/shower-catalogue.ts'
import { bundleGroups, listCartBundles, type Configuration, explainPrice, toggleBundle, unitState } from '../index.ts'

const PLAIN = selections()
const WITH_LINE = selections({ designLines: [aDesignLineSelection('bad', 'style', 'dark')] })

const start = (chosen = PLAIN) => configured(showerCatalogue(), chosen)
const toggle = (bundleId: string) => (c: Configuration) => toggleBundle(c, { bundleId })

function card(configuration: Configuration, id: string) {
  const found = bundleGroups(configuration, 'bad')
    .flatMap(({ bundles }) => bundles)
    .find((bundle) => bundle.id === id)
  if (found === undefined) throw new Error(`no bundle ${id}`)
  return found
}

describe('what a bundle says while other things are chosen', () => {
  it('UPG-7 the standard is what it says as long as nothing else is fitted', () => {
    expect(card(start(), 'planned')).toMatchObject({ active: true, altered: false, surcharge: 0 })
    expect(card(start(), 'with-tub')).toMatchObject({ active: true, altered: false, surcharge: 0 })
  })

  it('UPG-7 the standard is altered by a choice or a design line, and costs what that costs', () => {
    for (const chosen of [selections({ choices: { 'shower-item': 'glass' } }), WITH_LINE])
      expect(card(start(chosen), 'planned')).toMatchObject({ active: true, altered: true, surcharge: 2_000_00 })
    // The bathtub that would give way.
    expect(card(start(WITH_LINE), 'with-tub')).toMatchObject({ active: true, altered: true, surcharge: 480_00 })
    const withoutTub = after(start(WITH_LINE), toggle('without-tub'))
    expect(card(withoutTub, 'with-tub')).toMatchObject({ active: false, altered: false, surcharge: 0 })
  })

  it('UPG-8 a bundle in which something else is chosen is altered, and costs what stands', () => {
    const wellness = after(start(), toggle('wellness'))
    expect(card(wellness, 'wellness')).toMatchObject({ active: true, altered: false, surcharge: 3_600_00 })
    const other = after(start(selections({ choices: { 'shower-item': 'niche' } })), toggle('wellness'))
    expect(card(other, 'wellness')).toMatchObject({ active: true, altered: true, surcharge: 2_500_00 })
    expect(unitState(other).total).toBe(2_500_00)
  })

  it('UPG-17 what is chosen already of a bundle is what the total rises less by', () => {
    expect(card(start(), 'wellness').alreadyChosen).toBe(0)
    const before = start(WITH_LINE)
    const { surcharge, alreadyChosen } = card(before, 'wellness')
    expect([surcharge, alreadyChosen]).toEqual([3_600_00, 2_000_00])
    const chosen = after(before, toggle('wellness'))
    expect(unitState(chosen).total - unitState(before).total).toBe(surcharge - alreadyChosen)
    expect(card(chosen, 'wellness').alreadyChosen).toBe(0)
  })

  it('CFG-20 an altered price is explained line by line', () => {
    for (const bundleId of ['planned', 'with-tub', 'wellness']) {
      const other = after(start(selections({ choices: { 'shower-item': 'niche' } })), toggle('wellness'))
      const configuration = bundleId === 'wellness' ? other : start(WITH_LINE)
      const explanation = explainPrice(configuration, { kind: 'bundle', bundleId })
      expect(explanation?.cents).toBe(card(configuration, bundleId).surcharge)
      expect(explanation?.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(explanation?.cents)
    }
  })

  it('CHK-9 the cart tells a base price from the price on the card', () => {
    const chosen = after(start(), toggle('wellness'), toggle('without-tub'))
    expect(listCartBundles(chosen, 'bad')).toEqual([
      {
        id: 'wellness',
        title: 'Wellness',
        basePrice: 1_600_00,
        whole: { cents: 3_600_00, isInSeveralRooms: false },
      },
      { id: 'without-tub', title: 'Statt der Wanne', basePrice: 800_00, whole: null },
    ])
  })

  it('UPG-11 what two active bundles share counts once, in their group and in the cart', () => {
    const both = after(sharing(), toggle('warm'), toggle('spa'))
    const comfort = bundleGroups(both, 'bad').find(({ id }) => id === 'comfort')
    expect(comfort?.bundles.map(({ surcharge }) => surcharge)).toEqual([1_600_00, 2_400_00])
    expect(comfort?.activeSurcharge).toBe(2_400_00)
    expect(unitState(both).total).toBe(2_400_00)
    expect(listCartBundles(both, 'bad').map(({ id, basePrice, whole }) => [id, basePrice, whole])).toEqual([
      ['warm', 1_600_00, null],
      ['spa', 800_00, null],
    ])
  })

  it('FOUND-9, UPG-17: with the credit for the standard that it replaces (D21)', () => {
    const before = after(sharing(), toggle('without-tub'))
    const { surcharge, alreadyChosen } = card(before, 'spa')
    // 1,500 for the area, less 700 for the bathtub that it replaces.
    expect([surcharge, alreadyChosen]).toEqual([2_400_00, 800_00])
    expect(unitState(after(before, toggle('spa'))).total - unitState(before).total).toBe(surcharge - alreadyChosen)
  })

  it('UPG-17 what another bundle has brought is what the total rises less by', () => {
    const warm = after(sharing(), toggle('warm'))
    const { surcharge, alreadyChosen } = card(warm, 'spa')
    expect([surcharge, alreadyChosen]).toEqual([2_400_00, 1_600_00])
    expect(unitState(after(warm, toggle('spa'))).total - unitState(warm).total).toBe(surcharge - alreadyChosen)
  })
})

/** Two bundles of one group that bring the same bench. */
function sharing() {
  const catalogue = showerCatalogue()
  return configured(
    {
      ...catalogue,
      upgradeBundleGroups: [...catalogue.upgradeBundleGroups, aBundleGroup('comfort', { mode: 'MULTI_SELECT' })],
      upgradeBundles: [
        ...catalogue.upgradeBundles,
        aBundle('warm', ['bench'], { groupId: 'comfort' }),
        aBundle('spa', ['bench', 'area'], { groupId: 'comfort' }),
      ],
    },
    PLAIN,
  )
}
