import { t } from '../catalogue/family.ts'
import { heading, paragraph } from './blocks.ts'
import type { DocumentContent } from './document.types.ts'

/** Who is answerable for the project's pages. */
export const IMPRINT: DocumentContent = {
  title: t('Impressum', 'Legal notice'),
  subtitle: t('Angaben zum Anbieter', 'Information about the provider'),
  languages: ['de', 'en'],
  blocks: [
    heading('Anbieterin', 'Provider'),
    paragraph(
      'Lindenhof Projektbau GmbH\nLindenhofstraße 12\n79111 Freiburg im Breisgau',
      'Lindenhof Projektbau GmbH\nLindenhofstraße 12\n79111 Freiburg im Breisgau, Germany',
    ),
    heading('Kontakt', 'Contact'),
    paragraph(
      'Telefon +49 761 5550100\nbemusterung@lindenhof-projektbau.example\nwww.wohnen-am-lindenhof.example',
      'Phone +49 761 5550100\nbemusterung@lindenhof-projektbau.example\nwww.wohnen-am-lindenhof.example',
    ),
    heading('Vertretung und Register', 'Representation and register'),
    paragraph(
      'Geschäftsführung: Armin Dold. Registergericht und Nummer werden mit der Eintragung ergänzt. Dieses Unternehmen ist ein Beispiel und besteht nicht.',
      'Managing director: Armin Dold. Register court and number are added on registration. This company is an example and does not exist.',
    ),
    heading('Inhalte', 'Content'),
    paragraph(
      'Grundrisse, Bilder und Modelle zeigen den Stand der Planung; Einrichtung und Bepflanzung sind Beispiele. Verbindlich sind Kaufvertrag und Baubeschreibung.',
      'Floor plans, pictures and models show the state of planning; furniture and planting are examples. The purchase contract and the building specification are binding.',
    ),
    heading('Streitbeilegung', 'Dispute resolution'),
    paragraph(
      'Wir nehmen nicht an Verfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu nicht verpflichtet.',
      'We do not take part in proceedings before a consumer arbitration board and are not obliged to do so.',
    ),
  ],
}
