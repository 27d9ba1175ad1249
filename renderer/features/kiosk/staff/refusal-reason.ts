/** Why a portal refuses something, as staff can do something about it. */
type RefusalReason = 'content' | 'notAllowed' | 'gone' | 'changed' | 'tooLarge' | 'failed' | 'unknown'

const REASONS: Readonly<Record<number, RefusalReason>> = {
  400: 'content',
  401: 'notAllowed',
  403: 'notAllowed',
  404: 'gone',
  409: 'changed',
  410: 'gone',
  413: 'tooLarge',
  422: 'content',
  500: 'failed',
}

/** @param status of the portal's answer; 0 = it was not noted */
export function describeReason(status: number): RefusalReason {
  return REASONS[status] ?? 'unknown'
}
