import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  applyChange,
  bundleGroups,
  type Configuration,
  configure,
  itemState,
  prepareCatalogue,
  getSelections,
} from '#shared/domain/index.ts'
import { NO_SELECTIONS, OPEN_CIRCUMSTANCES } from '../selections/selections.types.ts'
import { applyToEngine } from '#shared/testing/engine-intents.ts'
import { expectKept } from '#shared/testing/expect-kept.ts'
import { intentFor, rawIntents, switchingIntents } from '#shared/testing/intent-arbitrary.ts'
import { preselectionCatalogue } from '#shared/testing/preselection-catalogue.ts'
import { propertySettings } from '#shared/testing/property-settings.ts'
import { rawWrite, withLockedGroups, writeFor } from '#shared/testing/write-arbitrary.ts'

const preselections = (configuration: Configuration) =>
  bundleGroups(configuration, null)
    .filter(({ locked, mode }) => locked && mode === 'MULTI_SELECT')
    .flatMap(({ bundles }) => bundles.filter((bundle) => !bundle.default))

it('FOUND-7, UPG-13: a preselection that was on in a locked group is on whenever one of its items is there again', () => {
  let [came, left] = [0, 0]
  fc.assert(
    fc.property(
      preselectionCatalogue(),
      switchingIntents(12, 6),
      fc.array(fc.oneof(rawWrite, rawIntents(1, 1)), { minLength: 4, maxLength: 12, size: 'max' }),
      (catalogue, first, then) => {
        const open = first.reduce(
          (now, raw) => {
            const result = applyToEngine(now, intentFor(catalogue, raw))
            return result.ok ? result.configuration : now
          },
          configure(prepareCatalogue(catalogue), NO_SELECTIONS, OPEN_CIRCUMSTANCES),
        )
        const closed = withLockedGroups(catalogue)
        let now = configure(prepareCatalogue(closed), getSelections(open), OPEN_CIRCUMSTANCES)
        const wereOn = new Set<string>()
        for (const raw of then) {
          const result =
            'choices' in raw
              ? applyChange(now, writeFor(closed, getSelections(now), raw))
              : applyToEngine(now, intentFor(closed, raw[0]!))
          if (!result.ok) continue
          expectKept(now, result.configuration)
          now = result.configuration
          for (const bundle of preselections(now)) {
            if (bundle.active) wereOn.add(bundle.id)
            if (!wereOn.has(bundle.id)) continue
            expect(bundle.held).toBe(true)
            if (bundle.active) came++
            else left++
            if (!bundle.active) expect(itemsThere(now, bundle.itemIds)).toEqual([])
          }
        }
      },
    ),
    propertySettings(),
  )
  // Both happen, so that neither is said of nothing.
  expect(came).toBeGreaterThan(50)
  expect(left).toBeGreaterThan(10)
})

/** Those that take part and in which a preselection has a product. */
function itemsThere(configuration: Configuration, itemIds: readonly string[]): string[] {
  return itemIds.filter(
    (id) =>
      itemState(configuration, id).takesPart &&
      configuration.prepared.item(id)?.options.some((option) => option.isConfigurable) === true,
  )
}
