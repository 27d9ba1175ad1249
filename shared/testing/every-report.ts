import fc from 'fast-check'
import { expect } from 'vitest'
import type { Catalogue } from '#shared/domain/catalogue/catalogue.types.ts'
import type { ConflictReport, OptionRef } from '#shared/domain/configuration/configuration.types.ts'
import {
  type Configuration,
  configure,
  itemView,
  prepareCatalogue,
  reportConflict,
  roomItemIds,
} from '#shared/domain/index.ts'
import { NO_SELECTIONS } from '#shared/domain/selections/selections.types.ts'
import { anyCircumstances } from './catalogue-arbitrary.ts'
import { applyToEngine } from './engine-intents.ts'
import { intentFor, rawIntents } from './intent-arbitrary.ts'
import { propertySettings } from './property-settings.ts'
import { ruledCatalogue } from './ruled-catalogue-arbitrary.ts'

/** Wishes looked at in one configuration: enough, and the tests stay fast. */
const WISHES = 4

type Check = (configuration: Configuration, report: ConflictReport, wanted: OptionRef) => void

/**
 * Checks the reports on wishes that break a rule, in consistent catalogues after any intents.
 * @param numRuns configurations to look at, at least
 */
export function everyReport(check: Check, catalogues = ruledCatalogue(), numRuns = 0): void {
  let reports = 0
  fc.assert(
    fc.property(catalogues, anyCircumstances(), rawIntents(5), (catalogue, circumstances, raws) => {
      const open = { ...circumstances, completed: false }
      let configuration = configure(prepareCatalogue(catalogue), NO_SELECTIONS, open)
      for (const raw of raws) {
        const result = applyToEngine(configuration, intentFor(catalogue, raw))
        if (result.ok) configuration = result.configuration
      }
      for (const wanted of invalidOptions(configuration, catalogue).slice(0, WISHES)) {
        check(configuration, reportConflict(configuration, wanted), wanted)
        reports++
      }
    }),
    propertySettings({ numRuns }),
  )
  expect(reports).toBeGreaterThan(100)
}

function invalidOptions(configuration: Configuration, catalogue: Catalogue): OptionRef[] {
  const itemIds = [null, ...catalogue.rooms.map((room) => room.id)].flatMap((roomId) =>
    roomItemIds(configuration.prepared, roomId),
  )
  return itemIds
    .map((itemId) => itemView(configuration, itemId))
    .filter((item) => item.selectable)
    .flatMap((item) =>
      item.options
        .filter((option) => !option.valid)
        .map((option) => ({ itemId: item.id, productId: option.productId })),
    )
}
