import { linkTo } from '#renderer/platform/routes.ts'
import { tabKeep } from '#renderer/platform/storage.ts'

const KEY = 'units_view'

/** Remembers what of the table was shown last in this tab, as its address has it. */
export function keepLastView(query: string): void {
  if (query === '') tabKeep.removeItem(KEY)
  else tabKeep.setItem(KEY, query)
}

/** The way back to the table, as it was left. */
export function getTableLink(accountId: string): string {
  const query = tabKeep.getItem(KEY)
  const table = linkTo('adminUnits', { accountId })
  return query === null ? table : `${table}?${query}`
}
