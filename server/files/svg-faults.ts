import { type Finding, finding } from '#shared/contracts/package-findings.ts'

/** What a picture has no use for, and a page could be attacked with. Names may have a prefix (`svg:script`). */
const FORBIDDEN = [
  [/<(?:[\w.-]+:)?script/i, 'svgScript'],
  [/<(?:[\w.-]+:)?(?:foreignObject|iframe|embed|object|audio|video|handler|listener)\b/i, 'svgForeignContent'],
  [/[\s"'/]on[a-z]+\s*=\s*["']/i, 'svgEventHandler'],
  [/<!(?:DOCTYPE|ENTITY)/i, 'svgDocumentType'],
  [/<\?xml-stylesheet/i, 'svgStyleSheet'],
  [/attributeName\s*=\s*["']\s*(?:[\w-]+:)?(?:href|on)/i, 'svgAnimatedAddress'],
  [/1999\/xhtml/i, 'svgHtml'],
  [/xml:base\s*=/i, 'svgBaseAddress'],
  [/@import/i, 'svgImport'],
  // Written so, a word would not be found by the other patterns.
  [/\\/, 'svgBackslash'],
  [
    /&#(?:x0*(?:2[89a-f]|3[0-9a]|[4-7][0-9a-f])|0*(?:4[0-9]|5[0-8]|6[4-9]|[7-9][0-9]|1[01][0-9]|12[0-7]));/i,
    'svgReference',
  ],
] as const
/** Addresses, and what they may be: a part of the same file, or a pixel picture inside it. */
const ADDRESSES = /(?:^|[\s"':])(?:href|src|data|action)\s*=\s*(["'])(.*?)\1/gis
const STYLE_ADDRESSES = /url\(\s*(["']?)(.*?)\1\s*\)/gis
const OWN_ADDRESS = /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp|avif)[;,]|$)/i

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Why an SVG may not be brought in: it runs something, or fetches something from elsewhere; null = it
 * does neither. Stricter than need be: a drawing has no use for any of it.
 */
export function svgFault(bytes: Uint8Array): Finding | null {
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    return finding('svgNotUtf8')
  }
  if (!/<(?:[\w.-]+:)?svg[\s/>]/i.test(text)) return finding('svgNotSvg')
  const encoding = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)/i.exec(text)?.[1]
  if (encoding !== undefined && encoding.toLowerCase() !== 'utf-8') return finding('svgNotUtf8')
  const forbidden = FORBIDDEN.find(([pattern]) => pattern.test(text))
  if (forbidden !== undefined) return finding(forbidden[1])
  const addresses = [...text.matchAll(ADDRESSES), ...text.matchAll(STYLE_ADDRESSES)].map((match) => match[2] ?? '')
  const foreign = addresses.find((address) => !OWN_ADDRESS.test(address))
  return foreign === undefined ? null : finding('svgForeignAddress', { address: foreign.slice(0, 60) })
}
