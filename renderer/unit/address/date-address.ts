/** The parameter of the configurator's address that names the deadline whose decisions somebody goes through. */
const PARAM = 'date'

/** The deadline that an address names; null = none. `search`: as the router has it. */
export function dateIn(search: string): string | null {
  const id = new URLSearchParams(search).get(PARAM)
  return id === '' ? null : id
}

/** A path with the deadline, if there is one: it goes along from item to item and from room to room, and over a reload. */
export function withDate(path: string, deadlineId: string | null): string {
  return deadlineId === null ? path : `${path}?${PARAM}=${encodeURIComponent(deadlineId)}`
}

/** An address without its deadline. */
export function withoutDate({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  const params = new URLSearchParams(search)
  params.delete(PARAM)
  const rest = params.toString()
  return rest === '' ? pathname : `${pathname}?${rest}`
}
