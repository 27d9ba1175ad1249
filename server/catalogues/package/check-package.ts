import { indexCatalog } from './catalog-index.ts'
import { checkAmounts } from './check-amounts.ts'
import { checkBuilding } from './check-building.ts'
import { checkFiles, checkLayers, checkTexts } from './check-content.ts'
import { checkDesigns } from './check-designs.ts'
import { checkDocuments } from './check-documents.ts'
import { checkFileTypes } from './check-file-types.ts'
import { checkLook } from './check-look.ts'
import { checkPictures } from './check-pictures.ts'
import { checkReferences } from './check-references.ts'
import { checkRules } from './check-rules.ts'
import { checkCatalogStructure, checkProjectStructure } from './check-structure.ts'
import { checkCatalogSize, checkProjectSize } from './check-size.ts'
import { CATALOG_FILE, PROJECT_FILE, type ProjectPackage, readPackage } from './package-documents.ts'
import { faultSink, type PackageFault } from './package-faults.ts'

export interface CheckedPackage {
  /** null when the documents cannot be read or are malformed. */
  readonly pack: ProjectPackage | null
  readonly faults: readonly PackageFault[]
}

/**
 * Reads a package and reports every fault in it. Later checks build on earlier ones: rules are
 * looked at only when all ids and references are in order, and nothing of what is larger than any project.
 */
export async function checkPackage(folder: string): Promise<CheckedPackage> {
  const { pack, faults } = await readPackage(folder)
  if (!pack) return { pack, faults }
  const { project, catalog } = pack
  const inProject = faultSink(faults, PROJECT_FILE)
  const inCatalog = faultSink(faults, CATALOG_FILE)
  const index = indexCatalog(catalog)
  checkProjectSize(project, inProject)
  checkCatalogSize(index, inCatalog)
  if (hasErrors(faults)) return { pack, faults }
  checkProjectStructure(project, catalog, inProject)
  checkCatalogStructure(index, inCatalog)
  checkReferences(index, inCatalog)
  checkAmounts(index, inCatalog)
  if (!hasErrors(faults)) checkRules(index, inCatalog)
  checkTexts(project, project.supported_languages, inProject)
  checkTexts(catalog, project.supported_languages, inCatalog)
  checkLayers(index, inCatalog)
  checkDocuments(project, inProject)
  checkLook(project, inProject)
  checkDesigns(project, inProject)
  await checkBuilding(pack, inProject)
  await checkFiles(pack, faults)
  await checkFileTypes(pack, faults)
  await checkPictures(pack, faults)
  return { pack, faults }
}

/** Whether the faults stop an import. */
export function hasErrors(faults: readonly PackageFault[]): boolean {
  return faults.some((fault) => fault.severity === 'error')
}
