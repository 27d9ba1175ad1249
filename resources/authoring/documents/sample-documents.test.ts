import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { generatePackages } from '../generate/generate.ts'
import { RESOURCES } from '../generate/images.ts'
import { SAMPLE_DOCUMENTS } from './sample-document-list.ts'
import { sampleDocuments } from './sample-documents.ts'

/** Bytes. */
const LARGEST = 150_000

const lindenhof = generatePackages().find((pack) => pack.folder === 'lindenhof')
if (lindenhof === undefined) throw new Error('the sample data has no project lindenhof')
const { project, catalog } = lindenhof
const files = await sampleDocuments(lindenhof)

describe('DOC-15 the documents of the sample', () => {
  it('are what the sources say, small, and nothing else lies beside them', () => {
    for (const [path, bytes] of files) {
      const isSame = readFileSync(join(RESOURCES, path)).equals(bytes)
      expect(isSame, `${path}: run node resources/authoring/build.ts`).toBe(true)
      expect(bytes.length, path).toBeLessThan(LARGEST)
    }
    const present = readdirSync(join(RESOURCES, 'documents')).map((name) => `documents/${name}`)
    expect(present.toSorted()).toEqual([...files.keys()].toSorted())
  })

  it('belong to units and rooms that there are, and are dated one after the other', () => {
    for (const { id, unit, room, versions } of SAMPLE_DOCUMENTS) {
      if (unit !== null)
        expect(
          project.units.map((one) => one.id),
          id,
        ).toContain(unit)
      if (room !== null)
        expect(
          catalog.rooms.map((one) => one.id),
          id,
        ).toContain(room)
      const days = versions.map(({ days_ago: ago }) => ago)
      expect(days, id).toEqual(days.toSorted((a, b) => b - a))
    }
  })

  it('show more sockets in a later version', () => {
    const size = (version: number) => files.get(`documents/elektro-a-12-${version}.pdf`)?.length ?? 0
    expect(size(2)).toBeGreaterThan(size(1))
  })
})
