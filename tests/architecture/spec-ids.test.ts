import { describe, expect, it } from 'vitest'
import openList from '../../docs/spec/open.json' with { type: 'json' }
import { writtenFiles } from '#tests/support/source-files.ts'
import { findCitations, getGroup, readSpecification } from './spec-ids.ts'
import { unbuiltIds } from './spec-state.ts'

const specification = readSpecification()
const groups = new Set(specification.requirements.map(({ id }) => getGroup(id)))
/** Put together here, so that this file itself cites nothing that is not there. */
const UNKNOWN = ['UPG', 999].join('-')

function unknownIn(text: string): string[] {
  return findCitations(text, groups)
    .filter(({ id }) => !specification.ids.has(id))
    .map(({ id, line }) => `${line}: ${id}`)
}

describe('references to the specification', () => {
  const files = writtenFiles()

  it('lead somewhere', () => {
    expect(files.flatMap(({ path, text }) => unknownIn(text).map((fault) => `${path}:${fault}`))).toEqual([])
  })

  it('are found where they are: in every part, in documents and titles', () => {
    for (const part of ['shared/', 'server/', 'electron/', 'renderer/', 'resources/', 'tests/', 'docs/adr/']) {
      const found = files.filter(({ path }) => path.startsWith(part)).flatMap(({ text }) => findCitations(text, groups))
      expect(found.length, part).toBeGreaterThan(2)
    }
  })
})

describe('the specification', () => {
  it('counts every group from 1 without gaps, so that no id ever stands for something else', () => {
    for (const [group, own] of Map.groupBy(specification.requirements, ({ id }) => getGroup(id)))
      expect(
        own.map(({ id }) => id),
        group,
      ).toEqual(own.map((_, index) => `${group}-${index + 1}`))
    expect(groups.size).toBeGreaterThan(25)
  })

  it('lists as not built only what exists', () => {
    const unbuilt = unbuiltIds(openList, groups)
    expect([...unbuilt.keys()].filter((id) => !specification.ids.has(id))).toEqual([])
    expect(unbuilt.size).toBeGreaterThan(0)
  })
})

describe('the scanner of references', () => {
  const planted: [text: string, unknown: string][] = [
    [`/** Keeps what is chosen (${UNKNOWN}). */`, UNKNOWN],
    [`it('UPG-20, ${UNKNOWN}: keeps it', () => {})`, UNKNOWN],
    [`// ${['FOUND', 99].join('-')} and FOUND-3`, ['FOUND', 99].join('-')],
    [`see UPG-27..${999}.`, UNKNOWN],
    [`(UPG-11, 12, 27..${999})`, UNKNOWN],
    [`a decision ${400} of ours`, `decision ${400}`],
    [`decisions 55 and ${400}`, `decision ${400}`],
    [`decisions 6, ${400} and 9`, `decision ${400}`],
    [`decisions 35 to ${400}`, `decision ${400}`],
    [` * (decision\n * ${400})`, `decision ${400}`],
    [`ADR ${400}`, `ADR ${400}`],
    [`ADRs 2 and ${400}`, `ADR ${400}`],
    [`/** As in domain.${'md'} "Moon phase". */`, `domain.${'md'} "moon phase"`],
  ]

  it.each(planted)('finds what is unknown in %j', (text, unknown) => {
    expect(unknownIn(text)).toContainEqual(expect.stringMatching(new RegExp(`: ${unknown}$`)))
  })

  it('says the line', () => {
    expect(unknownIn(`a\nb\n// ${UNKNOWN}`)).toEqual([`3: ${UNKNOWN}`])
  })

  it.each([
    'UTF-8, SHA-256, AES-256, ISO-8601, PDF-17',
    'a decision of 400 people, the last decision; ADR',
    `MY-UPG-400, UPG-400x, UPG-4.00`,
    'UPG-1, UPG-20, 17 bundles',
    'decision 6, ADR 6 and FOUND-20; UPG-17..20',
    'domain.md "Quantity", domain.md',
  ])('passes %j', (text) => {
    expect(unknownIn(text)).toEqual([])
  })

  it('writes ranges out', () => {
    const ids = findCitations('UPG-7..9 (UPG-11, 12, 17..18) decisions 35 to 37 and 40', groups).map(({ id }) => id)
    const requirements = ['UPG-7', 'UPG-8', 'UPG-9', 'UPG-11', 'UPG-12', 'UPG-17', 'UPG-18']
    expect(ids).toEqual([...requirements, 'decision 35', 'decision 36', 'decision 37', 'decision 40'])
  })
})
