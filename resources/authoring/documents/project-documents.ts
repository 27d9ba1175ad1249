import type { CatalogFile } from '#shared/contracts/project-package.ts'
import { sitePlan } from '../building/site-plan.ts'
import { buildingSpecification } from './building-specification.ts'
import { CONTRACT_ANNEX } from './contract-annex.ts'
import type { DocumentContent } from './document.types.ts'
import { DOCUMENTS } from './document-list.ts'
import { IMPRINT } from './imprint.ts'
import { makePages } from './layout.ts'
import { makePdf, sheetPdf } from './pdf.ts'
import { priceList } from './price-list.ts'
import { PRIVACY_NOTICE } from './privacy-notice.ts'
import { TERMS_OF_SAMPLING } from './terms-of-sampling.ts'

/** The project's documents as PDF, by path in the package. */
export async function projectDocuments(catalog: CatalogFile): Promise<Map<string, Uint8Array>> {
  const written: readonly (readonly [{ readonly file: string }, DocumentContent])[] = [
    [DOCUMENTS.specification, buildingSpecification(catalog)],
    [DOCUMENTS.priceList, priceList(catalog)],
    [DOCUMENTS.terms, TERMS_OF_SAMPLING],
    [DOCUMENTS.annex, CONTRACT_ANNEX],
    [DOCUMENTS.privacy, PRIVACY_NOTICE],
    [DOCUMENTS.imprint, IMPRINT],
  ]
  const files = new Map<string, Uint8Array>()
  files.set(DOCUMENTS.plan.file, await sheetPdf('Lageplan', sitePlan()))
  for (const [{ file }, content] of written) files.set(file, await makePdf(content.title.de, makePages(content)))
  return files
}
