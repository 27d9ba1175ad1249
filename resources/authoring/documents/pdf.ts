import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pdfmake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces'

const FONTS_FOLDER = fileURLToPath(new URL('../../../node_modules/@fontsource', import.meta.url))

/** Printed into every file instead of the time at which it is made, so that the same content is the same bytes. */
const CREATED = new Date('2026-11-02T08:00:00Z')

function figtree(weight: number): string {
  return join(FONTS_FOLDER, `figtree/files/figtree-latin-${weight}-normal.woff`)
}

const NEWSREADER = join(FONTS_FOLDER, 'newsreader/files/newsreader-latin-500-normal.woff')

function prepare(): void {
  pdfmake.setFonts({
    Figtree: { normal: figtree(400), bold: figtree(600), italics: figtree(400), bolditalics: figtree(600) },
    Newsreader: { normal: NEWSREADER, bold: NEWSREADER, italics: NEWSREADER, bolditalics: NEWSREADER },
  })
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path) => path.startsWith(FONTS_FOLDER))
}

/** Packs a document as a PDF; the same bytes for the same content. */
export async function makePdf(title: string, definition: TDocumentDefinitions): Promise<Uint8Array> {
  prepare()
  const info = { title, author: 'Lindenhof Projektbau GmbH', creator: 'Wohnwahl', producer: 'Wohnwahl' }
  const document = pdfmake.createPdf({
    ...definition,
    info: { ...info, creationDate: CREATED, modDate: CREATED },
    defaultStyle: { font: 'Figtree', fontSize: 9.5, lineHeight: 1.3, color: '#1c2530', ...definition.defaultStyle },
  })
  return new Uint8Array(await document.getBuffer())
}

/** A sheet of A4 that is one drawing. */
export function sheetPdf(title: string, svg: string): Promise<Uint8Array> {
  return makePdf(title, { pageSize: 'A4', pageMargins: 0, content: [{ svg, width: 595.28, height: 841.89 }] })
}
