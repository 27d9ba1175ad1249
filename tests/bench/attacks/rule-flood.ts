import { tinyPackageWith } from './tiny-package-with.ts'
import type { Attack } from './attack.ts'
import { refusedUpload } from './upload.ts'

/** Millions of faults in a package of some kilobytes. */
export function ruleFlood(megabytes: number): Attack {
  return {
    name: `catalog.json with ${megabytes} MB of empty rules`,
    async prepare(target) {
      const rules = Array.from({ length: (megabytes * 1024 * 1024) / 3 }, () => '{}').join(',')
      const archive = await tinyPackageWith({ 'catalog.json': `{"rules":[${rules}]}` })
      return () => refusedUpload(target, archive)
    },
  }
}
