import * as z from 'zod/mini'
import { create } from 'zustand'
import type { Selections } from '#shared/domain/selections/selections.types.ts'
import { tabKeep } from '#renderer/platform/storage.ts'
import { useSession } from '#renderer/session/index.ts'

const KEY = 'proposing'

/** What is kept of the choices that are to be proposed for a unit. */
export const proposedKey = (unitId: string) => `proposing_change ${unitId}`

/** By unit: who puts a proposal together, and whether the unit is open for that now. */
const DraftsSchema = z.record(z.string(), z.strictObject({ userId: z.string(), isOn: z.boolean() }))
type Drafts = Readonly<z.infer<typeof DraftsSchema>>

/** What the buyers had chosen when the unit was read. */
export interface ProposalBase {
  readonly unitId: string
  readonly selections: Selections
}

interface ProposingState {
  readonly drafts: Drafts
  /** Of the unit that was opened last; null = not read yet. */
  readonly base: ProposalBase | null
}

/** Kept in the tab over a reload; the server hears of a proposal when it is sent. */
export const useProposingState = create<ProposingState>()(() => ({ drafts: readKept(), base: null }))

function readKept(): Drafts {
  try {
    const parsed = z.safeParse(DraftsSchema, JSON.parse(tabKeep.getItem(KEY) ?? '{}'))
    return parsed.success ? parsed.data : {}
  } catch {
    return {}
  }
}

function keep(drafts: Drafts): void {
  tabKeep.setItem(KEY, JSON.stringify(drafts))
  useProposingState.setState({ drafts })
}

/**
 * From now on what is chosen in this tab for the unit is put together to be proposed, and stored nowhere else. What was
 * put together for it before is gone on with.
 */
export function beginProposing(unitId: string): void {
  const userId = useSession.getState().user?.id
  if (userId !== undefined) keep({ ...useProposingState.getState().drafts, [unitId]: { userId, isOn: true } })
}

/** The unit is open for something else; what was put together stays (PRP-9). */
export function pauseProposing(unitId: string): void {
  const { drafts } = useProposingState.getState()
  const draft = drafts[unitId]
  if (draft !== undefined) keep({ ...drafts, [unitId]: { ...draft, isOn: false } })
}

/** It is sent, or given up: nothing of it is left. */
export function stopProposing(unitId: string): void {
  const { [unitId]: _, ...others } = useProposingState.getState().drafts
  tabKeep.removeItem(proposedKey(unitId))
  keep(others)
}

export function noteProposalBase(base: ProposalBase): void {
  useProposingState.setState({ base })
}

function getOwnDraft(unitId: string | undefined): Drafts[string] | null {
  const draft = useProposingState.getState().drafts[unitId ?? '']
  return draft?.userId === useSession.getState().user?.id ? (draft ?? null) : null
}

/** Whether what is chosen for this unit now is put together to be proposed. */
export function isProposing(unitId: string | undefined): boolean {
  return getOwnDraft(unitId)?.isOn === true
}

/** As `isProposing`, for what is on screen. */
export function useIsProposing(unitId: string | undefined): boolean {
  return useProposingState(() => isProposing(unitId))
}

/** Whether there is something to go on with. */
export function useHasDraft(unitId: string): boolean {
  return useProposingState(() => getOwnDraft(unitId) !== null)
}

// Whoever logs in next begins with nothing of it.
useSession.subscribe((now, before) => {
  if (before.user === null || now.user?.id === before.user.id) return
  for (const unitId of Object.keys(useProposingState.getState().drafts)) stopProposing(unitId)
})
