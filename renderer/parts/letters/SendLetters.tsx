import { useEffect } from 'react'
import { useOutbox } from './use-outbox.ts'

/** Sends what waits, for as long as it is there. */
export function SendLetters() {
  const outbox = useOutbox()
  useEffect(() => outbox.start(), [outbox])
  return null
}
