import { Suspense } from 'react'
import { lazyPart } from '#renderer/ui/lazy-part.ts'
import type { LockWordsProps } from './locks/LockWords.tsx'

const LockWords = lazyPart<LockWordsProps>(async () => (await import('./locks/LockWords.tsx')).LockWords)

/** A lock with its words, which come where there is one. */
export function LockSign(props: LockWordsProps) {
  return (
    <Suspense>
      <LockWords {...props} />
    </Suspense>
  )
}
