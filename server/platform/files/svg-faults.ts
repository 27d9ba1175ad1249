import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes'
import { type Finding, finding } from '#shared/contracts/package-findings.ts'
import { stylesFault } from './style-faults.ts'
import { MAX_REPEATED, SvgRepeats } from './svg-repeats.ts'
import { isDrawingElement, isEditorNamespace, SVG_NAMESPACE } from './svg-elements.ts'

/** Bytes of a drawing; the largest of projects have 50 KB. */
export const MAX_SVG_BYTES = 2 * 1024 * 1024
/** Elements in one another; what shows a drawing goes through them one in another. */
const MAX_DEPTH = 100
/** Attributes of one element; those of projects have some ten. */
const MAX_ATTRIBUTES = 200
const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace'
/** What an address may be: a part of the same file, or a pixel picture inside it. */
const OWN_ADDRESS = /^(?:#|data:image\/(?:png|jpeg|gif|webp|avif)[;,]|$)/i
const ADDRESS_ATTRIBUTES = new Set(['href', 'src', 'data', 'action'])
/** In any case: names in HTML, as which drawings may come to stand in a page, have none. */
const EVENT_HANDLER = /^on/i
const ADDRESS_OR_HANDLER = /^(?:[\w-]+:)?(?:href|on)/i

/**
 * Why an SVG of at most `MAX_SVG_BYTES` may not be brought in; null = it may. Read as browsers read it, as XML, and let in by what it consists of:
 * elements that draw, none that run something, nothing that is fetched from elsewhere.
 */
export function svgFault(bytes: Uint8Array): Finding | null {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return finding('svgNotUtf8')
  }
  try {
    read(text)
    return null
  } catch (error) {
    if (error instanceof SvgFault) return error.finding
    return finding('svgMalformed', { detail: error instanceof Error ? error.message.slice(0, 100) : '' })
  }
}

/** The values of an attribute, in the order of the drawing; of one that cannot be read none. */
export function attributeValues(svg: string, name: string): string[] {
  const values: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ attributes }) => {
    const value = attributes[name]?.value
    if (value !== undefined) values.push(value)
  })
  try {
    parser.write(svg).close()
    return values
  } catch {
    return []
  }
}

/** Ends reading: the parser has no other way. */
class SvgFault extends Error {
  readonly finding: Finding
  constructor(found: Finding) {
    super(found.code)
    this.finding = found
  }
}

/** @throws SvgFault, or the parser's error where it is not XML */
function read(text: string): void {
  const refuse = (found: Finding | null) => {
    if (found !== null) throw new SvgFault(found)
  }
  const parser = new SaxesParser({ xmlns: true })
  const repeats = new SvgRepeats()
  let depth = 0
  /** What a style sheet says so far; null outside of one. */
  let styles: string | null = null
  const sheets: string[] = []
  parser.on('error', (error) => {
    throw error
  })
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && encoding.toLowerCase() !== 'utf-8') refuse(finding('svgNotUtf8'))
  })
  parser.on('doctype', () => refuse(finding('svgDocumentType')))
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase() === 'xml-stylesheet') refuse(finding('svgStyleSheet'))
  })
  parser.on('opentag', (tag) => {
    depth += 1
    if (depth === 1 && !(isOfSvg(tag.uri) && tag.local === 'svg')) refuse(finding('svgNotSvg'))
    if (depth > MAX_DEPTH) refuse(finding('documentTooDeep', { limit: MAX_DEPTH }))
    // Browsers leave elements out when they read the sheet, and go on behind them.
    if (styles !== null) refuse(finding('svgInStyle', { name: tag.local.slice(0, 60) }))
    refuse(elementFault(tag))
    if (tag.local === 'style') styles = ''
    const attributes = Object.values(tag.attributes)
    if (attributes.length > MAX_ATTRIBUTES) refuse(finding('svgAttributes', { limit: MAX_ATTRIBUTES }))
    for (const attribute of attributes) refuse(attributeFault(attribute))
    repeats.open(tag.local, attributes)
  })
  const addStyles = (part: string) => {
    if (styles !== null) styles += part
  }
  parser.on('text', addStyles)
  parser.on('cdata', addStyles)
  parser.on('closetag', () => {
    depth -= 1
    repeats.close()
    if (styles === null) return
    refuse(stylesFault(styles, isOwnAddress))
    sheets.push(styles)
    styles = null
  })
  parser.write(text).close()
  repeats.addStyles(sheets.join('\n'))
  if (repeats.isTooMuch()) refuse(finding('svgRepeats', { limit: MAX_REPEATED }))
}

function elementFault({ uri, local }: SaxesTagNS): Finding | null {
  if (isOfSvg(uri)) {
    if (local.toLowerCase() === 'script') return finding('svgScript')
    return isDrawingElement(local) ? null : finding('svgElement', { name: local.slice(0, 60) })
  }
  if (uri === 'http://www.w3.org/1999/xhtml') return finding('svgHtml')
  return isEditorNamespace(uri) ? null : finding('svgForeignContent')
}

/** Where a drawing stands in a page, it needs to say no namespace. */
function isOfSvg(uri: string): boolean {
  return uri === SVG_NAMESPACE || uri === ''
}

function attributeFault({ uri, local, name, value }: SaxesAttributeNS): Finding | null {
  if (EVENT_HANDLER.test(local)) return finding('svgEventHandler')
  if (local === 'base' && (uri === XML_NAMESPACE || uri === '')) return finding('svgBaseAddress')
  if (name === 'attributeName' && ADDRESS_OR_HANDLER.test(value.trim())) return finding('svgAnimatedAddress')
  if (ADDRESS_ATTRIBUTES.has(local.toLowerCase()) && !isOwnAddress(value)) {
    return finding('svgForeignAddress', { address: value.trim().slice(0, 60) })
  }
  // What drawing programs note for themselves, such as paths of Windows, is no style.
  return isEditorNamespace(uri) ? null : stylesFault(value, isOwnAddress)
}

function isOwnAddress(address: string): boolean {
  return OWN_ADDRESS.test(address.trim())
}
