import { useState } from 'react'
import type { ApiResult } from '#renderer/api/index.ts'
import type { Told } from './use-told.ts'

interface AskingOptions {
  /** Whether saving can fix anything at once at all. */
  readonly canFix: boolean
  /** What was found out already; null = nothing yet. */
  readonly told: Told | 'unknown' | null
  /** The same call on trial. */
  readonly ask: () => Promise<ApiResult<Told>>
  readonly save: () => Promise<void>
}

/** Asks before something is saved that fixes homes' choices at once, as its day is over (DDL-34). */
export function useAskingFirst({ canFix, told, ask, save }: AskingOptions) {
  const [question, setQuestion] = useState<Told | 'unknown' | null>(null)
  const [isFindingOut, setIsFindingOut] = useState(false)

  async function find(): Promise<Told | 'unknown'> {
    if (told !== null && told !== 'unknown') return told
    setIsFindingOut(true)
    const result = await ask()
    setIsFindingOut(false)
    return result.ok ? result.value : 'unknown'
  }

  async function submit(): Promise<void> {
    const found = canFix ? await find() : null
    if (found === 'unknown' || (found !== null && found.fixedItemCount > 0)) setQuestion(found)
    else await save()
  }

  return {
    question,
    isFindingOut,
    submit,
    drop: () => setQuestion(null),
    confirm: async (): Promise<void> => {
      setQuestion(null)
      await save()
    },
  }
}
