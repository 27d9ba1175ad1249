/** What two spellings of one call have in common: the order of the query's parts does not matter. */
export function keyOfCall(call: string): string {
  const url = new URL(call, 'http://portal.invalid')
  url.searchParams.sort()
  return url.pathname + url.search
}
