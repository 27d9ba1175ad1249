import type { Attack } from './attack.ts'
import { tinyPackageWith } from './tiny-package-with.ts'
import { refusedUpload } from './upload.ts'

const BYTES = 20 * 1024 * 1024

/** Documents that are one list in another, or nothing but empty lists. */
export const NESTED_JSON: readonly Attack[] = [
  { name: 'project.json of 20 MB of [', document: () => '['.repeat(BYTES) },
  { name: 'project.json of 15 MB of [[],[],…]', document: () => `[${'[],'.repeat(BYTES / 4)}[]]` },
].map(({ name, document }) => ({
  name,
  async prepare(target) {
    const archive = await tinyPackageWith({ 'project.json': document() })
    return () => refusedUpload(target, archive)
  },
}))
