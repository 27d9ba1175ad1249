import { describe, expect, it } from 'vitest'
import { chooseDesignLine, configure, prepareCatalogue } from '#shared/domain/index.ts'
import { findConflicts } from './broken-rules.ts'
import { NO_SELECTIONS, OPEN_CIRCUMSTANCES } from '#shared/domain/selections/selections.types.ts'
import { generateCatalogue } from './generate-catalogue.ts'
import { allItems } from './reference/situation.ts'

const DIMENSIONS = { rooms: 20, itemsPerRoom: 50, optionsPerItem: 20, rules: 500, seed: 7 }

describe('generateCatalogue', () => {
  const catalogue = generateCatalogue(DIMENSIONS)

  it('has the dimensions asked for, and the same seed gives the same catalogue', () => {
    const items = allItems(catalogue).map(({ item }) => item)
    expect(items).toHaveLength(1000)
    expect(new Set(items.map((item) => item.id)).size).toBe(1000)
    expect(items.every((item) => item.options.length === 20)).toBe(true)
    expect(catalogue.rules).toHaveLength(500)
    expect(JSON.stringify(generateCatalogue(DIMENSIONS))).toBe(JSON.stringify(catalogue))
    expect(JSON.stringify(generateCatalogue({ ...DIMENSIONS, seed: 8 }))).not.toBe(JSON.stringify(catalogue))
  })

  it('breaks no rule with its defaults, nor with any design line', () => {
    const configuration = configure(prepareCatalogue(catalogue), NO_SELECTIONS, OPEN_CIRCUMSTANCES)
    expect(findConflicts(configuration)).toEqual([])
    for (const { id, designLines } of catalogue.designLineGroups) {
      for (const line of designLines) {
        const choice = { designLineGroupId: id, designLineId: line.id, roomId: null }
        expect(chooseDesignLine(configuration, choice).ok).toBe(true)
      }
    }
  })
})
