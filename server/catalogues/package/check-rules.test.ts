import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { indexCatalog } from './catalog-index.ts'
import { checkRules } from './check-rules.ts'
import { type Change, findFaults as faultsIn, first, pickItem, lines } from './fixtures/changed-package.ts'
import { tinyCatalog } from './fixtures/tiny-catalog.ts'
import { faultSink, type PackageFault } from './package-faults.ts'
import { ruleWork } from './rule-graph.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'package-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const findFaults = (change: Change) => faultsIn(folder, change)

describe('checkRules', () => {
  it.each<[string, Change, RegExp]>([
    [
      'standards that break a rule',
      (c) => {
        pickItem(c, 'hall-floor').default_product_id = 'stone'
      },
      /rules\[0\]: the standards "stone" of "hall-floor" and "oak-skirting"/,
    ],
    [
      'a design line that breaks a rule',
      (c) => {
        first(first(c.design_line_groups).design_lines).product_ids = ['stone', 'oak-skirting']
      },
      /design_lines\[0\].product_ids: "stone" of "hall-floor" and "oak-skirting" of "hall-skirting" break rules\[0\]/,
    ],
  ])('RUL-1 reports %s', async (_, change, expected) => {
    expect(await findFaults(change)).toEqual(expect.arrayContaining([expect.stringMatching(expected)]))
  })

  it('FOUND-1 refuses rules that relate more than anybody can work out, without working it out', async () => {
    const faults = await findFaults((catalog) => {
      const rule = first(catalog.rules)
      const clauses = Array.from({ length: 1_000 }, () => ({ when: [], then: [] }))
      catalog.rules = Array.from({ length: 201 }, (_, at) => ({ ...rule, id: `rule-${at}`, rules: clauses }))
    })
    expect(faults).toEqual([
      'error   catalog.json rules: relate too many items and products to one another to be worked out',
    ])
  })

  it('FOUND-1 counts what rules take by rooms, as they hold', () => {
    const catalog = tinyCatalog()
    const count = () => ruleWork(indexCatalog(catalog))
    // Two options and nothing of each, and a clause of one product on either side.
    expect(count()).toEqual({ constraints: 1, comparisons: 3 * 3 * 2 })
    pickItem(catalog, 'hall-skirting').room_id = 'bath'
    expect(count()).toEqual({ constraints: 0, comparisons: 0 })
    first(catalog.rules).scope = 'unit'
    expect(count()).toEqual({ constraints: 1, comparisons: 18 })
    pickItem(catalog, 'hall-skirting').room_id = null
    expect(count()).toEqual({ constraints: 1, comparisons: 18 })
  })

  it('FOUND-1 says when there are too many options to try them all', () => {
    const catalog = tinyCatalog()
    const faults: PackageFault[] = []
    checkRules(indexCatalog(catalog), faultSink(faults, 'catalog.json'), 20)
    expect(faults.map(({ code, severity }) => [severity, code])).toEqual([['warning', 'rulesNotAllChecked']])
    faults.length = 0
    checkRules(indexCatalog(catalog), faultSink(faults, 'catalog.json'))
    expect(faults).toEqual([])
  })

  it('RUL-1 reports an option that only a chain of rules makes impossible, and nothing else', async () => {
    const faults = await findFaults((catalog) => {
      const rule = first(catalog.rules)
      // Stone wants a stone skirting, which wants tub B, which wants oak.
      catalog.rules = [
        rule,
        {
          ...rule,
          id: 'r2',
          scope: 'unit',
          product_group_when: 'skirting',
          product_group_then: 'tub',
          rules: [{ when: ['stone-skirting'], then: ['tub-b'] }],
        },
        {
          ...rule,
          id: 'r3',
          scope: 'unit',
          product_group_when: 'tub',
          product_group_then: 'floor',
          rules: [{ when: ['tub-b'], then: ['oak'] }],
        },
      ]
      catalog.design_line_groups = []
      // Always there, so that no way around it is left.
      const shower = lines(catalog)[2]
      if (shower) shower.replaces_line_item_ids = []
    })
    expect(faults).toEqual([
      expect.stringMatching(/sub_line_items\[0\].options\[1\]: "stone" cannot be chosen for "hall-floor"/),
    ])
  })

  it('RUL-1 reports rules that no configuration keeps', async () => {
    const faults = await findFaults((catalog) => {
      const rule = first(catalog.rules)
      catalog.design_line_groups = []
      catalog.rules = [
        { ...rule, rules: [{ when: ['oak', 'stone'], then: ['stone-skirting'] }] },
        {
          ...rule,
          id: 'r2',
          product_group_when: 'skirting',
          product_group_then: 'floor',
          rules: [{ when: ['stone-skirting'], then: ['oak'] }],
        },
        { ...rule, id: 'r3', rules: [{ when: ['oak'], then: ['oak-skirting'] }] },
      ]
    })
    expect(faults).toContain('error   catalog.json rules: they contradict each other: no configuration keeps them all')
  })
})
