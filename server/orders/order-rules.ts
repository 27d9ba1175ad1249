import { defaultOfFlag } from '#shared/contracts/feature-flags.ts'
import type { OrderRules } from '#shared/domain/index.ts'
import type { Project } from '#server/projects/projects.repository.ts'

const FLAG = 'askBeforeReopen'

/** What the project has laid down about its orders, as it is now. */
export function getOrderRules(project: Pick<Project, 'featureFlags'> | null): OrderRules {
  return { askBeforeReopen: project?.featureFlags.bp[FLAG] ?? defaultOfFlag(FLAG) }
}
