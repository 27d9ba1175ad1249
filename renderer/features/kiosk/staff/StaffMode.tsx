import { useEffect, useState } from 'react'
import { useKiosk } from '../state/kiosk.store.ts'
import { watchIdle } from '../visit/idle-watch.ts'
import { PairAnewDialog } from './LostToken.tsx'
import { PinDialog } from './PinDialog.tsx'
import { closeStaffMode, useStaff } from './staff.store.ts'
import { StaffDialog } from './StaffDialog.tsx'

/** ms without a touch after which the door closes by itself. */
const CLOSES_AFTER = 60_000
/** ms: whoever pairs walks to another machine for the code. */
const PAIRING_CLOSES_AFTER = 300_000

/** The PIN first, then what staff can see and do. The token is kept in this component alone, so closing forgets it. */
export function StaffMode({ onUnit }: { onUnit: (unitSlug: string) => void }) {
  const isOpen = useStaff((staff) => staff.isOpen)
  return isOpen ? <Door onUnit={onUnit} /> : null
}

function Door({ onUnit }: { onUnit: (unitSlug: string) => void }) {
  const [token, setToken] = useState<string | null>(null)
  const [isPairing, setIsPairing] = useState(false)
  const closesAfter = isPairing ? PAIRING_CLOSES_AFTER : CLOSES_AFTER
  useEffect(() => watchIdle({ usual: closesAfter, inFrame: closesAfter }, closeStaffMode), [closesAfter])
  const hasPin = useKiosk(({ host }) => host?.hasStaffPin ?? false)
  useEffect(() => {
    // A device that was just paired has no PIN yet: no digits would open the door.
    if (token === null && !hasPin) closeStaffMode()
  }, [token, hasPin])
  if (token === null) return <PinDialog onEntered={setToken} onClose={closeStaffMode} />
  const backToReport = () => setIsPairing(false)
  if (isPairing) return <PairAnewDialog token={token} onPaired={backToReport} onClose={backToReport} />
  return (
    <StaffDialog
      token={token}
      onUnit={(slug) => {
        closeStaffMode()
        onUnit(slug)
      }}
      onPair={() => setIsPairing(true)}
      onExpired={() => setToken(null)}
      onClose={closeStaffMode}
    />
  )
}
