import type { ProjectFile } from '#shared/contracts/project-package.ts'
import type { ImportedSale } from '#shared/domain/index.ts'

/** What of a project is told and compared before it is imported. */
export interface ProjectOutline {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly town: string
  /** Without the units to try out. */
  readonly unitCount: number
  /** Ids of all units, in the order of the file. */
  readonly unitIds: readonly string[]
  /** How they are sold, in the same order. */
  readonly sales: readonly ImportedSale[]
}

export function traceOutline({ id, slug, name, town, units }: ProjectFile): ProjectOutline {
  const unitCount = units.filter((unit) => !unit.is_sample).length
  const sales = units.map(({ sales_status: salesStatus, price, featured }) => ({ salesStatus, price, featured }))
  return { id, slug, name, town, unitCount, unitIds: units.map((unit) => unit.id), sales }
}
