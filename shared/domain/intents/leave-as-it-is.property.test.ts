import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyChange,
  type Configuration,
  configure,
  getSelections,
  invertChange,
  itemState,
  leaveAsItIs,
  pendingItemIds,
  prepareCatalogue,
  restoreChange,
  roomState,
  unitState,
} from '#shared/domain/index.ts'
import { anyCatalogue, anyCircumstances } from '#shared/testing/catalogue-arbitrary.ts'
import { applyToEngine } from '#shared/testing/engine-intents.ts'
import { withCircumstances } from '#shared/testing/engine-driver.ts'
import { intentFor, rawIntents } from '#shared/testing/intent-arbitrary.ts'
import { propertySettings } from '#shared/testing/property-settings.ts'
import { comparable } from '#shared/testing/selection-builders.ts'
import { NO_SELECTIONS, OPEN_CIRCUMSTANCES } from '../selections/selections.types.ts'

/** What anybody could see: what is fitted, whether it fits, and what it costs. */
function seen(configuration: Configuration): unknown {
  const { catalogue, items } = configuration.prepared
  return {
    unit: unitState(configuration).total,
    rooms: catalogue.rooms.map(({ id }) => roomState(configuration, id).total),
    items: items.map(({ item }) => {
      const { defactoProductId, quantity, total, isValid, takesPart } = itemState(configuration, item.id)
      return { id: item.id, defactoProductId, quantity, total, isValid, takesPart }
    }),
  }
}

/** Checks a statement about leaving each room as it is, wherever choices may have led. */
function everyRoom(check: (before: Configuration, after: Configuration, roomId: string) => void): void {
  fc.assert(
    fc.property(anyCatalogue(), anyCircumstances(), rawIntents(), (catalogue, circumstances, raws) => {
      let current = configure(prepareCatalogue(catalogue), NO_SELECTIONS, OPEN_CIRCUMSTANCES)
      for (const raw of raws) {
        const result = applyToEngine(current, intentFor(catalogue, raw))
        if (result.ok) current = result.configuration
      }
      current = withCircumstances(current, { ...circumstances, completed: false })
      for (const { id } of catalogue.rooms) {
        const result = leaveAsItIs(current, { roomId: id })
        if (!result.ok) expect.fail(`refused: ${result.error.code}`)
        check(current, result.configuration, id)
        const stored = applyChange(current, structuredClone(result.change))
        if (!stored.ok) expect.fail(`the server refuses: ${stored.error.code}`)
        expect(comparable(getSelections(stored.configuration))).toEqual(comparable(getSelections(result.configuration)))
        const back = restoreChange(result.configuration, invertChange(getSelections(current), result.change))
        if (!back.intent.ok) expect.fail(`cannot be undone: ${back.intent.error.code}`)
        expect(comparable(getSelections(back.intent.configuration))).toEqual(comparable(getSelections(current)))
      }
    }),
    propertySettings(),
  )
}

describe('leaving a room as it is', () => {
  it('GUI-2: changes nothing that is fitted, fits or costs, is stored, and is undone', () => {
    everyRoom((before, after) => expect(seen(after)).toEqual(seen(before)))
  })

  it('GUI-2: decides what was open, and nothing else', () => {
    everyRoom((before, after, roomId) => {
      const open = pendingItemIds(before, roomId)
      const left = pendingItemIds(after, roomId)
      expect(open).toEqual(
        before.prepared.items.flatMap(({ item }) => {
          const { pending } = itemState(before, item.id)
          return pending && item.roomId === roomId ? [item.id] : []
        }),
      )
      expect(open.length).toBe(roomState(before, roomId).pendingCount)
      for (const id of left) expect(open).toContain(id)
      const chosen = Object.keys(getSelections(after).buyerSelections)
      const chosenBefore = Object.keys(getSelections(before).buyerSelections)
      expect(chosen.filter((id) => !chosenBefore.includes(id)).toSorted()).toEqual(
        open.filter((id) => !left.includes(id)).toSorted(),
      )
    })
  })
})
