import { useState } from 'react'
import { useConsentDue } from '#renderer/consent/index.ts'
import { timeNow } from './entry.ts'
import { Opener, type OpenerProps } from './Opener.tsx'

/** Where visitors are asked for consent, what opens by itself waits for the answer: with it the visit of the room begins. */
export function AskedOpener(props: OpenerProps) {
  const isDue = useConsentDue()
  const [wasAsked, setWasAsked] = useState(false)
  if (isDue === true && !wasAsked) setWasAsked(true)
  if (isDue !== false) return null
  return wasAsked ? <Answered {...props} /> : <Opener {...props} />
}

function Answered(props: OpenerProps) {
  const [answeredAt] = useState(timeNow)
  return <Opener {...props} enteredAt={Math.max(answeredAt, props.enteredAt)} />
}
