/** The last faults of the device, for its report: codes and times, never texts. */
export interface FaultLog {
  /** `code`: as `DeviceReportSchema` wants it. The same code again only moves its time. */
  note(code: string): void
  /** What has been put right. */
  forget(code: string): void
  /** Newest first. */
  list(): { code: string; at: string }[]
}

/** As many as a report takes. */
const MOST = 20

/** @param now ms since epoch */
export function createFaultLog(now: () => number): FaultLog {
  const times = new Map<string, number>()
  return {
    note(code) {
      times.delete(code)
      times.set(code, now())
      for (const oldest of [...times.keys()].slice(0, -MOST)) times.delete(oldest)
    },
    forget: (code) => void times.delete(code),
    list: () => [...times].reverse().map(([code, at]) => ({ code, at: new Date(at).toISOString() })),
  }
}
