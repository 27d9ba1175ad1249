import { useCallback } from 'react'
import { create } from 'zustand'
import { listUnits } from '#shared/contracts/http/units.contract.ts'
import { call } from '#renderer/api/index.ts'
import { useSession } from '#renderer/session/index.ts'

interface UnitCountState {
  /** The user and project that the answer is about. */
  readonly of: string | null
  readonly hasSeveral: boolean
}

const useUnitCount = create<UnitCountState>()(() => ({ of: null, hasSeveral: false }))

/** Of the question that is on its way. */
let asked: string | null = null

/**
 * Whether the logged-in user has more than one unit in a project (SHL-69); no, until it is known. `look` finds out,
 * once per user and project: call it when it is about to matter.
 */
export function useSeveralUnits(projectId: string | undefined): { hasSeveral: boolean; look: () => void } {
  const userId = useSession((state) => state.user?.id)
  const isKnown = userId !== undefined && projectId !== undefined
  const key = `${userId}/${projectId}`
  const hasSeveral = useUnitCount((state) => state.of === key && state.hasSeveral)
  const look = useCallback(() => {
    if (!isKnown || asked === key || useUnitCount.getState().of === key) return
    asked = key
    void call(listUnits, { query: { projectId, perPage: '2' }, silent: true }).then((units) => {
      asked = null
      if (units.ok) useUnitCount.setState({ of: key, hasSeveral: units.value.length > 1 })
    })
  }, [isKnown, key, projectId])
  return { hasSeveral, look }
}
