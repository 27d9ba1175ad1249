import { useCallback, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { useSession } from '#renderer/session/index.ts'
import { theKiosk } from '#renderer/platform/shell.ts'
import { dropDraft, type DraftPlace, keepDraft, readDraft, VISITOR } from './draft-storage.ts'

interface FormDraftOptions<Typed> {
  /** Names the form, and what it is about where there are several: `contact a-12`. */
  readonly form: string
  /** Exactly the fields that may be kept; what is not in it, such as a password or a consent, never is. */
  readonly schema: z.ZodMiniType<Typed>
  /** What is in the form now; null = as it came, so that there is nothing to keep. */
  readonly typed: unknown
  /** Puts what was kept back into the form. */
  readonly onRestore: (typed: Typed) => void
}

export interface FormDraft {
  /** Something was brought back, and is still there. */
  readonly isRestored: boolean
  /** Forgets what was kept: it was sent, or is not wanted. */
  readonly forget: () => void
}

/**
 * Keeps a form that is being filled in over a reload, a network break and the end of the session, for the same user in
 * the same tab; logging out and another user's login remove it. Not in a kiosk: whoever comes next must not find it.
 */
export function useFormDraft<Typed>({ form, schema, typed, onRestore }: FormDraftOptions<Typed>): FormDraft {
  // As it was when the form opened: when the session ends, what is typed still belongs to who has typed it.
  const [place] = useState<DraftPlace | null>(() =>
    theKiosk() === null ? { owner: useSession.getState().user?.id ?? VISITOR, form } : null,
  )
  const [isRestored, setIsRestored] = useState(false)
  const start = useRef({ schema, onRestore })
  useEffect(() => {
    if (place === null) return
    const draft = readDraft(place, start.current.schema)
    if (draft === null) return
    start.current.onRestore(draft)
    setIsRestored(true)
  }, [place])

  const forget = useCallback(() => {
    if (place !== null) dropDraft(place)
    setIsRestored(false)
  }, [place])

  // Only what the schema names.
  const kept = typed === null ? undefined : schema.safeParse(typed).data
  const text = kept === undefined ? null : JSON.stringify(kept)
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (place === null || text === last.current) return
    last.current = text
    if (text === null) dropDraft(place)
    else keepDraft(place, JSON.parse(text))
  }, [place, text])
  return { isRestored: isRestored && text !== null, forget }
}
