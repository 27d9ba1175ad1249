import { useEffect, useState } from 'react'
import { watchIdle } from '../visit/idle-watch.ts'
import { PinDialog } from './PinDialog.tsx'
import { closeStaffMode, useStaff } from './staff.store.ts'
import { StaffDialog } from './StaffDialog.tsx'

/** ms without a touch after which the door closes by itself. */
const CLOSES_AFTER = 60_000

/** The PIN first, then what staff can see and do. The token is kept in this component alone, so closing forgets it. */
export function StaffMode({ onUnit }: { onUnit: (unitSlug: string) => void }) {
  const isOpen = useStaff((staff) => staff.isOpen)
  return isOpen ? <Door onUnit={onUnit} /> : null
}

function Door({ onUnit }: { onUnit: (unitSlug: string) => void }) {
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => watchIdle({ usual: CLOSES_AFTER, inFrame: CLOSES_AFTER }, closeStaffMode), [])
  return token === null ? (
    <PinDialog onEntered={setToken} onClose={closeStaffMode} />
  ) : (
    <StaffDialog
      token={token}
      onUnit={(slug) => {
        closeStaffMode()
        onUnit(slug)
      }}
      onExpired={() => setToken(null)}
      onClose={closeStaffMode}
    />
  )
}
