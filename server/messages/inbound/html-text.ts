const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }
const BLOCK_ENDS = /<br ?\/?>|<hr ?\/?>|<\/(?:p|div|li|tr|h[1-6]|blockquote|pre)>/g
const TOKEN = /<[^<>]*>|&[a-z#0-9]+;|[^<&]+|[<&]/g

/** The text of sanitised HTML, for what has no text of its own. */
export function readText(html: string): string {
  return html
    .replaceAll(BLOCK_ENDS, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
}

/** Whatever it is laid out with does not count. */
export function countLetters(text: string): number {
  return text.replaceAll(/\s/g, '').length
}

/**
 * Sanitised HTML up to behind so many letters of its text, as `countLetters` counts them; what is open there stays open.
 */
export function cutBehind(html: string, letters: number): string {
  let left = letters
  for (const { 0: token, index } of html.matchAll(TOKEN)) {
    if (token.startsWith('<') && token !== '<') continue
    const text = token.startsWith('&') ? readText(token) : token
    const count = countLetters(text)
    if (count >= left) return html.slice(0, index + findEnd(token, text, left))
    left -= count
  }
  return html
}

/** Where in a piece of text, or an entity, as many letters are over. */
function findEnd(token: string, text: string, letters: number): number {
  if (token !== text) return token.length
  let left = letters
  for (const { index } of text.matchAll(/\S/g)) {
    if (--left <= 0) return index + 1
  }
  return text.length
}
