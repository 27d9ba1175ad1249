import { type ImportedSale, importSale, isSameSale, type SaleChanges } from '#shared/domain/index.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { listSalesOfProject, saveSale, type StoredSale } from '#server/projects/unit-sales.repository.ts'
import { PROJECT_FILE } from './package-documents.ts'
import { faultSink, type PackageFault } from './package-faults.ts'
import type { ProjectOutline } from './package-outline.ts'

/** What an import makes of the sale of a unit that is there. */
export interface ImportedUnitSale {
  readonly sale: StoredSale
  readonly changes: SaleChanges
}

/** What a package makes of the sales of a project's units, and what of the team's own stays beside it (decision 65). */
export interface SalesPlan {
  /** By the package's id of the unit. */
  readonly sales: ReadonlyMap<string, ImportedUnitSale>
  /** One for each value that the package would have changed. */
  readonly kept: readonly PackageFault[]
}

const KEPT = {
  salesStatus: { field: 'sales_status', code: 'salesStatusKept' },
  price: { field: 'price', code: 'priceKept' },
  featured: { field: 'featured', code: 'featuredKept' },
} as const satisfies Record<keyof ImportedSale, { field: string; code: string }>

/** `projectId`: the database's own; a project that is not there yet has nothing to be kept. */
export async function planSales(db: Db, outline: ProjectOutline, projectId: string): Promise<SalesPlan> {
  const stored = await listSalesOfProject(db, projectId)
  const kept: PackageFault[] = []
  const sales = new Map<string, ImportedUnitSale>()
  const sink = faultSink(kept, PROJECT_FILE)
  for (const [at, unitId] of outline.unitIds.entries()) {
    const before = stored.get(unitId)
    const imported = outline.sales[at]
    if (before === undefined || imported === undefined) continue
    const { sale: terms, changes, kept: parts } = importSale(before.terms, before.chosen, imported)
    const revision = isSameSale(changes) ? before.revision : before.revision + 1
    sales.set(unitId, { sale: { ...before, terms, revision }, changes })
    for (const part of parts) {
      const { field, code } = KEPT[part]
      sink.warn(`units[${at}].${field}`, code, { unit: unitId })
    }
  }
  return { sales, kept }
}

/** What an import has changed stands in the unit's history, too. `at`: ISO time. */
export async function noteImportedSale(db: Db, { sale, changes }: ImportedUnitSale, at: string): Promise<void> {
  if (isSameSale(changes)) return
  await saveSale(db, sale, { at, byUser: null, note: '', changes })
}
