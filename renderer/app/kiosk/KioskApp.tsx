import { useEffect, useState } from 'react'
import {
  beginVisit,
  endVisit,
  OnScreenKeyboard,
  useKiosk,
  useVisit,
  watchKioskState,
} from '#renderer/features/kiosk/index.ts'
import './kiosk.css'
import { KioskScreen } from './KioskScreen.tsx'
import { MemoryHistory } from './MemoryHistory.tsx'
import { hasToEnd } from './page-facts.ts'
import type { CommonParts } from './parts.types.ts'

/** The kiosk's application: whatever is to be seen on the device. */
export function KioskApp({ address, parts }: { address: string; parts: CommonParts }) {
  useEffect(watchKioskState, [])
  useOrders()
  const [begins] = useState(() => useKiosk.getState().host?.settings.attractLoop === false)
  useEffect(() => {
    // Without pictures to wait before, the first room is simply there; nobody has touched it yet.
    if (begins) useVisit.setState({ phase: 'opening', isTouched: false })
  }, [begins])
  const { Frame } = parts
  return (
    <Frame>
      <MemoryHistory start={address}>
        <KioskScreen parts={parts} onBegin={beginVisit} />
      </MemoryHistory>
      <OnScreenKeyboard />
    </Frame>
  )
}

/** What the host wants of the page: to forget the visit, or, while nobody is there, to begin anew with what is new. */
function useOrders(): void {
  useEffect(() => {
    const first = useKiosk.getState().host
    return useKiosk.subscribe(({ host }) => {
      if (host === null || first === null) return
      if (hasToEnd(first, host, useVisit.getState())) void endVisit()
    })
  }, [])
}
