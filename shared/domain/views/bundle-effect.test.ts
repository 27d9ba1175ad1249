import { describe, expect, it } from 'vitest'
import { aBundle, aBundleGroup } from '#shared/testing/builders.ts'
import { after, configured } from '#shared/testing/engine-driver.ts'
import { aDesignLineSelection, selections } from '#shared/testing/selection-builders.ts'
import { showerCatalogue } from '#shared/testing/shower-catalogue.ts'
import { bundleGroups, chooseOption, type Configuration, toggleBundle, unexpectedEffect, unitState } from '../index.ts'

const WITH_LINE = selections({ designLines: [aDesignLineSelection('bad', 'style', 'dark')] })
const NICHE = selections({ choices: { 'shower-item': 'niche' } })

const start = (chosen = selections()) => configured(showerCatalogue(), chosen)
const toggle = (bundleId: string) => (c: Configuration) => toggleBundle(c, { bundleId })
const riseBy = (before: Configuration, bundleId: string) =>
  unitState(after(before, toggle(bundleId))).total - unitState(before).total

/** The shower bundle as one that only chooses its product. */
function preselecting(chosen = selections()) {
  const catalogue = showerCatalogue()
  return configured(
    {
      ...catalogue,
      upgradeBundleGroups: [
        ...catalogue.upgradeBundleGroups,
        aBundleGroup('looks', { mode: 'MULTI_SELECT', actsAsPreselection: true }),
      ],
      upgradeBundles: [...catalogue.upgradeBundles, aBundle('smoked', ['shower'], { groupId: 'looks' })],
    },
    chosen,
  )
}

describe('what an upgrade would change now', () => {
  it('KNW-7: is what its card says as long as nothing else is fitted there, and says nothing then', () => {
    for (const bundleId of ['wellness', 'without-tub', 'planned', 'with-tub'])
      expect(unexpectedEffect(start(), bundleId)).toBeNull()
    expect(unexpectedEffect(start(), 'no such')).toBeNull()
  })

  it('KNW-7: what is chosen already, and what gives way, its card says by itself', () => {
    expect(unexpectedEffect(start(WITH_LINE), 'wellness')).toBeNull()
    const chosen = after(start(), toggle('wellness'))
    expect(unexpectedEffect(chosen, 'wellness')).toBeNull()
    expect(unexpectedEffect(chosen, 'planned')).toBeNull()
  })

  it('KNW-7: where something else is fitted and stays, it is what the total really rises by', () => {
    const before = start(NICHE)
    expect(unexpectedEffect(before, 'wellness')).toBe(riseBy(before, 'wellness'))
    expect(riseBy(before, 'wellness')).toBe(1_600_00)
  })

  it('KNW-7: one that only chooses is priced against what a style has chosen there', () => {
    const plain = preselecting()
    expect(unexpectedEffect(plain, 'smoked')).toBeNull()
    const other = after(plain, (c) => chooseOption(c, { itemId: 'shower-item', productId: 'niche' }))
    const said = bundleGroups(other, 'bad').flatMap(({ bundles }) => bundles)
    expect(said.find(({ id }) => id === 'smoked')?.surcharge).toBe(2_000_00)
    expect(unexpectedEffect(other, 'smoked')).toBe(1_100_00)
    expect(unexpectedEffect(other, 'smoked')).toBe(riseBy(other, 'smoked'))
  })

  it('KNW-7: nothing where nothing can be switched any more', () => {
    expect(unexpectedEffect(configured(showerCatalogue(), NICHE, { completed: true }), 'wellness')).toBeNull()
  })
})
