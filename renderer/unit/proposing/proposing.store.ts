import * as z from 'zod/mini'
import { create } from 'zustand'
import type { Selections } from '#shared/domain/selections/selections.types.ts'
import { tabKeep } from '#renderer/platform/storage.ts'
import { useSession } from '#renderer/session/index.ts'

const KEY = 'proposing'
/** What is kept of the choices that are to be proposed. */
export const PROPOSED_KEY = 'proposing_change'

const DraftSchema = z.strictObject({ unitId: z.string(), userId: z.string() })

interface ProposingState {
  /** The unit for which a proposal is put together in this tab, and by whom; null = none. */
  readonly draft: z.infer<typeof DraftSchema> | null
  /** What the buyers had chosen when the unit was read; null = not read yet. */
  readonly base: Selections | null
}

/** Kept in the tab over a reload; the server hears of a proposal when it is sent. */
export const useProposingState = create<ProposingState>()(() => ({ draft: readKept(), base: null }))

function readKept(): ProposingState['draft'] {
  try {
    const parsed = z.safeParse(DraftSchema, JSON.parse(tabKeep.getItem(KEY) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** From now on what is chosen in this tab for the unit is put together to be proposed, and stored nowhere else. */
export function beginProposing(unitId: string): void {
  const userId = useSession.getState().user?.id
  if (userId === undefined || isProposing(unitId)) return
  const draft = { unitId, userId }
  tabKeep.removeItem(PROPOSED_KEY)
  tabKeep.setItem(KEY, JSON.stringify(draft))
  useProposingState.setState({ draft, base: null })
}

/** It is sent, or given up: nothing of it is left. */
export function stopProposing(): void {
  if (useProposingState.getState().draft === null) return
  tabKeep.removeItem(KEY)
  tabKeep.removeItem(PROPOSED_KEY)
  useProposingState.setState({ draft: null, base: null })
}

export function noteProposalBase(base: Selections): void {
  useProposingState.setState({ base })
}

/** Whether choices for this unit are put together to be proposed. */
export function isProposing(unitId: string | undefined): boolean {
  const { draft } = useProposingState.getState()
  return draft !== null && draft.unitId === unitId && draft.userId === useSession.getState().user?.id
}

/** As `isProposing`, for what is on screen. */
export function useIsProposing(unitId: string | undefined): boolean {
  return useProposingState(() => isProposing(unitId))
}

// Whoever logs in next begins with nothing of it.
useSession.subscribe((now, before) => {
  if (before.user !== null && now.user?.id !== before.user.id) stopProposing()
})
