import { applyChange, type Configuration, configure, prepareCatalogue, getSelections } from '#shared/domain/index.ts'
import { NO_SELECTIONS, OPEN_CIRCUMSTANCES } from '#shared/domain/selections/selections.types.ts'
import { expectKept } from './expect-kept.ts'
import { engineFacts, referenceFacts } from './facts.ts'
import { applyWrite } from './reference/writes.ts'
import { referenceConfiguration } from './reference-engine.ts'
import { comparable } from './selection-builders.ts'
import { type RawWrite, withLockedGroups, writeFor, type WritesOnCatalogue } from './write-arbitrary.ts'

/** How a write was answered by both: `accepted`, or the engine's code, which the naive implementation names as well. */
export type WriteAnswer = string

/**
 * Makes writes one after the other, on the engine and on the naive implementation; half of them under `later` and, with
 * `closes`, with every bundle group locked. Throws where the two say something else: refused or not and why, what is
 * stored then, and everything that follows from it; or where something closed has changed.
 */
export function compareWrites({ catalogue, circumstances, closes, raws }: WritesOnCatalogue): WriteAnswer[] {
  let configuration = configure(prepareCatalogue(catalogue), NO_SELECTIONS, OPEN_CIRCUMSTANCES)
  return raws.map((raw, index) => {
    if (index === Math.floor(raws.length / 2)) {
      const later = closes ? prepareCatalogue(withLockedGroups(catalogue)) : configuration.prepared
      configuration = configure(later, getSelections(configuration), circumstances)
    }
    const { answer, next } = compareWrite(configuration, raw)
    configuration = next
    return answer
  })
}

function compareWrite(
  configuration: Configuration,
  raw: RawWrite,
): { readonly answer: WriteAnswer; readonly next: Configuration } {
  const { circumstances, prepared } = configuration
  const { catalogue } = prepared
  const selections = getSelections(configuration)
  const change = writeFor(catalogue, selections, raw)
  const expected = applyWrite({ catalogue, selections, circumstances }, change)
  const result = applyChange(configuration, change)
  if (!result.ok) {
    const { code } = result.error
    const agree = !expected.ok && expected.codes.includes(code)
    if (!agree)
      throw differ(change, `the engine says ${code}, the other ${expected.ok ? 'yes' : expected.codes.join()}`)
    return { answer: code, next: configuration }
  }
  if (!expected.ok) throw differ(change, `the engine accepts what is ${expected.codes.join()}`)
  expectKept(configuration, result.configuration)
  const stored = getSelections(result.configuration)
  expectSame(change, comparable(stored), comparable(expected.selections))
  const reference = referenceFacts(referenceConfiguration(catalogue, stored, circumstances))
  expectSame(change, engineFacts(result.configuration), reference)
  return { answer: 'accepted', next: result.configuration }
}

function expectSame(change: unknown, engine: unknown, reference: unknown): void {
  const [one, two] = [JSON.stringify(engine), JSON.stringify(reference)]
  if (one !== two) throw differ(change, `the engine says ${one}, the other ${two}`)
}

function differ(change: unknown, how: string): Error {
  return new Error(`The two implementations differ about ${JSON.stringify(change)}: ${how}`)
}
