import { t } from '../catalogue/family.ts'
import { heading, list, paragraph, table } from './blocks.ts'
import type { DocumentContent } from './document.types.ts'

/** How fittings are chosen, until when, and what a choice means. */
export const TERMS_OF_SAMPLING: DocumentContent = {
  title: t('Bemusterungsbedingungen', 'Terms of selection'),
  subtitle: t(
    'Wie Sie Ihre Ausstattung wählen, bis wann und was dann gilt',
    'How you choose your fittings, until when, and what applies then',
  ),
  languages: ['de', 'en'],
  blocks: [
    heading('1 Wie Sie wählen', '1 How you choose'),
    paragraph(
      'Sie stellen Ihre Wohnung im Konfigurator Raum für Raum zusammen, zu Hause oder mit Ihrer Ansprechperson im Musterraum. Jede Wahl wird sofort gespeichert und kann bis zum Abschluss geändert werden. Passen zwei Wünsche technisch nicht zusammen, sagt der Konfigurator es und schlägt einen Ausweg vor.',
      'You put your flat together room by room in the configurator, at home or with your contact person in the sample room. Every choice is saved at once and can be changed until you complete your choices. Where two wishes do not go together technically, the configurator says so and suggests a way out.',
    ),
    heading('2 Fristen', '2 Deadlines'),
    paragraph(
      'Die Fristen folgen dem Bauablauf. Was bis zum genannten Zeitpunkt nicht gewählt ist, wird im Standard der Baubeschreibung ausgeführt. Den Tag für Ihre Wohnung finden Sie im Portal unter „Termine“; wir erinnern Sie rechtzeitig.',
      'The deadlines follow the construction schedule. What has not been chosen by then is built to the standard of the building specification. The day for your flat is shown in the portal under “Deadlines”; we remind you in good time.',
    ),
    table({
      header: [t('Gewerk', 'Trade'), t('Frist', 'Deadline')],
      widths: ['*', 210],
      numeric: [],
      rows: [
        [
          t('Grundriss, Trockenbau, Sanitär (Lage)', 'Floor plan, dry lining, plumbing (positions)'),
          t('20 Wochen vor Innenausbau', '20 weeks before interior works'),
        ],
        [
          t('Elektro, Haustechnik, Fenster', 'Electrics, building services, windows'),
          t('16 Wochen vor Innenausbau', '16 weeks before interior works'),
        ],
        [
          t('Fliesen, Bäder, Bodenbeläge', 'Tiles, bathrooms, flooring'),
          t('10 Wochen vor Innenausbau', '10 weeks before interior works'),
        ],
        [
          t('Türen, Küche, Wandfarben', 'Doors, kitchen, wall colours'),
          t('8 Wochen vor Innenausbau', '8 weeks before interior works'),
        ],
      ],
    }),
    heading('3 Preise', '3 Prices'),
    list(
      [
        'Alle Preise verstehen sich in Euro einschließlich der gesetzlichen Mehrwertsteuer, geliefert und eingebaut.',
        'All prices are in euros including statutory VAT, delivered and fitted.',
      ],
      [
        'Der Wert des Standards ist bereits abgezogen; entfällt eine Leistung, wird sie gutgeschrieben.',
        'The value of the standard has already been deducted; where a service is dropped, it is credited.',
      ],
      [
        'Bei „auf Anfrage“ erhalten Sie ein Angebot, bevor etwas beauftragt ist. „Ab“ nennt den niedrigsten Preis einer Leistung, deren Umfang noch geklärt wird.',
        'With “on request” you receive an offer before anything is ordered. “From” names the lowest price of a service whose extent is still to be clarified.',
      ],
      [
        'Mit einem neuen Katalog können sich Preise ändern. Sie sehen die Änderung und bestätigen sie, bevor sie für Sie gilt; was abgeschlossen ist, behält seinen Preis.',
        'Prices may change with a new catalogue. You see the change and confirm it before it applies to you; what has been completed keeps its price.',
      ],
    ),
    heading('4 Abschluss', '4 Completing your choices'),
    paragraph(
      'Mit dem Abschluss bestellen Sie Ihre Auswahl verbindlich. Bis das Projektteam die Bestellung bestätigt, können Sie die Auswahl selbst wieder öffnen und ändern. Danach sind Änderungen nur möglich, solange das Gewerk nicht begonnen hat; der Mehraufwand wird vorher genannt. Änderungen des Kaufvertrags können der notariellen Beurkundung bedürfen.',
      'By completing your choices you place a binding order for them. Until the project team confirms the order, you can open the choices again yourself and change them. After that, changes are possible only while the trade has not started; the extra cost is stated beforehand. Changes to the purchase contract may require notarisation.',
    ),
    heading('5 Muster und Bilder', '5 Samples and pictures'),
    paragraph(
      'Bilder im Konfigurator zeigen Farbe und Wirkung so genau, wie es ein Bildschirm kann. Verbindlich sind die Muster im Musterraum. Möbel, die nicht im Raumbuch stehen, gehören nicht zur Leistung.',
      'Pictures in the configurator show colour and effect as exactly as a screen can. The samples in the sample room are binding. Furniture that is not in the room schedule is not included.',
    ),
    heading('6 Eigenleistungen', '6 Work by the buyer'),
    paragraph(
      'Eigenleistungen vor der Übergabe sind aus Gründen der Sicherheit und der Gewährleistung nicht möglich. Gewerke, die Sie selbst ausführen möchten, werden auf Wunsch ausgelassen und gutgeschrieben, sobald das technisch möglich ist.',
      'Work by the buyer before handover is not possible for reasons of safety and warranty. Trades that you wish to carry out yourself are left out and credited on request where technically possible.',
    ),
  ],
}
