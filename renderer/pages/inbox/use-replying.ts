import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { findDraft, useLetters, useOutbox } from '#renderer/parts/letters/index.ts'
import { useInboxPlace } from './inbox-place.ts'

/** Whether a thread is being answered: where the address says so, or an answer was begun before. */
export function useReplying(ofThread: string, mayReply: boolean) {
  const { threadId, toThread } = useInboxPlace()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const hasDraft = findDraft(useLetters(useOutbox()), ofThread) !== null
  const [isClosed, setIsClosed] = useState(false)
  const isAsked = query.has('reply')
  const isReplying = mayReply && (isAsked || (hasDraft && !isClosed))
  const plain = toThread(ofThread)
  const asked = `${plain}?reply=true`
  const isNamed = isAsked && threadId !== null
  // Whoever answers the first of the list stays in it, whichever comes first meanwhile; and while it is sent it is no draft.
  useEffect(() => {
    if (isReplying && !isNamed) void navigate(asked, { replace: true })
  }, [isReplying, isNamed, asked, navigate])
  return {
    isReplying,
    open: () => void navigate(asked, { replace: true }),
    /** What was written is kept. */
    close: () => {
      setIsClosed(true)
      void navigate(plain, { replace: true })
    },
  }
}
