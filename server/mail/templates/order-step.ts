import type { Locale } from '#shared/contracts/primitives.ts'
import type { OrderEventKind } from '#shared/domain/index.ts'
import type { MailColours } from '../brand.ts'
import { html } from '../html.ts'
import { button, layout, type MailContent, paragraph } from './layout.ts'

export interface OrderStepData {
  readonly locale: Locale
  readonly colours: MailColours
  readonly projectName: string
  readonly unitName: string
  /** `LH-2026-0001`. */
  readonly number: string
  readonly step: OrderEventKind
  /** It goes to the project team; else to a buyer. */
  readonly isTeam: boolean
  /** The address is that of the items which are open again, not of the order. */
  readonly leadsToItems: boolean
  /** Whole address of what there is to look at. */
  readonly url: string
}

interface Words {
  /** For both sides, as a sentence of its own. */
  readonly title: string
  readonly buyer: string
  readonly team: string
}

const TEXTS = {
  de: {
    subject: (title: string, unit: string, number: string) => `${title}: ${unit}, ${number}`,
    intro: (unit: string, number: string) => `Es geht um die Bestellung ${number} für „${unit}“.`,
    open: 'Bestellung ansehen',
    openItems: 'Zu den Positionen, um die es geht',
    footerBuyer: 'Sie erhalten diese E-Mail, weil Sie im Portal des Projekts Zugang zu dieser Wohnung haben.',
    footerTeam:
      'Sie erhalten diese E-Mail als Mitglied des Projektteams. Abbestellen können Sie sie in Ihren Einstellungen.',
    opened:
      'Das Projektteam hat einzelne Positionen Ihrer Bestellung wieder geöffnet; alles andere gilt weiter. Den Grund lesen Sie bei den Positionen. Bitte passen Sie sie an und schließen Sie noch einmal ab.',
    steps: {
      placed: {
        title: 'Neue Bestellung',
        buyer: 'Ihre Auswahl ist verbindlich bestellt.',
        team: 'Die Auswahl ist verbindlich abgeschlossen und wartet auf Ihre Bestätigung.',
      },
      confirmed: {
        title: 'Bestellung bestätigt',
        buyer: 'Das Projektteam hat Ihre Bestellung bestätigt. Änderungen gibt es von jetzt an nur noch auf Anfrage.',
        team: 'Die Bestellung ist bestätigt.',
      },
      ordered: {
        title: 'Ausstattung bestellt',
        buyer:
          'Das Projektteam hat die Ausstattung bei den Firmen bestellt. Sie lässt sich jetzt nur noch in Einzelfällen ändern.',
        team: 'Die Ausstattung ist bei den Firmen bestellt.',
      },
      returned: {
        title: 'Bestellung zurückgegeben',
        buyer:
          'Das Projektteam hat Ihre Auswahl wieder geöffnet. Den Grund lesen Sie bei der Bestellung. Bitte passen Sie die Auswahl an und schließen Sie sie noch einmal ab.',
        team: 'Die Auswahl ist wieder offen.',
      },
      reopening_refused: {
        title: 'Bestellung bleibt bestehen',
        buyer: 'Das Projektteam kann Ihre Auswahl nicht wieder öffnen. Den Grund lesen Sie bei der Bestellung.',
        team: 'Der Wunsch nach Änderungen ist abgelehnt, die Bestellung bleibt bestehen.',
      },
      reopened: {
        title: 'Auswahl wieder geöffnet',
        buyer: 'Die Auswahl ist wieder offen. Die Bestellung gilt nicht mehr, bis Sie noch einmal abschließen.',
        team: 'Die Käufer haben ihre Auswahl wieder geöffnet. Die Bestellung gilt nicht mehr.',
      },
      reopening_asked: {
        title: 'Änderung angefragt',
        buyer:
          'Die Anfrage, die Auswahl wieder zu öffnen, liegt dem Projektteam vor. Bis zur Antwort gilt die Bestellung.',
        team: 'Die Käufer möchten ihre Auswahl wieder öffnen. Bis zu Ihrer Antwort gilt die Bestellung.',
      },
    } satisfies Record<OrderEventKind, Words>,
  },
  en: {
    subject: (title: string, unit: string, number: string) => `${title}: ${unit}, ${number}`,
    intro: (unit: string, number: string) => `This is about order ${number} for “${unit}”.`,
    open: 'Look at the order',
    openItems: 'To the items that this is about',
    footerBuyer: 'You receive this e-mail because you have access to this home in the project’s portal.',
    footerTeam: 'You receive this e-mail as a member of the project team. You can turn it off in your settings.',
    opened:
      'The project team has opened single items of your order again; everything else stands. You find the reason with the items. Please adapt them and complete once more.',
    steps: {
      placed: {
        title: 'New order',
        buyer: 'Your choices are ordered with binding effect.',
        team: 'The choices are completed with binding effect and wait for your confirmation.',
      },
      confirmed: {
        title: 'Order confirmed',
        buyer: 'The project team has confirmed your order. From now on, changes are made only on request.',
        team: 'The order is confirmed.',
      },
      ordered: {
        title: 'Fittings ordered',
        buyer:
          'The project team has ordered the fittings from the companies. They can be changed only in single cases now.',
        team: 'The fittings are ordered from the companies.',
      },
      returned: {
        title: 'Order sent back',
        buyer:
          'The project team has opened your choices again. You find the reason with the order. Please adapt your choices and complete them once more.',
        team: 'The choices are open again.',
      },
      reopening_refused: {
        title: 'Order stands',
        buyer: 'The project team cannot open your choices again. You find the reason with the order.',
        team: 'The wish for changes is refused, the order stands.',
      },
      reopened: {
        title: 'Choices opened again',
        buyer: 'The choices are open again. The order does not count any more until you complete once more.',
        team: 'The buyers have opened their choices again. The order does not count any more.',
      },
      reopening_asked: {
        title: 'Change requested',
        buyer: 'The request to open the choices again is with the project team. Until they answer, the order stands.',
        team: 'The buyers would like to open their choices again. Until you answer, the order stands.',
      },
    } satisfies Record<OrderEventKind, Words>,
  },
} as const satisfies Record<Locale, unknown>

/** To a buyer or to the team: what was done with an order, without what was written along, and the way to it (ORD-7). */
export function orderStepMail(data: OrderStepData): MailContent {
  const { locale, colours, unitName, number, isTeam, leadsToItems } = data
  const words = TEXTS[locale]
  const { title, buyer, team } = words.steps[data.step]
  const subject = words.subject(title, unitName, number)
  const said = isTeam ? team : leadsToItems ? words.opened : buyer
  const way = leadsToItems ? words.openItems : words.open
  const intro = words.intro(unitName, number)
  const footer = isTeam ? words.footerTeam : words.footerBuyer
  return {
    subject,
    text: [title, '', intro, '', said, '', `${way}:`, data.url, '', footer, ''].join('\n'),
    html: layout({
      colours,
      locale,
      subject,
      preview: said,
      projectName: data.projectName,
      title,
      footer,
      body: html`${paragraph(intro)}${paragraph(said)}${button(colours, data.url, way)}`,
    }),
  }
}
