import { type Place, getPlace } from '#renderer/platform/place.ts'

/** The place that a link brought along, where the address of its page does not say it; null = it brought none. */
export function placeOfState(state: unknown): Place | null {
  if (typeof state !== 'object' || state === null || !('legalPlace' in state)) return null
  const { legalPlace: path } = state
  return typeof path === 'string' ? getPlace(path) : null
}

/** An address that names the place: what a link brings along. */
export function pathOfPlace({ portal, accountId, projectId }: Place): string {
  return `/${portal}/${[accountId, ...(projectId === null ? [] : [projectId])].map(encodeURIComponent).join('/')}`
}
