import { FINDING_TEXTS } from '#shared/contracts/package-findings.ts'
import type { SameShape } from '../texts.types.ts'
import type { texts as source } from '../de/admin-findings.ts'

/** As the command line says them. */
export const texts: SameShape<typeof source> = FINDING_TEXTS
