import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { decideSentType } from './sent-file-types.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sent-types-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function decide(name: string, content: Uint8Array | string) {
  const path = join(folder, 'file.part')
  await writeFile(path, content)
  const decided = await decideSentType(path, name)
  if (decided.ok) return `${decided.value.extension} ${decided.value.contentType}`
  const [{ code, field, message }] = decided.error.faults
  expect([code, field]).toEqual(['FILE_TYPE_REFUSED', 'file_name'])
  return message
}

const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif') =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .toFormat(format)
    .toBuffer()
const film = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0${brand}mp41`, 'latin1')
const OFFICE = 'application/vnd.openxmlformats-officedocument.'
const office = (main: string) =>
  zipSync({
    '[Content_Types].xml': strToU8(`<Types><Override PartName="/x" ContentType="${main}"/></Types>`),
    '_rels/.rels': strToU8('<Relationships/>'),
  })
const open = (type: string) =>
  zipSync({ mimetype: [strToU8(`application/vnd.oasis.opendocument.${type}`), { level: 0 }] })

it('FILE-2 takes pictures, documents, tables, texts, drawings and what telephones film, by their content', async () => {
  const taken: readonly [name: string, content: Uint8Array | string, as: string][] = [
    ['a.PNG', await picture('png'), 'png image/png'],
    ['a.jpeg', await picture('jpeg'), 'jpg image/jpeg'],
    ['a.webp', await picture('webp'), 'webp image/webp'],
    ['a.gif', await picture('gif'), 'gif image/gif'],
    ['a.avif', await picture('avif'), 'avif image/avif'],
    ['IMG_0001.HEIC', film('heic'), 'heic image/heic'],
    ['plan v1.2.pdf', '%PDF-1.7\n', 'pdf application/pdf'],
    ['a.docx', office(`${OFFICE}wordprocessingml.document.main+xml`), `docx ${OFFICE}wordprocessingml.document`],
    ['a.xlsx', office(`${OFFICE}spreadsheetml.sheet.main+xml`), `xlsx ${OFFICE}spreadsheetml.sheet`],
    ['a.pptx', office(`${OFFICE}presentationml.presentation.main+xml`), `pptx ${OFFICE}presentationml.presentation`],
    ['a.odt', open('text'), 'odt application/vnd.oasis.opendocument.text'],
    ['a.ods', open('spreadsheet'), 'ods application/vnd.oasis.opendocument.spreadsheet'],
    ['a.txt', 'MZ is how this text begins, in Köln\r\n', 'txt text/plain'],
    ['a.csv', '\uFEFFRaum;Preis\n"Küche";"1 < 2"\n', 'csv text/csv'],
    ['a.dxf', '999\nby hand\n  0\r\nSECTION\r\n  2\r\nHEADER\r\n', 'dxf image/vnd.dxf'],
    ['a.dwg', 'AC1032\0\0\0\0', 'dwg image/vnd.dwg'],
    ['a.mp4', film('isom'), 'mp4 video/mp4'],
    ['a.mov', film('qt  '), 'mov video/quicktime'],
  ]
  for (const [name, content, as] of taken) expect([name, await decide(name, content)]).toEqual([name, as])
})

it('FILE-3 refuses what can be run or unpacked, and pages and drawings with scripts, by its name or by its content', async () => {
  const refused: readonly [name: string, content: Uint8Array | string, why: string][] = [
    ['plan.pdf.exe', '%PDF-1.7', 'Programs (exe) are not taken.'],
    ['plan.pdf', 'MZ\x90\0', 'Programs (exe) are not taken.'],
    ['plan.pdf', '\x7fELF\x02\x01\x01', 'Programs (elf) are not taken.'],
    ['a.sh', 'echo', 'Scripts (sh) are not taken.'],
    ['a.JS', 'alert(1)', 'Scripts (js) are not taken.'],
    ['a.svg', '<svg/>', 'Pages (svg) are not taken.'],
    ['a.html', '<p>', 'Pages (html) are not taken.'],
    ['a.zip', zipSync({ a: strToU8('a') }), 'Archives (zip) are not taken.'],
    ['a.docx', zipSync({ a: strToU8('a') }), 'Archives (zip) are not taken.'],
    ['a.docm', '', 'Documents with macros (docm) are not taken.'],
    [
      'a.docx',
      office('application/vnd.ms-word.document.macroEnabled.main+xml'),
      'Documents with macros (docm) are not taken.',
    ],
    ['a.xls', '', 'Documents of old Office programs (xls) are not taken.'],
    ['a.txt', '  <!DOCTYPE html><script>', 'Pages and scripts are not taken, whatever their name says.'],
    ['a.txt', '#!/bin/sh', 'Pages and scripts are not taken, whatever their name says.'],
    ['a.csv', '\n<svg onload="x">', 'Pages and scripts are not taken, whatever their name says.'],
    ['a.flac', 'fLaC\0\0\0\x22', 'Files of type flac are not taken.'],
  ]
  for (const [name, content, why] of refused) {
    const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content
    expect([name, await decide(name, bytes)]).toEqual([name, why])
  }
})

it('FILE-2 refuses a file whose name says something else than its content', async () => {
  const png = await picture('png')
  expect(await decide('a.jpg', png)).toBe('Its name says jpg, its content png.')
  expect(await decide('a', png)).toBe('Its name says , its content png.')
  expect(await decide('a.pdf', '\n\njunk%PDF-1.7')).toBe(
    'Nothing in the content says that it is what its name says (pdf).',
  )
  expect(await decide('a.constructor', png)).toBe('Its name says constructor, its content png.')
  expect(await decide('a.dxf', 'no drawing')).toBe('Its name says dxf, its content something else.')
  const texts = [Buffer.from('Köln', 'latin1'), Buffer.from('a\0b'), Buffer.from('Köln', 'utf16le'), png]
  for (const text of texts)
    expect(await decide('a.txt', text)).toBe('Its name says txt, its content is no text in UTF-8.')
  // A letter that is cut in two by the end of a piece is whole all the same; one that is cut by the end is not.
  expect(await decide('a.txt', 'ä'.repeat(100_000))).toBe('txt text/plain')
  expect(await decide('a.txt', Buffer.from(`${'ä'.repeat(100_000)}`).subarray(0, -1))).toMatch(/no text in UTF-8/)
})
