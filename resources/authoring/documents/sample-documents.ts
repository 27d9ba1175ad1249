import type { CatalogFile } from '#shared/contracts/project-package.ts'
import { electricalSheet, kitchenSheet } from '../building/installation-sheets.ts'
import { t } from '../catalogue/family.ts'
import { getSheets, type Sheet } from '../generate/sheets.ts'
import type { GeneratedPackage } from '../generate/generate.ts'
import { fields, heading, list, paragraph, table } from './blocks.ts'
import { bothLanguages, itemsByRoom, namedProduct } from './catalogue-rows.ts'
import type { DocumentContent } from './document.types.ts'
import { makePages } from './layout.ts'
import { makePdf, sheetPdf } from './pdf.ts'
import { SAMPLE_DOCUMENTS } from './sample-document-list.ts'

/** Items that the quote lists. */
const QUOTED = 9

/** Files of the documents that the sample's team has given to buyers, by path beside sample.json. */
export async function sampleDocuments({ project, catalog }: GeneratedPackage): Promise<Map<string, Uint8Array>> {
  const sheets = getSheets(project)
  const makers: Readonly<Record<string, () => Promise<Uint8Array | null>>> = {
    'quote.pdf': () => makePdf('Angebot Sonderwünsche', makePages(quote(catalog))),
    'contract.pdf': () => makePdf(CONTRACT.title.de, makePages(CONTRACT)),
    'course.pdf': () => makePdf(COURSE.title.de, makePages(COURSE)),
    'statics.pdf': () => makePdf(STATICS.title.de, makePages(STATICS)),
  }
  const files = new Map<string, Uint8Array>()
  for (const file of new Set(SAMPLE_DOCUMENTS.flatMap(({ versions }) => versions.map((version) => version.file)))) {
    const bytes = await (makers[file.replace('documents/', '')]?.() ?? drawn(file, sheets))
    if (bytes === null) throw new Error(`Nobody makes ${file}`)
    files.set(file, bytes)
  }
  return files
}

/** A sheet of a unit: `documents/elektro-a-12-1.pdf` has one socket at each wall. */
async function drawn(file: string, sheets: readonly Sheet[]): Promise<Uint8Array | null> {
  const [, kind = '', slug = '', version = ''] =
    /^documents\/(elektro|kitchen)-([ab]-\d\d)(?:-(\d))?\.pdf$/.exec(file) ?? []
  const sheet = sheets.find(({ unit }) => unit.slug === slug)
  if (sheet === undefined) return null
  const { unit, facts, place } = sheet
  if (kind === 'elektro') {
    return sheetPdf(`Elektroplan ${facts.name.de}`, electricalSheet(unit, facts, place, version === '1' ? 1 : 2))
  }
  const svg = kitchenSheet(unit, facts, place)
  return svg === null ? null : sheetPdf(`Küchenplan ${facts.name.de}`, svg)
}

/** What some special requests cost, as the catalogue says it; the buyer signs it. */
function quote(catalog: CatalogFile): DocumentContent {
  const products = new Map(catalog.products.map((product) => [product.id, product]))
  const offered = itemsByRoom(catalog).flatMap(({ room, items }) =>
    items.flatMap((item) => {
      const option = item.options.find(
        ({ price, price_mode: mode, product_id: id }) => mode === 'fixed' && price > 0 && products.has(id),
      )
      const product = option === undefined ? undefined : products.get(option.product_id)
      return option === undefined || product === undefined || item.isExtra
        ? []
        : [{ room, title: bothLanguages(item.title), product: namedProduct(product), cents: option.price }]
    }),
  )
  const rows = offered
    .filter(({ room }, at) => offered.findIndex((one) => one.room.de === room.de) > at - 3)
    .slice(0, QUOTED)
  const sum = rows.reduce((total, { cents }) => total + cents, 0)
  return {
    title: t('Angebot Sonderwünsche', 'Quote for special requests'),
    subtitle: t('Alle Preise in Euro einschließlich Mehrwertsteuer', 'All prices in euros including VAT'),
    languages: ['de', 'en'],
    blocks: [
      paragraph(
        'Für die folgenden Sonderwünsche bieten wir Ihnen an. Das Angebot gilt vier Wochen; mit Ihrer Unterschrift wird es Teil des Kaufvertrags.',
        'We offer you the following special requests. The quote is valid for four weeks; with your signature it becomes part of the purchase contract.',
      ),
      table({
        header: [t('Raum', 'Room'), t('Position', 'Item'), t('Ausführung', 'Choice'), t('Preis', 'Price')],
        widths: [80, 110, '*', 70],
        numeric: [3],
        rows: [
          ...rows.map(({ room, title, product, cents }) => [room, title, product, euros(cents)]),
          [t('Summe', 'Sum'), '', '', euros(sum)],
        ],
      }),
      fields(['Ort, Datum', 'Place, date'], ['Unterschrift Käufer', 'Signature of the buyer']),
    ],
  }
}

function euros(cents: number): string {
  return `${(cents / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 })}\u00a0€`
}

const CONTRACT: DocumentContent = {
  title: t('Kaufvertrag (Auszug)', 'Purchase contract (excerpt)'),
  subtitle: t('Muster ohne Gültigkeit', 'Sample without effect'),
  languages: ['de', 'en'],
  blocks: [
    heading('1 Gegenstand', '1 Subject'),
    paragraph(
      'Die Verkäuferin verpflichtet sich, die Wohnung nach der Baubeschreibung und den Plänen zu errichten und zu übereignen.',
      'The seller undertakes to build the flat in accordance with the specification and plans and to transfer it.',
    ),
    heading('2 Sonderwünsche', '2 Special requests'),
    paragraph(
      'Sonderwünsche werden im Portal gewählt. Verbindlich werden sie mit dem unterschriebenen Angebot.',
      'Special requests are chosen in the portal. They become binding with the signed quote.',
    ),
    fields(['Verkäuferin', 'Seller'], ['Käuferin / Käufer', 'Buyer']),
  ],
}

const COURSE: DocumentContent = {
  title: t('Ablauf bis zur Übergabe', 'The way to the handover'),
  subtitle: t('Was wann ansteht', 'What comes when'),
  languages: ['de', 'en'],
  blocks: [
    list(
      [
        'Grundriss und Elektroplan: vor Beginn des Rohbaus.',
        'Floor plan and electrical plan: before the shell is begun.',
      ],
      ['Bad, Böden und Türen: vor Beginn des Ausbaus.', 'Bathroom, floors and doors: before the interior works begin.'],
      [
        'Küche: Anschlüsse nach dem Küchenplan, Möbel nach der Übergabe.',
        'Kitchen: connections by the kitchen plan, furniture after the handover.',
      ],
      [
        'Vorbegehung: vier Wochen vor der Übergabe, gemeinsam mit der Bauleitung.',
        'Inspection: four weeks before the handover, together with the site manager.',
      ],
    ),
  ],
}

const STATICS: DocumentContent = {
  title: t('Statik Brüstung', 'Statics of the parapet'),
  subtitle: t('Nur für das Projektteam', 'For the project team alone'),
  languages: ['de'],
  blocks: [
    paragraph(
      'Die Brüstung der Dachterrasse trägt die Hebeschiebetür nur mit einem verstärkten Sturz. Vor einer Zusage ist Rücksprache mit dem Tragwerksplaner nötig.',
      'The parapet of the roof terrace carries the lift-and-slide door only with a strengthened lintel. Ask the structural engineer before promising anything.',
    ),
  ],
}
