import { tabKeep } from './storage.ts'

/**
 * Parameters of an address that are kept, and can be used once (NAV-55, NAV-56): p001 and p003 are
 * addresses to go back to, p002 the words for it, p010 the name of a design line.
 */
const NAMES = ['p001', 'p002', 'p003', 'p010'] as const
export type KeptParameter = (typeof NAMES)[number]

/** Characters; a longer value is none of ours. */
const MAX_LENGTH = 2_000

/**
 * Takes what is kept out of the address, before anything else reads it: logging in and redirects
 * lose the query, and a reload must not use it again. Kept for this tab.
 */
export function keepQuery(): void {
  const url = new URL(window.location.href)
  const found = NAMES.filter((name) => url.searchParams.has(name))
  if (found.length === 0) return
  for (const name of found) {
    const value = url.searchParams.get(name) ?? ''
    if (value !== '' && value.length <= MAX_LENGTH) tabKeep.setItem(getKey(name), value)
    url.searchParams.delete(name)
  }
  window.history.replaceState(window.history.state, '', url)
}

/** What is kept, without using it up: rendering may ask twice. */
export function readKept(name: KeptParameter): string | null {
  return tabKeep.getItem(getKey(name))
}

/** It has been used. */
export function forgetKept(name: KeptParameter): void {
  tabKeep.removeItem(getKey(name))
}

function getKey(name: KeptParameter): string {
  return `query.${name}`
}
