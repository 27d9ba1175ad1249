import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { RoomSheet, SheetRow } from './room-sheet.types.ts'

/** Points; A4 less its margins. */
const CONTENT_WIDTH = 515
const GREY = '#56606b'
const LINE = '#d9d3c8'

/**
 * A room's sheet as a PDF document: A4 (CHK-25), date and page number at the foot (CHK-28).
 *
 * @param picture JPEG as a data URL; null = without
 */
export function roomSheetDocument(sheet: RoomSheet, picture: string | null): TDocumentDefinitions {
  return {
    pageSize: 'A4',
    pageMargins: [40, 44, 40, 56],
    info: { title: clean(`${sheet.title}, ${sheet.unitName}`) },
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: '#1c2530' },
    content: [
      { text: clean(`${sheet.projectName} · ${sheet.unitName}`), color: GREY },
      { text: clean(sheet.title), fontSize: 22, margin: [0, 2, 0, 12] },
      ...(picture === null ? [] : [{ image: picture, width: CONTENT_WIDTH, margin: BELOW_PICTURE }]),
      rowsTable(sheet),
      ...computeTotal(sheet),
      ...sheet.notes.map((text): Content => ({ text: clean(text), fontSize: 9, color: GREY, margin: [0, 4, 0, 0] })),
    ],
    footer: (page, pages) => ({
      margin: [40, 16, 40, 0],
      columns: [
        { text: clean(sheet.date), fontSize: 9, color: GREY },
        { text: `${page} / ${pages}`, fontSize: 9, color: GREY, alignment: 'right' },
      ],
    }),
  }
}

const BELOW_PICTURE: [number, number, number, number] = [0, 0, 0, 14]

function rowsTable({ heads, rows, total }: RoomSheet): Content {
  const showsPrices = total !== null
  const head = (text: string, alignment: 'left' | 'right' = 'left'): TableCell => ({
    text: clean(text),
    fontSize: 9,
    color: GREY,
    alignment,
  })
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: showsPrices ? ['32%', '*', 'auto'] : ['32%', '*'],
      body: [
        [head(heads.item), head(heads.product), ...(showsPrices ? [head(heads.price, 'right')] : [])],
        ...rows.map((row) => getCells(row, showsPrices)),
      ],
    },
    layout: {
      hLineWidth: (index) => (index === 0 ? 0 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingLeft: (index) => (index === 0 ? 0 : 8),
      paddingRight: () => 0,
      paddingTop: () => 5,
      paddingBottom: () => 4,
    },
  }
}

function getCells({ item, product, detail, price }: SheetRow, showsPrices: boolean): TableCell[] {
  const what: TableCell =
    detail === ''
      ? { text: clean(product) }
      : { stack: [{ text: clean(product) }, { text: clean(detail), fontSize: 8.5, color: GREY }] }
  const amount: TableCell = { text: clean(price ?? ''), alignment: 'right', noWrap: true }
  return [{ text: clean(item), color: GREY }, what, ...(showsPrices ? [amount] : [])]
}

function computeTotal({ total }: RoomSheet): Content[] {
  if (total === null) return []
  const { label, amount, onRequest } = total
  return [
    {
      margin: [0, 10, 0, 10],
      columns: [
        { text: clean(label), bold: true, fontSize: 12 },
        {
          width: 'auto',
          text: [{ text: clean(amount), bold: true, fontSize: 12 }, onRequest === null ? '' : `  ${clean(onRequest)}`],
          alignment: 'right',
        },
      ],
    },
  ]
}

/** The font has no narrow no-break space. */
function clean(text: string): string {
  return text.replaceAll('\u202F', '\u00A0')
}
