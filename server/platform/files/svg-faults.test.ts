import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { attributeValues, svgFault } from './svg-faults.ts'

const RESOURCES = join(import.meta.dirname, '../../../resources')
const svg = (inside: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)

it('lets drawings in, also with styles, parts used twice and pixels of their own', () => {
  for (const inside of [
    '<path d="M0 0h1" style="fill:url(#shade)"/>',
    '<style>.a { fill: #fff }</style><use href="#a"/>',
    '<image href="data:image/png;base64,AAAA"/>',
    '<rect fill="url( &quot;#shade&quot; )" filter="url(#a) url(#b)"/>',
    '<style><![CDATA[a{fill:url(#b)}]]></style>',
    '<i:view xmlns:i="http://www.inkscape.org/namespaces/inkscape" i:zoom="1"/>',
    '<!-- <script> --><title>on = "x" url(https://example.com) &lt;script&gt;</title>',
    '<text data-on="1" font-family="Arial">Wohnen &amp; Garten &#228; online = ja</text>',
  ]) {
    expect([inside, svgFault(svg(inside))]).toEqual([inside, null])
  }
  const logos = readdirSync(RESOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'))
  expect(logos.length).toBeGreaterThan(5)
  for (const logo of logos) expect([logo, svgFault(readFileSync(join(RESOURCES, logo)))]).toEqual([logo, null])
})

it.each([
  '<script>1</script>',
  '<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>',
  '<rect onclick="x()"/>',
  '<rect\nONLOAD = "x()"/>',
  '<foreignObject><p/></foreignObject>',
  '<a href="javascript:x()"><rect/></a>',
  '<a href="&#106;avascript:x()"><rect/></a>',
  '<a xlink:href="https://example.com"><rect/></a>',
  '<use href="other.svg#a"/>',
  '<image href="//example.com/a.png"/>',
  '<image href="data:image/svg+xml;base64,AAAA"/>',
  '<a href="#a"><animate attributeName="href" values="javascript:x()"/></a>',
  '<style>@import "https://example.com"</style>',
  '<style>@\\69mport "https://example.com"</style>',
  '<rect style="fill:url(https://example.com/a)"/>',
  '<rect style="fill:&#x75;rl(https://example.com/a)"/>',
  '<rect fill="URL( \'https://example.com/a\' )"/>',
  '<rect fill="url(https://example.com/a"/>',
  '<style>a{fill:url(#b);stroke:url(//example.com/a)}</style>',
  '<style><![CDATA[a{fill:url(//example.com/a)}]]></style>',
  '<style>a{background:image-set("https://example.com/a" 1x)}</style>',
  '<rect style="fill:\\75rl(https://example.com/a)"/>',
  '<g xml:base="https://example.com/"/>',
  '<set attributeName=" xlink:href" to="javascript:x()"/>',
  '<set attributeName="onclick" to="x()"/>',
  '<math xmlns="http://www.w3.org/1998/Math/MathML"/>',
  '<x:thing xmlns:x="https://example.com/"/>',
  '<handler type="text/javascript"/>',
  '<Script>1</Script>',
  '<discard href="#a"/>',
  '<rect/><rect',
  '<g>&unknown;</g>',
  '<?xml-stylesheet href="a.css"?>',
  '<h:meta xmlns:h="http://www.w3.org/1999/xhtml" content="0;url=x"/>',
])('refuses %s', (inside) => {
  expect(svgFault(svg(inside))).not.toBeNull()
})

it.each([
  ['spaces after an address that does not end', `<style>a{fill:url(${' '.repeat(100_000)}</style>`, null],
  ['addresses that do not end', `<style>${'url('.repeat(25_000)}</style>`, 'svgForeignAddress'],
  ['addresses in quotes that do not end', `<rect style='${'url("'.repeat(25_000)}'/>`, 'svgForeignAddress'],
  ['attributes', `<rect ${Array.from({ length: 10_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`, 'svgAttributes'],
  ['names that nearly are one', `<style>${'@impor'.repeat(20_000)}</style>`, null],
  ['elements in elements', '<g>'.repeat(30_000), 'documentTooDeep'],
])('FOUND-2 comes to an end with 100 kB of %s', (_, inside, code) => {
  // The pattern that was here before would have taken hours.
  expect(svgFault(svg(inside))?.code ?? null).toBe(code)
})

/** Ten uses of ten uses of …, `levels` deep. */
function laughs(levels: number, refer: (id: string) => string, wrap: (id: string, inside: string) => string): string {
  const level = (at: number) => wrap(`l${at}`, refer(`l${at - 1}`).repeat(10))
  return `<path id="l0" d="M0 0h1"/>${Array.from({ length: levels }, (_, at) => level(at + 1)).join('')}`
}
const group = (id: string, inside: string) => `<g id="${id}">${inside}</g>`

it.each<[string, string]>([
  ['uses', laughs(5, (id) => `<use href="#${id}"/>`, group)],
  [
    'uses by the old name',
    laughs(5, (id) => `<use xlink:href=" #${id}" xmlns:xlink="http://www.w3.org/1999/xlink"/>`, group),
  ],
  [
    'patterns',
    laughs(
      5,
      (id) => `<rect fill="url(#${id})"/>`,
      (id, inside) => `<pattern id="${id}">${inside}</pattern>`,
    ),
  ],
  [
    'masks in styles',
    laughs(
      5,
      (id) => `<rect style="mask: url( '#${id}' )"/>`,
      (id, inside) => `<mask id="${id}">${inside}</mask>`,
    ),
  ],
  ...[
    ['class', (id: string) => `.x${id}`],
    ['name and class', (id: string) => `svg > rect.x${id}`],
    ['attribute', (id: string) => `[class*="}"], rect[class~="x${id}"]`],
    ['media', (id: string) => `@media all{ /* a */ .y, .x${id}`],
  ].map(([what, selector]): [string, string] => [
    `patterns by a style sheet: ${String(what)}`,
    `<style>${Array.from({ length: 6 }, (_, at) => {
      const rule = typeof selector === 'function' ? selector(`l${at}`) : ''
      return `${rule}{fill:url(#l${at})}${rule.startsWith('@') ? '}' : ''}`
    }).join('')}</style>${laughs(
      5,
      (id) => `<rect class="a x${id}"/>`,
      (id, inside) => `<pattern id="${id}">${inside}</pattern>`,
    )}`,
  ]),
  ['groups beside others of the same name', `${laughs(5, (id) => `<use href="#${id}"/>`, group)}<g id="l5"/>`],
  ['a part that holds itself', '<g id="a"><g id="b"><use href="#a"/></g></g>'],
  ['two that hold one another', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
  [
    'a chain without an end in sight',
    Array.from({ length: 5_000 }, (_, at) => `<g id="l${at}"><use href="#l${at + 1}"/></g>`).join(''),
  ],
])('FOUND-2: refuses what multiplies by reference: %s', (_, inside) => {
  expect(svgFault(svg(inside))).toMatchObject({ code: 'svgRepeats' })
})

it('FOUND-2: lets in what a plan draws again, and looks through 2 MB of references at once', () => {
  const use = (id: string) => `<use href="#${id}"/>`
  expect(svgFault(svg(laughs(4, use, group)))).toBeNull()
  const shades = `<linearGradient id="shade"><stop/><stop/></linearGradient>${'<rect fill="url(#shade)"/>'.repeat(60_000)}`
  expect(svgFault(svg(shades))).toBeNull()
  const styled = '<style>.st0{fill:url(#shade)}.st1{clip-path:url(#edge)}</style><clipPath id="edge"><path/></clipPath>'
  expect(svgFault(svg(`${styled}${shades.replaceAll('fill="url(#shade)"', 'class="st0"')}<g class="st1"/>`))).toBeNull()
  const rules = Array.from({ length: 20_000 }, (_, at) => `.a{fill:url(#x${at})}`).join('')
  expect(svgFault(svg(`<style>${rules}</style>${'<rect class="a"/>'.repeat(50_000)}`))).toBeNull()
  const names = Array.from({ length: 100_000 }, (_, at) => `.a${at}`).join(',')
  expect(svgFault(svg(`<style>${names}{${'fill:url(#x);'.repeat(60_000)}}</style>`))).toBeNull()
  const many = Array.from({ length: 30_000 }, (_, at) => `<g id="l${at}"><use href="#l${at - (at % 7)}x"/></g>`)
  expect(svgFault(svg(many.join('')))).toBeNull()
})

it('FOUND-2: refuses an element with more attributes than any drawing has', () => {
  const rect = (count: number) => svg(`<rect ${Array.from({ length: count }, (_, at) => `a${at}="1"`).join(' ')}/>`)
  expect(svgFault(rect(200))).toBeNull()
  expect(svgFault(rect(201))).toMatchObject({ code: 'svgAttributes' })
})

it('FOUND-2 refuses elements that lie in one another beyond any drawing', () => {
  const nested = (depth: number) => svg('<g>'.repeat(depth) + '</g>'.repeat(depth))
  expect(svgFault(nested(99))).toBeNull()
  expect(svgFault(nested(100))).toMatchObject({ code: 'documentTooDeep' })
})

it.each([
  '<style>@import "https://evil.example/a.css";a{fill:url(https://evil.example/x)}<g/></style>',
  '<style>a{fill:url(https://evil.example/x)}<title/></style>',
  '<style><style>@import "https://evil.example/a.css"</style></style>',
  '<style>a{}<i:view xmlns:i="http://www.inkscape.org/namespaces/inkscape"/></style>',
])('FOUND-2 refuses elements inside a style sheet: %s', (inside) => {
  expect(svgFault(svg(inside))).toMatchObject({ code: 'svgInStyle' })
})

it('FOUND-2 lets in what a drawing program notes for itself, and what is written beside a style sheet', () => {
  const inkscape = 'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
  for (const inside of [
    `<g ${inkscape} inkscape:export-filename="C:\\Users\\x"/>`,
    '<desc>C:\\Users</desc>url(https://example.com)<style>a{fill:#fff}</style>',
  ]) {
    expect([inside, svgFault(svg(inside))]).toEqual([inside, null])
  }
  expect(svgFault(svg('<g font-family="C:\\Users"/>'))).toMatchObject({ code: 'svgBackslash' })
  expect(svgFault(svg(`<g ${inkscape} inkscape:href="https://example.com"/>`))).not.toBeNull()
})

it('finds the values of an attribute, in their order', () => {
  const drawing = svg('<g data-unit="a"/><g data-unit=\'b &amp; c\'/><g title="data-unit=&quot;d&quot;"/>').toString()
  expect(attributeValues(drawing, 'data-unit')).toEqual(['a', 'b & c'])
  expect(attributeValues('<svg data-unit="a">', 'data-unit')).toEqual([])
})

it('refuses what is not SVG in UTF-8', () => {
  expect(svgFault(Buffer.from('<html/>'))).toMatchObject({ code: 'svgNotSvg' })
  expect(svgFault(Buffer.from('<svg xmlns="a"/>', 'utf16le'))).not.toBeNull()
  expect(svgFault(Buffer.from([0x3c, 0x73, 0x76, 0x67, 0x3e, 0xff]))).toMatchObject({ code: 'svgNotUtf8' })
  expect(svgFault(Buffer.from('<?xml version="1.0" encoding="UTF-7"?><svg/>'))).toMatchObject({ code: 'svgNotUtf8' })
  expect(svgFault(Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'))).toMatchObject({ code: 'svgDocumentType' })
})
