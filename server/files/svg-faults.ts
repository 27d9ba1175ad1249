/** What a picture has no use for, and a page could be attacked with. Names may have a prefix (`svg:script`). */
const FORBIDDEN: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/<(?:[\w.-]+:)?script/i, 'a script'],
  [/<(?:[\w.-]+:)?(?:foreignObject|iframe|embed|object|audio|video|handler|listener)\b/i, 'foreign content'],
  [/[\s"'/]on[a-z]+\s*=\s*["']/i, 'an event handler'],
  [/<!(?:DOCTYPE|ENTITY)/i, 'a document type'],
  [/<\?xml-stylesheet/i, 'a style sheet'],
  [/attributeName\s*=\s*["']\s*(?:[\w-]+:)?(?:href|on)/i, 'an animated address'],
  [/1999\/xhtml/i, 'HTML'],
  [/xml:base\s*=/i, 'a base address'],
  [/@import/i, 'an imported style sheet'],
  // Written so, a word would not be found by the other patterns.
  [/\\/, 'a backslash'],
  [
    /&#(?:x0*(?:2[89a-f]|3[0-9a]|[4-7][0-9a-f])|0*(?:4[0-9]|5[0-8]|6[4-9]|[7-9][0-9]|1[01][0-9]|12[0-7]));/i,
    'a plain character as a reference',
  ],
]
/** Addresses, and what they may be: a part of the same file, or a pixel picture inside it. */
const ADDRESSES = /(?:^|[\s"':])(?:href|src|data|action)\s*=\s*(["'])(.*?)\1/gis
const STYLE_ADDRESSES = /url\(\s*(["']?)(.*?)\1\s*\)/gis
const OWN_ADDRESS = /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp|avif)[;,]|$)/i

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Why an SVG may not be brought in: it runs something, or fetches something from elsewhere; null = it
 * does neither. Stricter than need be: a drawing has no use for any of it.
 */
export function svgFault(bytes: Uint8Array): string | null {
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    return 'is not UTF-8'
  }
  if (!/<(?:[\w.-]+:)?svg[\s/>]/i.test(text)) return 'is not SVG'
  const encoding = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)/i.exec(text)?.[1]
  if (encoding !== undefined && encoding.toLowerCase() !== 'utf-8') return 'is not UTF-8'
  const forbidden = FORBIDDEN.find(([pattern]) => pattern.test(text))
  if (forbidden !== undefined) return `contains ${forbidden[1]}`
  const addresses = [...text.matchAll(ADDRESSES), ...text.matchAll(STYLE_ADDRESSES)].map((match) => match[2] ?? '')
  const foreign = addresses.find((address) => !OWN_ADDRESS.test(address))
  return foreign === undefined ? null : `refers to ${foreign.slice(0, 60)}`
}
