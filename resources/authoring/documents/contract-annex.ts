import { t } from '../catalogue/family.ts'
import { fields, heading, paragraph, table } from './blocks.ts'
import type { DocumentContent } from './document.types.ts'

const TO_BE_FILLED = '\u00a0'

/** The sheet by which special requests become a part of the contract; to be filled in for each flat. */
export const CONTRACT_ANNEX: DocumentContent = {
  title: t('Anlage zum Kaufvertrag', 'Annex to the purchase contract'),
  subtitle: t('Vereinbarung über Sonderwünsche · Muster', 'Agreement on special requests · template'),
  languages: ['de', 'en'],
  blocks: [
    heading('1 Wohnung und Vertragsparteien', '1 Flat and parties'),
    fields(
      ['Wohnung (Nummer, Haus, Geschoss)', 'Flat (number, building, storey)'],
      ['Kaufvertrag (Nummer, Datum)', 'Purchase contract (number, date)'],
      ['Käuferin / Käufer', 'Buyer'],
      ['Käuferin / Käufer', 'Buyer'],
      ['Anschrift', 'Address'],
      ['E-Mail, Telefon', 'E-mail, phone'],
    ),
    paragraph(
      'Verkäuferin: Lindenhof Projektbau GmbH, Lindenhofstraße 12, 79111 Freiburg im Breisgau.',
      'Seller: Lindenhof Projektbau GmbH, Lindenhofstraße 12, 79111 Freiburg im Breisgau.',
    ),
    heading('2 Gegenstand', '2 Subject'),
    paragraph(
      'Die Wohnung wird abweichend von der Baubeschreibung mit den Sonderwünschen ausgeführt, die in der beigefügten Zusammenstellung aus dem Konfigurator stehen. Die Zusammenstellung ist mit ihrem Datum und ihrer Gesamtsumme Teil dieser Vereinbarung.',
      'Deviating from the building specification, the flat is built with the special requests listed in the enclosed summary from the configurator. The summary, with its date and total, is part of this agreement.',
    ),
    table({
      header: [t('Gewerk', 'Trade'), t('Mehr- oder Minderpreis', 'Additional or reduced price')],
      widths: ['*', 150],
      numeric: [1],
      rows: [
        [t('Bodenbeläge', 'Flooring'), TO_BE_FILLED],
        [t('Fliesen und Naturstein', 'Tiles and natural stone'), TO_BE_FILLED],
        [t('Maler und Trockenbau', 'Painting and dry lining'), TO_BE_FILLED],
        [t('Heizung und Sanitär', 'Heating and plumbing'), TO_BE_FILLED],
        [t('Elektro und Haustechnik', 'Electrics and building services'), TO_BE_FILLED],
        [t('Türen, Fenster, Einbaumöbel', 'Doors, windows, built-in furniture'), TO_BE_FILLED],
        [t('Küche', 'Kitchen'), TO_BE_FILLED],
        [t('Summe einschließlich Mehrwertsteuer', 'Total including VAT'), TO_BE_FILLED],
      ],
    }),
    heading('3 Zahlung', '3 Payment'),
    paragraph(
      'Die Summe wird mit der Rate fällig, in der das jeweilige Gewerk enthalten ist. Minderpreise werden mit der Schlussrate verrechnet.',
      'The total falls due with the instalment that contains the respective trade. Reduced prices are offset against the final instalment.',
    ),
    heading('4 Termine', '4 Dates'),
    paragraph(
      'Der vereinbarte Übergabetermin bleibt bestehen, soweit nicht hier etwas anderes eingetragen ist.',
      'The agreed handover date remains unless something else is entered here.',
    ),
    fields(['Neuer Übergabetermin', 'New handover date'], ['Grund', 'Reason']),
    heading('5 Besondere Vereinbarungen', '5 Special agreements'),
    fields(...Array.from({ length: 6 }, () => ['\u00a0', '\u00a0'] as const)),
    heading('6 Unterschriften', '6 Signatures'),
    fields(
      ['Ort, Datum', 'Place, date'],
      ['Ort, Datum', 'Place, date'],
      ['Unterschrift Käuferin / Käufer', 'Signature of the buyer'],
      ['Unterschrift Lindenhof Projektbau GmbH', 'Signature of Lindenhof Projektbau GmbH'],
    ),
  ],
}
