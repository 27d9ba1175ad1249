import { describe, expect, it } from 'vitest'
import type { Rule } from '../catalogue/catalogue.types.ts'
import type { Alternative, ConflictReport, OptionRef } from '../configuration/configuration.types.ts'
import {
  chooseOption,
  type Configuration,
  configure,
  itemView,
  prepareCatalogue,
  reportConflict,
  getSelections,
} from '#shared/domain/index.ts'
import { findConflicts } from '#shared/testing/broken-rules.ts'
import { NO_SELECTIONS, OPEN_CIRCUMSTANCES } from '../selections/selections.types.ts'
import { aCatalogue, aLineItem, anItem, aRule, fixedOption } from '#shared/testing/builders.ts'
import { everyReport } from '#shared/testing/every-report.ts'
import { solveByBruteForce, type WayOut, waysOutChanging } from '#shared/testing/reference/solver.ts'

/** Every sequence of picks that the dialog allows, the lists narrowed after each; all items picked. */
function* pickSequences(report: ConflictReport, picks: readonly OptionRef[] = []): Generator<readonly OptionRef[]> {
  const lists = report.narrow(picks)
  const open = lists.filter((list) => !picks.some((pick) => pick.itemId === list.itemId))
  if (open.length === 0) {
    yield picks
    return
  }
  for (const { itemId, productIds } of open) {
    for (const productId of productIds) {
      yield* pickSequences(report, [...picks, { itemId, productId }])
    }
  }
}

function take<T>(sequence: Iterable<T>, limit: number): T[] {
  const taken: T[] = []
  for (const entry of sequence) {
    if (taken.length === limit) break
    taken.push(entry)
  }
  return taken
}

function chooseAll(configuration: Configuration, choices: readonly OptionRef[]): Configuration {
  const result = chooseOption(configuration, ...choices)
  if (!result.ok) expect.fail(`refused: ${result.error.code}`)
  return result.configuration
}

describe('ways out of a conflict', () => {
  it('RUL-2 RUL-3 choosing an invalid option is refused with the report that reportConflict gives', () => {
    everyReport((configuration, report, wanted) => {
      const result = chooseOption(configuration, wanted)
      const { narrow: _, ...known } = report
      expect(result.ok ? null : result.error.report).toMatchObject(known)
      expect(report.wanted).toEqual([wanted])
      expect(report.conflicts.length).toBeGreaterThan(0)
      for (const conflict of report.conflicts) {
        const { defactoProductId } = itemView(configuration, conflict.itemId)
        expect(conflict.productId).toBe(defactoProductId)
      }
    })
  })

  it('RUL-5 RUL-8 RUL-10 every way through the alternatives ends without a conflict', () => {
    everyReport((configuration, report, wanted) => {
      if (!report.resolvable) return
      for (const picks of take(pickSequences(report), 40)) {
        const next = chooseAll(configuration, [wanted, ...picks])
        expect(findConflicts(next)).toEqual([])
        expect(getSelections(next).buyerSelections[wanted.itemId]?.productId).toBe(wanted.productId)
      }
    })
  })

  it('RUL-8 no pick leads into a dead end: every other list keeps an option', () => {
    everyReport((_, report) => {
      for (const { itemId, productIds } of report.alternatives) {
        for (const productId of productIds) {
          const lists = report.narrow([{ itemId, productId }])
          expect(lists.map((list) => list.itemId)).toEqual(report.alternatives.map((list) => list.itemId))
          for (const list of lists) {
            expect(list.productIds).not.toEqual([])
            expect(list.productIds).toContain(list.proposedProductId)
          }
        }
      }
    })
  })

  it('RUL-2 RUL-7 brute force agrees: unresolvable, fewest items, smallest difference, all their options', () => {
    everyReport((configuration, report, wanted) => {
      const { prepared, circumstances } = configuration
      const { catalogue } = prepared
      const situation = { catalogue, selections: getSelections(configuration), circumstances }
      const answer = solveByBruteForce(situation, [wanted])
      if (answer.kind === 'too_big') return
      expect(report.resolvable).toBe(answer.kind === 'resolvable')
      if (answer.kind !== 'resolvable') {
        expect(report.alternatives).toEqual([])
        return
      }
      const itemIds = report.alternatives.map((list) => list.itemId)
      expect(itemIds).toHaveLength(answer.changedItems)
      const own = waysOutChanging(answer.waysOut, itemIds)
      expect(Math.abs(proposed(own, report).difference)).toBe(
        Math.min(...answer.waysOut.map((way) => Math.abs(way.difference))),
      )
      for (const list of report.alternatives) {
        expect(list.productIds.toSorted()).toEqual([...optionsIn(own, list)].toSorted())
      }
    })
  })
})

describe('ways out of a conflict, by hand', () => {
  /** W needs A; A's first way leads on to B, C and D, its second only to E. */
  const chain = (when: string, then: string, allowed: string): Rule =>
    aRule(`${when}-${then}`, [when.charAt(0), then], [{ when: [when], then: allowed.split(' ') }])
  const items = ['w', 'a', 'b', 'c', 'd', 'e'].map((id) =>
    anItem(id, { options: ['0', '1', '2'].map((n) => fixedOption(`${id}${n}`, 0)) }),
  )
  const catalogue = aCatalogue({
    lineItems: [aLineItem('line', items)],
    rules: [
      chain('w1', 'a', 'a1 a2'),
      chain('a1', 'b', 'b1'),
      chain('b1', 'c', 'c1'),
      chain('c1', 'd', 'd1'),
      chain('a2', 'e', 'e1'),
    ],
  })

  it('RUL-2 RUL-8 of two cascades the shorter one is offered', () => {
    const configuration = configure(prepareCatalogue(catalogue), NO_SELECTIONS, OPEN_CIRCUMSTANCES)
    const report = reportConflict(configuration, { itemId: 'w', productId: 'w1' })
    expect(report.alternatives).toEqual([
      { itemId: 'a', productIds: ['a2'], proposedProductId: 'a2' },
      { itemId: 'e', productIds: ['e1'], proposedProductId: 'e1' },
    ])
  })

  it('RUL-5 RUL-7 what clashes with an item that cannot be changed is unresolvable', () => {
    const stuck = aCatalogue({
      lineItems: [aLineItem('line', [...items.slice(0, 1), anItem('a', { options: [fixedOption('a0', 0)] })])],
      rules: [chain('w1', 'a', 'a1')],
    })
    const configuration = configure(prepareCatalogue(stuck), NO_SELECTIONS, OPEN_CIRCUMSTANCES)
    const report = reportConflict(configuration, { itemId: 'w', productId: 'w1' })
    expect(report).toMatchObject({ resolvable: false, alternatives: [] })
    expect(report.conflicts.map((conflict) => conflict.itemId)).toEqual(['a'])
    expect(report.hints).toEqual(['w1-a hint'])
  })
})

/** The way out that a report proposes; fails when brute force does not know it. */
function proposed(waysOut: readonly WayOut[], report: ConflictReport): WayOut {
  const way = waysOut.find((candidate) =>
    report.alternatives.every((list) =>
      candidate.picks.some((pick) => pick.itemId === list.itemId && pick.productId === list.proposedProductId),
    ),
  )
  if (way === undefined) expect.fail('the proposed options do not go together')
  return way
}

function optionsIn(waysOut: readonly WayOut[], { itemId }: Alternative): Set<string> {
  return new Set(
    waysOut.flatMap((way) => way.picks.filter((pick) => pick.itemId === itemId).map((pick) => pick.productId)),
  )
}
