import type { Locale } from '#shared/contracts/primitives.ts'
import type { MailColours } from '../brand.ts'
import { html } from '../html.ts'
import { mailDay } from '../mail-format.ts'
import { button, facts, layout, type MailContent, paragraph } from './layout.ts'

/** A home whose choices are not completed. */
export interface OpenUnit {
  readonly name: string
  /** Decisions that are open; 0 = all is chosen, and only the end is missing. */
  readonly openCount: number
  /** Where they are. */
  readonly roomTitles: readonly string[]
  /** The next deadline; null = there is none. `expiresAt`: ISO time. */
  readonly nextDate: { readonly title: string; readonly expiresAt: string } | null
  /** Whole address of its page. */
  readonly url: string
}

export interface ReminderMailData {
  readonly colours: MailColours
  readonly locale: Locale
  readonly projectName: string
  readonly name: string
  /** At least one. */
  readonly units: readonly OpenUnit[]
}

const TEXTS = {
  de: {
    subject: (units: string) => `Noch offen: Ihre Ausstattung für ${units}`,
    title: 'Ihre Ausstattung ist noch offen',
    greeting: (name: string) => `Guten Tag ${name},`,
    intro: (count: number) =>
      count === 1
        ? 'Ihre Auswahl ist noch nicht abgeschlossen. Alles, was Sie gewählt haben, ist gespeichert.'
        : 'Ihre Auswahl ist in mehreren Wohnungen noch nicht abgeschlossen. Alles, was Sie gewählt haben, ist gespeichert.',
    unit: 'Ihre Einheit',
    open: 'Offen',
    count: (count: number) => (count === 1 ? '1 Entscheidung' : `${count} Entscheidungen`),
    nothing: 'Alles ist gewählt. Es fehlt nur der Abschluss in der Übersicht.',
    rooms: 'Räume',
    date: 'Nächster Termin',
    day: (title: string, day: string) => `${day} (${title})`,
    button: 'Weiter auswählen',
    buttonTo: (unit: string) => `Weiter mit ${unit}`,
    footer:
      'Sie erhalten diese E-Mail, weil Sie im Portal des Projekts Zugang zu dieser Wohnung haben. Abbestellen können Sie sie in Ihren Einstellungen.',
  },
  en: {
    subject: (units: string) => `Still open: your fittings for ${units}`,
    title: 'Your fittings are still open',
    greeting: (name: string) => `Hello ${name},`,
    intro: (count: number) =>
      count === 1
        ? 'Your choices are not completed yet. Everything that you have chosen is saved.'
        : 'Your choices are not completed yet for several homes. Everything that you have chosen is saved.',
    unit: 'Your unit',
    open: 'Open',
    count: (count: number) => (count === 1 ? '1 decision' : `${count} decisions`),
    nothing: 'Everything is chosen. Only completing it in the overview is missing.',
    rooms: 'Rooms',
    date: 'Next date',
    day: (title: string, day: string) => `${day} (${title})`,
    button: 'Go on choosing',
    buttonTo: (unit: string) => `Go on with ${unit}`,
    footer:
      'You receive this e-mail because you have access to this home in the project’s portal. You can turn it off in your settings.',
  },
} as const satisfies Record<Locale, unknown>

/** To a buyer who is still choosing: what is open, until when, and the way there (UNT-11). */
export function reminderMail({ colours, locale, projectName, name, units }: ReminderMailData): MailContent {
  const words = TEXTS[locale]
  const subject = words.subject(units.map((unit) => unit.name).join(', '))
  const greeting = words.greeting(name)
  const intro = words.intro(units.length)
  const sections = units.map((unit) => ({
    rows: listFacts(unit, locale),
    label: units.length === 1 ? words.button : words.buttonTo(unit.name),
    url: unit.url,
  }))
  return {
    subject,
    text: [
      greeting,
      '',
      intro,
      ...sections.flatMap(({ rows, label, url }) => [
        '',
        ...rows.map(([fact, value]) => `${fact}: ${value}`),
        `${label}:`,
        url,
      ]),
      '',
      words.footer,
      '',
    ].join('\n'),
    html: layout({
      colours,
      locale,
      subject,
      preview: intro,
      projectName,
      title: words.title,
      footer: words.footer,
      body: html`${paragraph(greeting)}${paragraph(intro)}${sections.map(({ rows, label, url }) => html`${facts(colours, rows)}${button(colours, url, label)}`)}`,
    }),
  }
}

function listFacts({ name, openCount, roomTitles, nextDate }: OpenUnit, locale: Locale) {
  const words = TEXTS[locale]
  const rows: (readonly [name: string, value: string])[] = [
    [words.unit, name],
    [words.open, openCount === 0 ? words.nothing : words.count(openCount)],
  ]
  if (roomTitles.length > 0) rows.push([words.rooms, roomTitles.join(', ')])
  if (nextDate !== null) rows.push([words.date, words.day(nextDate.title, mailDay(nextDate.expiresAt, locale))])
  return rows
}
