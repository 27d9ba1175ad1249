/** A cookie of this page by its name; null = there is none. */
export function readCookie(name: string): string | null {
  for (const pair of document.cookie.split('; ')) {
    const [key, ...value] = pair.split('=')
    if (key === name) return value.join('=')
  }
  return null
}
