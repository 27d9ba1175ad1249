import { create } from 'zustand'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { getKioskState } from '#shared/contracts/kiosk/host.contract.ts'
import { call } from '#renderer/api/index.ts'

export type KioskState = AnswerOf<typeof getKioskState>

interface KioskStore {
  /** As the host last said; null = it has not answered yet. */
  readonly host: KioskState | null
}

/** How the kiosk is. */
export const useKiosk = create<KioskStore>()(() => ({ host: null }))

/** ms between two questions. */
const EVERY = 10_000
/** ms, while the visitor waits for the first answer, or watches a project arrive. */
const SOON = 1_000

/** Asks the host once. Never rejects: without an answer what was known stays. */
export async function readKioskState(): Promise<KioskState | null> {
  const result = await call(getKioskState, { silent: true })
  if (!result.ok) return null
  const before = useKiosk.getState().host
  // Most answers are the last one again: nothing on the screen has to look at them.
  if (JSON.stringify(before) !== JSON.stringify(result.value)) useKiosk.setState({ host: result.value })
  return result.value
}

/** Keeps asking, and at once when the page comes into sight. Returns how to stop. */
export function watchKioskState(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const ask = async () => {
    clearTimeout(timer)
    await readKioskState()
    if (isOver) return
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), useKiosk.getState().host?.stage === 'ready' ? EVERY : SOON)
  }
  const look = () => {
    if (document.visibilityState === 'visible') void ask()
  }
  document.addEventListener('visibilitychange', look)
  void ask()
  return () => {
    isOver = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
