import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Catalogue } from '../catalogue/catalogue.types.ts'
import type { IntentError, IntentResult } from '../configuration/configuration.types.ts'
import {
  applyChange,
  type Configuration,
  chooseOption,
  clearOption,
  configure,
  prepareCatalogue,
  getSelections,
} from '#shared/domain/index.ts'
import { findConflicts } from '#shared/testing/broken-rules.ts'
import { withCircumstances } from '#shared/testing/engine-driver.ts'
import { type Circumstances, NO_SELECTIONS, OPEN_CIRCUMSTANCES } from '../selections/selections.types.ts'
import { anyCatalogue, anyCircumstances, consistentCatalogue } from '#shared/testing/catalogue-arbitrary.ts'
import { deepFreeze } from '#shared/testing/deep-freeze.ts'
import { applyToEngine } from '#shared/testing/engine-intents.ts'
import { engineFacts } from '#shared/testing/facts.ts'
import { intentFor, type RawIntent, rawIntents } from '#shared/testing/intent-arbitrary.ts'
import { propertySettings } from '#shared/testing/property-settings.ts'
import type { Intent } from '#shared/testing/reference/intents.ts'
import { comparable } from '#shared/testing/selection-builders.ts'

/** Everything that can be told apart from outside. */
function expectSameConfiguration(one: Configuration, two: Configuration): void {
  const left = [comparable(getSelections(one)), engineFacts(one)]
  const right = [comparable(getSelections(two)), engineFacts(two)]
  if (JSON.stringify(left) !== JSON.stringify(right)) expect(left).toEqual(right)
}

/** What a refusal says; its way of narrowing is another function each time, so what that gives stands for it. */
function refusalFacts({ report, ...refusal }: IntentError): unknown {
  return { ...refusal, report: report === null ? null : { ...report, narrow: report.narrow([]) } }
}

type Step = (before: Configuration, intent: Intent, result: IntentResult<Configuration>) => void

/** Walks through a sequence of intents, half of it under the `later` circumstances. */
function walk(
  configuration: Configuration,
  raws: readonly RawIntent[],
  step: Step,
  later: Circumstances = configuration.circumstances,
): Configuration {
  let current = configuration
  for (const [index, raw] of raws.entries()) {
    if (index === 4) current = withCircumstances(current, later)
    const intent = intentFor(current.prepared.catalogue, raw)
    const result = applyToEngine(current, intent)
    step(current, intent, result)
    if (result.ok) current = result.configuration
  }
  return current
}

/** Checks a statement about every step of any sequence of intents. */
function everyStep(catalogues: fc.Arbitrary<Catalogue>, step: Step): void {
  fc.assert(
    fc.property(catalogues, anyCircumstances(), rawIntents(), (catalogue, circumstances, raws) => {
      walk(opened(catalogue), raws, step, circumstances)
    }),
    propertySettings(),
  )
}

describe('intents', () => {
  it('ENG-16 the result of an intent is what its selections give from scratch', () => {
    everyStep(anyCatalogue(), (before, _intent, result) => {
      if (!result.ok) return
      const { prepared, circumstances } = before
      expectSameConfiguration(
        configure(prepared, getSelections(result.configuration), circumstances),
        result.configuration,
      )
    })
  })

  it('ENG-16 the change of an intent, applied to the old selections, gives the same configuration', () => {
    everyStep(consistentCatalogue(), (before, _intent, result) => {
      if (!result.ok) return
      const { prepared, circumstances } = before
      const onTheServer = configure(prepareCatalogue(prepared.catalogue), getSelections(before), circumstances)
      const applied = applyChange(onTheServer, structuredClone(result.change))
      if (!applied.ok) expect.fail(`refused: ${applied.error.code} ${applied.error.subjectId}`)
      expectSameConfiguration(applied.configuration, result.configuration)
    })
  })

  it('RUL-3 on a consistent catalogue no accepted intent leads to a conflict', () => {
    everyStep(consistentCatalogue(), (_before, _intent, result) => {
      if (!result.ok) return
      expect(findConflicts(result.configuration)).toEqual([])
    })
  })

  it('ENG-35 UPG-13 UPG-14 a refused intent changes nothing', () => {
    everyStep(anyCatalogue(), (before, intent, result) => {
      if (result.ok) return
      const { prepared, circumstances } = before
      expectSameConfiguration(configure(prepared, getSelections(before), circumstances), before)
      const { code, report } = result.error
      expect(report === null).toBe(code !== 'CONFLICT')
      if (report !== null) {
        expect(report.conflicts).not.toEqual([])
        expect(report.alternatives.length > 0).toBe(report.resolvable)
      }
      const again = applyToEngine(before, intent)
      if (again.ok) expect.fail('was refused before')
      expect(refusalFacts(again.error)).toEqual(refusalFacts(result.error))
    })
  })

  it('ENG-35 a completed unit refuses everything', () => {
    everyStep(anyCatalogue(), (before, intent) => {
      const completed = withCircumstances(before, { ...before.circumstances, completed: true })
      const result = applyToEngine(completed, intent)
      expect(result.ok).toBe(false)
    })
  })

  it('UPG-11 DSL-9 inputs are never written to', () => {
    fc.assert(
      fc.property(anyCatalogue(), anyCircumstances(), rawIntents(), (catalogue, circumstances, raws) => {
        const prepared = prepareCatalogue(deepFreeze(catalogue))
        let configuration = configure(prepared, deepFreeze(NO_SELECTIONS), deepFreeze(circumstances))
        for (const raw of raws) {
          const before = engineFacts(configuration)
          const result = applyToEngine(configuration, deepFreeze(intentFor(catalogue, raw)))
          expect(JSON.stringify(engineFacts(configuration))).toBe(JSON.stringify(before))
          if (!result.ok) continue
          const frozen = deepFreeze(getSelections(result.configuration))
          configuration = configure(prepared, frozen, circumstances)
          applyChange(configuration, deepFreeze(result.change))
        }
      }),
      propertySettings(),
    )
  })
})

describe('choices', () => {
  it('ENG-16 the order of two independent choices does not matter', () => {
    let compared = 0
    fc.assert(
      fc.property(consistentCatalogue(), rawIntents(5), rawIntents(2, 2), (catalogue, before, pair) => {
        const start = walk(opened(catalogue), before, () => undefined)
        const [one, two] = pair.map((raw) => intentFor(catalogue, { ...raw, kind: 'choose' }))
        if (one?.kind !== 'chooseOptions' || two?.kind !== 'chooseOptions') return
        if (one.choices[0]?.itemId === two.choices[0]?.itemId) return
        const forwards = inOrder(start, [one, two])
        const backwards = inOrder(start, [two, one])
        if (forwards === null || backwards === null) return
        expectSameConfiguration(forwards, backwards)
        compared++
      }),
      propertySettings({ numRuns: 1_000 }),
    )
    expect(compared).toBeGreaterThan(50)
  })

  it('ENG-16 choosing and undoing gives the configuration that was before', () => {
    everyStep(consistentCatalogue(), (before, intent, result) => {
      if (!result.ok || intent.kind !== 'chooseOptions') return
      const [choice, second] = intent.choices
      if (choice === undefined || second !== undefined) return
      const former = getSelections(before).buyerSelections[choice.itemId]
      const undone =
        former === undefined
          ? clearOption(result.configuration, { itemId: choice.itemId })
          : chooseOption(result.configuration, { itemId: choice.itemId, ...former })
      if (!undone.ok) expect.fail(`undo was refused: ${undone.error.code}`)
      expectSameConfiguration(undone.configuration, before)
    })
  })
})

function opened(catalogue: Catalogue): Configuration {
  return configure(prepareCatalogue(catalogue), NO_SELECTIONS, OPEN_CIRCUMSTANCES)
}

/** null = one of them is refused. */
function inOrder(start: Configuration, intents: readonly Intent[]): Configuration | null {
  let current = start
  for (const intent of intents) {
    const result = applyToEngine(current, intent)
    if (!result.ok) return null
    current = result.configuration
  }
  return current
}
