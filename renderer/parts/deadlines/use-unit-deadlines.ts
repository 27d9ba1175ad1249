import { hasPage } from '#renderer/platform/app-variants.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { useDeadlines } from './use-deadlines.ts'

/** Whether the open unit has deadlines, and a page for them: a home that somebody has bought (SHL-68). */
export function useHasDeadlines(): boolean {
  const { portal, isLocal, project } = useOpenUnit()
  return portal === 'bp' && !isLocal && hasPage(project, 'deadlines') && project.featureFlags['hideDeadlines'] !== true
}

/** The open unit's deadlines; undefined = it has none, or none are known yet. */
export function useUnitDeadlines() {
  const { unit } = useOpenUnit()
  const isWanted = useHasDeadlines()
  const { data } = useDeadlines(unit.id, isWanted)
  return isWanted ? data : undefined
}
