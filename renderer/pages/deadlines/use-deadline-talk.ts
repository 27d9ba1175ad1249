import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Deadline } from '#renderer/parts/deadlines/use-deadlines.ts'

/** DDL-11, beside being closed. */
export type TalkMode = 'question' | 'completion'

export interface OpenTalk {
  readonly deadline: Deadline
  readonly mode: TalkMode
}

/** It is over and locks: whoever asks about it asks for more time. */
export function isHeld({ lockTrades, status }: Deadline): boolean {
  return lockTrades && status === 'overdue'
}

export interface DeadlineTalk {
  /** null = closed (DDL-11). */
  readonly open: OpenTalk | null
  readonly ask: (deadline: Deadline) => void
  readonly complete: (deadline: Deadline) => void
  readonly close: () => void
}

/** In the page’s address: which deadline somebody wants to ask about, or when it ended where that is all that is known. */
const ASKED = 'ask'

/** Which deadline is spoken of; whoever came from something that one holds asks about it at once. */
export function useDeadlineTalk(deadlines: readonly Deadline[]): DeadlineTalk {
  const [query, setQuery] = useSearchParams()
  const [touched, setTouched] = useState<OpenTalk | null>(null)
  const asked = query.get(ASKED)
  const found = deadlines.find(
    ({ id, parentId, expiresAt, lockTrades }) =>
      lockTrades && [id, parentId, expiresAt].includes(asked) && asked !== null,
  )
  return {
    open: touched ?? (found === undefined ? null : { deadline: found, mode: 'question' }),
    ask: (deadline) => setTouched({ deadline, mode: 'question' }),
    complete: (deadline) => setTouched({ deadline, mode: 'completion' }),
    close() {
      setTouched(null)
      if (asked !== null) setQuery(withoutAsked, { replace: true })
    },
  }
}

function withoutAsked(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  rest.delete(ASKED)
  return rest
}
