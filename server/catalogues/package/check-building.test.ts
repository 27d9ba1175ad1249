import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ProjectFile } from '#shared/contracts/project-package.ts'
import { checkPackage } from './check-package.ts'
import { tinyCatalog } from './fixtures/tiny-catalog.ts'
import { tinyProject, writeTinyPackage } from './fixtures/tiny-package.ts'
import { describeFault } from './package-faults.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'package-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function drawing(...ids: readonly string[]): string {
  const shapes = ids.map((id) => `<path class="unit" data-unit="${id}" d="M0 0h9v9z"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg">${shapes.join('')}</svg>`
}

/** A GLB that has nothing but nodes. */
function model(...names: readonly string[]): Buffer {
  const json = Buffer.from(JSON.stringify({ asset: { version: '2.0' }, nodes: names.map((name) => ({ name })) }))
  const padded = Buffer.concat([json, Buffer.alloc((4 - (json.length % 4)) % 4, ' ')])
  const header = Buffer.alloc(20)
  header.write('glTF', 'latin1')
  for (const [at, value] of [2, 20 + padded.length, padded.length].entries()) header.writeUInt32LE(value, 4 + at * 4)
  header.write('JSON', 16, 'latin1')
  return Buffer.concat([header, padded])
}

async function findFaults(change: (project: ProjectFile) => void, files: Record<string, string | Buffer>) {
  const project = tinyProject()
  change(project)
  await writeTinyPackage(folder, tinyCatalog(), project)
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  return (await checkPackage(folder)).faults.map(describeFault)
}

function storeys(project: ProjectFile) {
  return project.buildings.flatMap((building) => building.storeys)
}

describe('checkBuilding', () => {
  const files = { 'eg.svg': drawing('t-01'), 'og.svg': drawing('t-02'), 'house.glb': model('t-01', 't-02', 'roof') }
  const withDrawings = (project: ProjectFile) => {
    for (const storey of storeys(project)) storey.floor_svg = `${storey.id}.svg`
    project.building_model = 'house.glb'
  }

  it('has nothing to say when every unit that stands in a building has shape and node', async () => {
    expect(await findFaults(withDrawings, files)).toEqual([])
  })

  it('FLF-6 reports units without a shape, and shapes without a unit', async () => {
    expect(await findFaults(withDrawings, { ...files, 'og.svg': drawing('t-01', 't-01') })).toEqual([
      'warning project.json units[1]: og.svg has no shape for "t-02"',
      'warning project.json buildings[0].storeys[1].floor_svg: has a shape for "t-01", which is no unit of this storey',
    ])
    expect(await findFaults(withDrawings, { ...files, 'og.svg': drawing('t-02', 't-02') })).toEqual([
      'warning project.json buildings[0].storeys[1].floor_svg: has more than one shape for "t-02"',
    ])
  })

  it('reports storeys without a drawing where others have one', async () => {
    const change = (project: ProjectFile) => {
      const [first] = storeys(project)
      if (first !== undefined) first.floor_svg = 'eg.svg'
    }
    expect(await findFaults(change, { 'eg.svg': drawing('t-01') })).toEqual([
      'warning project.json buildings[0].storeys[1]: storey "og" has no floor drawing',
    ])
  })

  it('reports units without a node in the model, and a model that is none', async () => {
    expect(await findFaults(withDrawings, { ...files, 'house.glb': model('t-01') })).toEqual([
      'warning project.json units[1]: house.glb has no node "t-02"',
    ])
    const broken = Buffer.concat([model('t-01', 't-02').subarray(0, 30)])
    expect(await findFaults(withDrawings, { ...files, 'house.glb': broken })).toEqual([
      'error   project.json building_model: house.glb cannot be read as a GLB',
    ])
  })
})

describe('checkDocuments', () => {
  const document = (role: string): NonNullable<ProjectFile['documents']>[number] => ({
    id: role,
    role,
    display_name: { de: role, en: role },
    file: 'paper.pdf',
    updated_on: '2026-11-02',
    visibility: 'public',
  })
  const roles = [
    'building_specification',
    'price_list',
    'terms_of_sampling',
    'contract_annex',
    'privacy_notice',
    'imprint',
  ]
  const files = { 'paper.pdf': '%PDF-1.7' }

  it('reports documents that are usual and missing, and ids used twice', async () => {
    expect(await findFaults((project) => (project.documents = roles.map(document)), files)).toEqual([])
    const change = (project: ProjectFile) => {
      project.documents = [...roles.slice(1), 'price_list'].map(document)
    }
    expect(await findFaults(change, files)).toEqual([
      'error   project.json documents[5].id: "price_list" is used already',
      'warning project.json documents: there is none with the role "building_specification"',
    ])
  })

  it('reports a file that a document names and that is not there', async () => {
    const faults = await findFaults((project) => (project.documents = roles.map(document)), {})
    expect(faults).toContain('error   project.json documents[0].file: there is no file "paper.pdf"')
  })

  it('DSH-58 reports units without a floor plan where others have one', async () => {
    const change = (project: ProjectFile) => {
      project.units[0]?.attachments.push({ id: 'plan', role: 'floor_plan', file: 'paper.pdf' })
    }
    expect(await findFaults(change, files)).toEqual([
      'warning project.json units[1].attachments: "t-02" has no floor plan',
      'warning project.json units[2].attachments: "t-sample" has no floor plan',
    ])
  })
})
