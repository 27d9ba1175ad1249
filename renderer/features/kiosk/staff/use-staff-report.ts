import { useEffect, useEffectEvent, useState } from 'react'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { getStaffReport } from '#shared/contracts/kiosk/host.contract.ts'
import { call } from '#renderer/api/index.ts'
import { readKioskState } from '../state/kiosk.store.ts'

export type StaffReport = AnswerOf<typeof getStaffReport>

/** ms between two readings, while somebody looks. */
const EVERY = 3_000

/** How the device is, read again and again as long as staff look at it. */
export function useStaffReport(token: string, onExpired: () => void) {
  const [report, setReport] = useState<StaffReport | null>(null)
  const [failed, setFailed] = useState(false)
  const expired = useEffectEvent(onExpired)
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const read = async () => {
      const result = await call(getStaffReport, { body: { token }, silent: true })
      if (isOver) return
      if (result.ok) setReport(result.value)
      else if (result.error.status === 401) return expired()
      setFailed(!result.ok)
      void readKioskState()
      timer = setTimeout(() => void read(), EVERY)
    }
    void read()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [token])
  return { report, failed }
}
