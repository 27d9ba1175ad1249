import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SampleFileSchema } from '#shared/contracts/project-package.ts'
import { checkPackage } from './check-package.ts'
import { describeFault } from './package-faults.ts'

const RESOURCES = join(import.meta.dirname, '../../../resources')
const SAMPLE = SampleFileSchema.parse(JSON.parse(readFileSync(join(RESOURCES, 'sample.json'), 'utf8')))

it.each(SAMPLE.accounts.flatMap((account) => account.packages))(
  'finds no fault in the delivered package %s',
  async (folder) => {
    expect((await checkPackage(join(RESOURCES, folder))).faults.map(describeFault)).toEqual([])
  },
  60_000,
)
