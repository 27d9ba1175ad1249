import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { svgFault } from './svg-faults.ts'

const RESOURCES = join(import.meta.dirname, '../../resources')
const svg = (inside: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)

it('lets drawings in, also with styles, parts used twice and pixels of their own', () => {
  for (const inside of [
    '<path d="M0 0h1" style="fill:url(#shade)"/>',
    '<style>.a { fill: #fff }</style><use href="#a"/>',
    '<image href="data:image/png;base64,AAAA"/>',
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
  '<h:meta xmlns:h="http://www.w3.org/1999/xhtml" content="0;url=x"/>',
])('refuses %s', (inside) => {
  expect(svgFault(svg(inside))).not.toBeNull()
})

it('refuses what is not SVG in UTF-8', () => {
  expect(svgFault(Buffer.from('<html/>'))).toMatchObject({ code: 'svgNotSvg' })
  expect(svgFault(Buffer.from('<svg xmlns="a"/>', 'utf16le'))).not.toBeNull()
  expect(svgFault(Buffer.from([0x3c, 0x73, 0x76, 0x67, 0x3e, 0xff]))).toMatchObject({ code: 'svgNotUtf8' })
  expect(svgFault(Buffer.from('<?xml version="1.0" encoding="UTF-7"?><svg/>'))).toMatchObject({ code: 'svgNotUtf8' })
  expect(svgFault(Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'))).toMatchObject({ code: 'svgDocumentType' })
})
