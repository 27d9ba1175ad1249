/** One page of a search over items, as lists show it. */
export interface SearchResults<Entry extends { readonly id: string }> {
  readonly entries: readonly Entry[]
  /** Number of entries asked for at most. */
  readonly limitValue: number
  /** Number of entries that there are in all. */
  readonly totalCount: number
}

export type SearchResultEvent<Entry> =
  | { readonly type: 'updated'; readonly entry: Entry }
  | { readonly type: 'deleted'; readonly id: string }

/** Keeps search results current (ENG-24, ENG-25). An event about an entry not in them changes nothing. */
export function applySearchResultEvent<Entry extends { readonly id: string }>(
  results: SearchResults<Entry>,
  event: SearchResultEvent<Entry>,
): SearchResults<Entry> {
  const id = event.type === 'updated' ? event.entry.id : event.id
  if (!results.entries.some((entry) => entry.id === id)) return results
  if (event.type === 'updated') {
    return { ...results, entries: results.entries.map((entry) => (entry.id === id ? event.entry : entry)) }
  }
  return {
    entries: results.entries.filter((entry) => entry.id !== id),
    limitValue: results.limitValue - 1,
    totalCount: results.totalCount - 1,
  }
}
