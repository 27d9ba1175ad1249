/** Pattern of `like` for text that contains these words, any case; its wildcards stand for any one character. */
export function containing(search: string): string {
  return `%${search.trim().toLowerCase().replace(/[%\\]/g, '_')}%`
}
