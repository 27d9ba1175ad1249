import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces'
import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import type { Text } from '../catalogue/product.types.ts'
import type { Block, DocumentContent, Table } from './document.types.ts'

type Language = 'de' | 'en'

const ACCENT = '#00456f'
const FAINT = '#56606b'
const LINE = '#e6dfd4'
const WIDTH = 483

/** A document as pages: header with the project, blocks in each language, page numbers. */
export function makePages({ title, subtitle, blocks, languages }: DocumentContent): TDocumentDefinitions {
  return {
    pageSize: 'A4',
    pageMargins: [56, 84, 56, 64],
    header: {
      margin: [56, 36, 56, 0],
      columns: [
        { text: 'Wohnen am Lindenhof', color: ACCENT, bold: true, fontSize: 10 },
        { text: title.de, alignment: 'right', color: FAINT, fontSize: 8.5 },
      ],
    },
    footer: (page, pages) => ({
      margin: [56, 22, 56, 0],
      columns: [
        { text: 'Lindenhof Projektbau GmbH · Stand 2. November 2026', color: FAINT, fontSize: 7.5 },
        { text: `${page} / ${pages}`, alignment: 'right', color: FAINT, fontSize: 7.5 },
      ],
    }),
    content: languages.flatMap((language, at): Content[] => [
      {
        text: title[language],
        font: 'Newsreader',
        fontSize: 25,
        lineHeight: 1.1,
        margin: [0, 0, 0, 4],
        ...(at === 0 ? {} : { pageBreak: 'before' as const }),
      },
      { text: subtitle[language], color: FAINT, fontSize: 10.5, margin: [0, 0, 0, 14] },
      ...blocks.map((block) => getContent(block, language)),
    ]),
  }
}

function getContent(block: Block, language: Language): Content {
  switch (block.kind) {
    case 'heading':
      return { text: block.text[language], bold: true, fontSize: 11.5, color: ACCENT, margin: [0, 10, 0, 4] }
    case 'paragraph':
      return { text: block.text[language], margin: [0, 0, 0, 6] }
    case 'list':
      return { ul: block.entries.map((entry) => entry[language]), markerColor: ACCENT, margin: [4, 0, 0, 6] }
    case 'table':
      return getTable(block.table, language)
    case 'fields':
      return listFields(block.labels.map((label) => label[language]))
    default:
      return assertNever(block)
  }
}

function getTable({ header, rows, widths, numeric, isDense = false }: Table, language: Language): Content {
  const align = (at: number) => (numeric.includes(at) ? ('right' as const) : ('left' as const))
  const cell = (value: Text | string, at: number): TableCell => ({
    text: typeof value === 'string' ? value : value[language],
    alignment: align(at),
    fontSize: isDense ? 7.6 : 8.5,
    lineHeight: 1.15,
  })
  return {
    margin: [0, 2, 0, 10],
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [...widths],
      body: [
        header.map(
          (text, at): TableCell => ({
            text: text[language],
            alignment: align(at),
            bold: true,
            fontSize: isDense ? 7.8 : 8,
            color: isDense ? '#1c2530' : FAINT,
          }),
        ),
        ...rows.map((row) => row.map(cell)),
      ],
    },
    layout: {
      hLineWidth: (at) => (at === 0 ? 0 : at === 1 ? 0.8 : 0.5),
      vLineWidth: () => 0,
      hLineColor: (at) => (at === 1 ? FAINT : LINE),
      paddingLeft: (at) => (at === 0 ? 0 : 6),
      paddingRight: () => 6,
      paddingTop: () => (isDense ? 1.2 : 3),
      paddingBottom: () => (isDense ? 1.2 : 3),
    },
  }
}

/** Lines with their names below, two in a row. */
function listFields(labels: readonly string[]): Content {
  const half = WIDTH / 2 - 10
  const field = (label: string) => ({
    width: half,
    stack: [
      {
        canvas: [{ type: 'line' as const, x1: 0, y1: 26, x2: half, y2: 26, lineWidth: 0.6, lineColor: FAINT }],
      },
      { text: label, fontSize: 7.5, color: FAINT, margin: 2 },
    ],
  })
  const rows = Array.from({ length: Math.ceil(labels.length / 2) }, (_, at) => labels.slice(at * 2, at * 2 + 2))
  return {
    stack: rows.map((row): Content => ({ columns: row.map(field), columnGap: 20, margin: [0, 0, 0, 4] })),
    margin: [0, 0, 0, 8],
    unbreakable: true,
  }
}
