import { expect, it } from 'vitest'
import type { UnitEvent } from '#shared/contracts/events/unit-events.contract.ts'
import { createUnitStream } from './unit-stream.ts'

const EVENT: UnitEvent = {
  type: 'configuration_changed',
  configuration: {
    revision: 1,
    catalogueRevision: 'r1',
    currentCatalogueRevision: 'r1',
    previousTotal: null,
    previousTotalOnRequest: null,
    buyerSelections: {},
    buyerLineItemActivations: {},
    buyerDesignLineSelections: [],
    configurationStatus: { status: 'pending' },
    lockedTrades: [],
    openedPart: null,
    total: 0,
    totalOnRequest: 0,
    progress: 0,
  },
  changedBy: null,
}

it('FOUND-10: tells nothing to whoever lost their access while their line was slow', async () => {
  const written: string[] = []
  let isAllowed = true
  let drained: () => void = () => undefined
  let isFull = true
  let isEnded = false
  const stream = createUnitStream(
    {
      unitId: 'u1',
      userId: 'anna',
      known: { revision: null, catalogueRevision: null },
      isAllowed: async () => isAllowed,
      mayHear: async () => true,
    },
    {
      write: (text) => void written.push(text),
      isFull: () => isFull,
      onDrain: (run) => {
        drained = run
      },
      end: () => {
        isEnded = true
      },
      onClose: () => undefined,
    },
    () => undefined,
  )
  stream.tell(EVENT)
  await new Promise(setImmediate)
  isAllowed = false
  isFull = false
  drained()
  await expect.poll(() => isEnded).toBe(true)
  expect(written.join('')).not.toContain('data:')
})
