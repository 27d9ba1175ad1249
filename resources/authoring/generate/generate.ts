import type { CatalogFile, ProjectFile } from '#shared/contracts/project-package.ts'
import { HAFENKONTOR } from '../projects/hafenkontor.ts'
import { LINDENHOF } from '../projects/lindenhof.ts'
import type { ProjectSpec } from '../projects/project.types.ts'
import { SAMPLE } from '../projects/sample.ts'
import { STADTGARTEN } from '../projects/stadtgarten.ts'
import { buildCatalog } from './catalog.ts'
import { packageImages } from './images.ts'
import { selectCatalogue } from './select.ts'

/** A generated package: its folder below `resources/projects`, its documents, the images it names. */
export interface GeneratedPackage {
  readonly folder: string
  readonly project: ProjectFile
  readonly catalog: CatalogFile
  readonly images: readonly string[]
}

function generatePackage(spec: ProjectSpec): GeneratedPackage {
  const images = packageImages()
  const project = spec.project(images)
  const catalog = buildCatalog({
    spec: selectCatalogue(spec.selection),
    revision: spec.revision,
    priceFactor: spec.priceFactor,
    images,
  })
  return { folder: spec.folder, project, catalog, images: images.used() }
}

/** Every package of the sample data; the same each time for the same sources and pictures. */
export function generatePackages(): GeneratedPackage[] {
  return [LINDENHOF, STADTGARTEN, HAFENKONTOR].map(generatePackage)
}

/** The JSON files by path below `resources`. */
export function generateFiles(packages: readonly GeneratedPackage[]): Map<string, string> {
  const files = new Map([['sample.json', json(SAMPLE)]])
  for (const { folder, project, catalog } of packages) {
    files.set(`projects/${folder}/project.json`, json(project))
    files.set(`projects/${folder}/catalog.json`, json(catalog))
  }
  return files
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`
}
