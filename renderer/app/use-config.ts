import { useParams } from 'react-router-dom'
import type { Portal } from '#shared/contracts/primitives.ts'
import { useProjectConfig } from '#renderer/session/index.ts'

/** The configuration of the project in the address; within an open unit it is there at once. */
export function useConfig(portal: Portal) {
  const { accountId = '', projectId = null } = useParams()
  return useProjectConfig(portal, accountId, projectId)
}
