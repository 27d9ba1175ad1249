import { t } from '../catalogue/family.ts'
import { heading, list, paragraph } from './blocks.ts'
import type { DocumentContent } from './document.types.ts'

/** What happens to the data of buyers and visitors. */
export const PRIVACY_NOTICE: DocumentContent = {
  title: t('Datenschutzhinweise', 'Privacy notice'),
  subtitle: t(
    'Für Käuferinnen, Käufer und Interessierte im Portal und am Bildschirm im Verkaufsraum',
    'For buyers and visitors, in the portal and at the screen in the sales centre',
  ),
  languages: ['de', 'en'],
  blocks: [
    heading('1 Verantwortlich', '1 Controller'),
    paragraph(
      'Lindenhof Projektbau GmbH, Lindenhofstraße 12, 79111 Freiburg im Breisgau, datenschutz@lindenhof-projektbau.example.',
      'Lindenhof Projektbau GmbH, Lindenhofstraße 12, 79111 Freiburg im Breisgau, datenschutz@lindenhof-projektbau.example.',
    ),
    heading('2 Welche Daten und wozu', '2 Which data and what for'),
    list(
      [
        'Zugang: Name, E-Mail-Adresse, auf Wunsch Mobilnummer und ein verschlüsselt abgelegtes Passwort, damit nur Sie Ihre Wohnung sehen.',
        'Access: name, e-mail address, mobile number if you wish, and an encrypted password, so that only you see your flat.',
      ],
      [
        'Ausstattung: Ihre Auswahl, deren Verlauf und Ihre Nachrichten, um den Kaufvertrag zu erfüllen (Art. 6 Abs. 1 b DSGVO).',
        'Fittings: your choices, their history and your messages, to perform the purchase contract (Art. 6(1)(b) GDPR).',
      ],
      [
        'Gespeicherte Zusammenstellungen von Interessierten: E-Mail-Adresse und Auswahl, um sie Ihnen zu schicken oder Sie auf Wunsch anzurufen. Ihre Ansprechperson im Verkauf erhält beides ebenfalls per E-Mail und kann Ihnen antworten (Art. 6 Abs. 1 a und b DSGVO).',
        'Saved configurations of visitors: e-mail address and choices, to send them to you or to call you at your request. Your contact person in sales receives both by e-mail too and can reply to you (Art. 6(1)(a) and (b) GDPR).',
      ],
      [
        'Betrieb: technische Protokolle ohne Inhalt Ihrer Auswahl, um Störungen zu finden (Art. 6 Abs. 1 f DSGVO).',
        'Operation: technical logs without the content of your choices, to find faults (Art. 6(1)(f) GDPR).',
      ],
      [
        'Statistik im Portal: nur mit Ihrer Einwilligung, die Sie jederzeit widerrufen können.',
        'Statistics in the portal: only with your consent, which you can withdraw at any time.',
      ],
    ),
    heading('3 Am Bildschirm im Verkaufsraum', '3 At the screen in the sales centre'),
    paragraph(
      'Der Bildschirm behält nichts von Ihrem Besuch: Nach kurzer Zeit ohne Berührung wird alles gelöscht, was Sie eingegeben haben. Mit einem QR-Code nehmen Sie Ihre Auswahl auf Ihr eigenes Gerät mit.',
      'The screen keeps nothing of your visit: after a short time without touch everything you entered is deleted. With a QR code you take your choices to your own device.',
    ),
    paragraph(
      'Ist beim Speichern kein Netz da, bleiben E-Mail-Adresse und Auswahl verschlüsselt auf dem Gerät, bis sie zugestellt sind; dann werden sie dort gelöscht. Welche Räume und Ausstattungen angesehen werden, zählt der Bildschirm ohne Kennung und ohne zu fragen: Kein Zähler lässt sich einer Person zuordnen.',
      'If there is no network when you save, your e-mail address and choices stay on the device, encrypted, until they are delivered; then they are deleted there. Which rooms and fittings are looked at the screen counts without an identifier and without asking: no count can be traced to a person.',
    ),
    heading('4 Empfänger und Dauer', '4 Recipients and duration'),
    paragraph(
      'Daten erhalten die Betriebe, die Ihre Wohnung bauen, soweit sie sie dafür brauchen, und unsere Dienstleister für Rechenzentrum und E-Mail in der Europäischen Union. Vertragsdaten bewahren wir nach den gesetzlichen Fristen auf, Zusammenstellungen von Interessierten neunzig Tage.',
      'Data go to the companies that build your flat, as far as they need them, and to our providers of data centre and e-mail in the European Union. We keep contract data for the statutory periods and visitors’ configurations for ninety days.',
    ),
    heading('5 Ihre Rechte', '5 Your rights'),
    paragraph(
      'Sie können Auskunft, Berichtigung, Löschung, Einschränkung und Übertragung verlangen, der Verarbeitung widersprechen und sich bei der Aufsichtsbehörde Ihres Landes beschweren.',
      'You may request access, rectification, erasure, restriction and portability, object to processing, and complain to your supervisory authority.',
    ),
  ],
}
