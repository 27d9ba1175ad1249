import { hasPage } from '#renderer/platform/app-variants.ts'
import { useSession } from '#renderer/session/index.ts'
import { type OpenUnit, useOpenUnit } from '../state/unit.context.ts'
import { newMessagePath } from './paths.ts'

/** Whether there is an inbox to write to the project's team from (SHL-42): in the buyer portal, for buyers (decision 43). */
export function hasInbox({ portal, project }: OpenUnit): boolean {
  return (
    portal === 'bp' &&
    hasPage(project, 'inbox') &&
    project.featureFlags['showInbox'] === true &&
    useSession.getState().user?.group === 'buyer'
  )
}

/** Address of the form for a message to the team; null = there is none here. @param subject what it is about */
export function useNewMessage(subject?: string): string | null {
  const unit = useOpenUnit()
  return hasInbox(unit) ? newMessagePath(unit.basePath, subject) : null
}
