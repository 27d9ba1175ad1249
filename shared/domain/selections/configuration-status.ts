/** State of a unit's configuration, nothing else (ENG-31). */
export type ConfigurationStatus = 'pending' | 'completed'

export type StatusFault = 'STATUS_UNCHANGED'

/** Completing and reopening (ENG-32, ENG-33, ENG-36): the status, or why it stays. */
export function changeStatus(
  current: ConfigurationStatus,
  wanted: ConfigurationStatus,
): { readonly ok: true; readonly status: ConfigurationStatus } | { readonly ok: false; readonly code: StatusFault } {
  return current === wanted ? { ok: false, code: 'STATUS_UNCHANGED' } : { ok: true, status: wanted }
}
