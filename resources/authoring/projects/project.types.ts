import type { ProjectFile } from '#shared/contracts/project-package.ts'
import type { PackageImages } from '../generate/images.ts'
import type { Selection } from '../generate/select.ts'

/** A sample project: its package folder, its part of the catalogue, and its project.json. */
export interface ProjectSpec {
  readonly folder: string
  readonly selection: Selection
  readonly revision: string
  /** Level of prices: 1 = the list prices. */
  readonly priceFactor: number
  readonly project: (images: PackageImages) => ProjectFile
}
