import * as z from 'zod/mini'
import { create } from 'zustand'
import { tabKeep } from '#renderer/platform/storage.ts'
import { isProposing, pauseProposing } from '../proposing/proposing.store.ts'
import { isInGroup, STAFF, useSession } from '#renderer/session/index.ts'
import type { Acting, Choosing } from './acting.types.ts'

const KEY = 'acting'

const ActingSchema = z.strictObject({
  unitId: z.string(),
  userId: z.string(),
  id: z.string(),
  buyerName: z.string(),
  reason: z.string(),
  endsAt: z.string(),
})

interface ActingState {
  readonly acting: Acting | null
}

/** Kept in the tab over a reload: the server knows the rest. */
export const useActingState = create<ActingState>()(() => ({ acting: readKept() }))

function readKept(): Acting | null {
  try {
    const parsed = z.safeParse(ActingSchema, JSON.parse(tabKeep.getItem(KEY) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

function keep(acting: Acting | null): void {
  if (acting === null) tabKeep.removeItem(KEY)
  else tabKeep.setItem(KEY, JSON.stringify(acting))
  useActingState.setState({ acting })
}

/** From now on what is chosen in this tab for the unit is chosen in the buyer's name. */
export function beginActing(acting: Omit<Acting, 'userId'>): void {
  const userId = useSession.getState().user?.id
  if (userId === undefined) return
  // What is chosen now is for the unit itself.
  pauseProposing(acting.unitId)
  keep({ ...acting, userId })
}

/**
 * It is over in this tab at once, and on the server as soon as everything that was chosen is stored: what could not be
 * sent yet goes out with who chose it.
 *
 * @param settled resolves to whether nothing is left to be sent
 */
export async function stopActing(settled: Promise<boolean>): Promise<void> {
  const { acting } = useActingState.getState()
  if (acting === null) return
  keep(null)
  if (!(await settled)) return
  const { tellEnd } = await import('./tell-end.ts')
  await tellEnd(acting)
}

const OWN = { kind: 'own' } as const
const LOOKING = { kind: 'looking' } as const

/** How this tab has a unit open now. Sample units and the marketing portal are everybody's own. */
export function getChoosing(unitId: string, isOwn: boolean): Choosing {
  const { user } = useSession.getState()
  if (isOwn || !isInGroup(user, STAFF) || isProposing(unitId)) return OWN
  const { acting } = useActingState.getState()
  const isOn = acting?.unitId === unitId && acting.userId === user?.id && Date.parse(acting.endsAt) > Date.now()
  return isOn ? { kind: 'acting', acting } : LOOKING
}

// Whoever logs in next chooses in nobody's name.
useSession.subscribe((now, before) => {
  if (before.user !== null && now.user?.id !== before.user.id) keep(null)
})
