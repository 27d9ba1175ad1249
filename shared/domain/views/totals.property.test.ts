import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Catalogue } from '../catalogue/catalogue.types.ts'
import {
  type Configuration,
  cart,
  configure,
  itemState,
  lineItemState,
  prepareCatalogue,
  roomItemIds,
  roomState,
  sectionTotal,
  subSectionTotal,
  unitState,
} from '#shared/domain/index.ts'
import { NO_SELECTIONS } from '../selections/selections.types.ts'
import { anyCatalogue, anyCircumstances } from '#shared/testing/catalogue-arbitrary.ts'
import { applyToEngine } from '#shared/testing/engine-intents.ts'
import { intentFor, rawIntents } from '#shared/testing/intent-arbitrary.ts'
import { propertySettings } from '#shared/testing/property-settings.ts'

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Checks a statement about every configuration that any sequence of intents passes through. */
function always(check: (configuration: Configuration, catalogue: Catalogue) => void): void {
  fc.assert(
    fc.property(anyCatalogue(), anyCircumstances(), rawIntents(5), (catalogue, circumstances, raws) => {
      let configuration = configure(prepareCatalogue(catalogue), NO_SELECTIONS, circumstances)
      check(configuration, catalogue)
      for (const raw of raws) {
        const result = applyToEngine(configuration, intentFor(catalogue, raw))
        if (result.ok) configuration = result.configuration
        check(configuration, catalogue)
      }
    }),
    propertySettings(),
  )
}

describe('totals are the sum of their parts', () => {
  it('ENG-17 ENG-18 ENG-19 a line item is its items, its standards if optional, less its credit', () => {
    always((configuration, catalogue) => {
      const lineItems = catalogue.roomBook.sections.flatMap((s) => s.subSections.flatMap((u) => u.lineItems))
      for (const lineItem of lineItems) {
        const items = lineItem.subLineItems.filter((item) => !item.cancelled)
        const state = lineItemState(configuration, lineItem.id)
        const standards = lineItem.optional ? state.defaultTotal : 0
        const choices = sum(items.map((item) => itemState(configuration, item.id).total))
        expect(state.total).toBe(choices + standards - lineItem.replacementTotal)
      }
    })
  })

  it('ENG-20 ENG-21 ENG-22 sub-sections, sections and unit add up what counts', () => {
    always((configuration, catalogue) => {
      for (const section of catalogue.roomBook.sections) {
        for (const subSection of section.subSections) {
          const counting = subSection.lineItems
            .map((lineItem) => lineItemState(configuration, lineItem.id))
            .filter((state) => !state.cancelled && !state.replaced && (!state.optional || state.activated))
          expect(subSectionTotal(configuration, subSection.id)).toBe(sum(counting.map((state) => state.total)))
        }
        const parts = section.subSections.map((subSection) => subSectionTotal(configuration, subSection.id))
        expect(sectionTotal(configuration, section.id)).toBe(sum(parts))
      }
      const sections = catalogue.roomBook.sections.map((section) => sectionTotal(configuration, section.id))
      expect(unitState(configuration).total).toBe(sum(sections))
    })
  })

  it('ENG-16 UPG-6 cart rooms and the unit-wide part add up to the unit', () => {
    always((configuration) => {
      const { rooms, unitWide, total } = cart(configuration)
      expect(total).toBe(unitState(configuration).total)
      expect(sum(rooms.map((room) => room.total)) + unitWide.total).toBe(total)
      for (const room of [...rooms, unitWide]) {
        expect(sum(room.items.map((item) => item.total))).toBe(room.itemsTotal)
        expect(room.itemsTotal + room.basePrice).toBe(room.total)
      }
      for (const room of rooms) expect(roomState(configuration, room.roomId ?? '').total).toBe(room.total)
    })
  })

  it('ENG-23 ENG-27 ENG-44 pending and decided items of rooms and unit-wide add up to the unit', () => {
    always((configuration, catalogue) => {
      const { prepared } = configuration
      const unit = unitState(configuration)
      const scopes = [null, ...catalogue.rooms.map((room) => room.id)]
      const items = scopes.flatMap((roomId) =>
        roomItemIds(prepared, roomId).map((itemId) => itemState(configuration, itemId)),
      )
      expect(items.filter((item) => item.pending)).toHaveLength(unit.pendingCount)
      expect(items.filter((item) => item.takesPart && item.decided)).toHaveLength(unit.decidedCount)
      expect(unit.progress).toBeGreaterThanOrEqual(0)
      expect(unit.progress).toBeLessThanOrEqual(1)
      for (const room of catalogue.rooms) {
        const state = roomState(configuration, room.id)
        expect(state.complete).toBe(!state.locked && state.progress >= 1)
      }
      for (const item of items.filter((candidate) => candidate.pending)) {
        expect(lineItemState(configuration, item.lineItemId).buyerSelectionPending).toBe(true)
      }
    })
  })
})
