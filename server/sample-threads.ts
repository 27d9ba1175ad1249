import type { TextModule } from '#server/messages/text-modules.repository.ts'

export interface SampleMessage {
  readonly by: string
  readonly hoursAgo: number
  readonly body: string
  readonly isNote?: boolean
  readonly closes?: boolean
  /** Name of a file that it has. */
  readonly file?: string
}

export interface SampleThread {
  /** As its package calls it. */
  readonly unit: string
  readonly kind?: 'completion' | 'deadline_question'
  readonly subject: string
  readonly assignee?: string
  readonly readBy: readonly string[]
  readonly messages: readonly SampleMessage[]
}

const [ANNA, BEN, CLARA, OLGA, ARMIN] = ['user-anna', 'user-ben', 'user-clara', 'user-operator', 'user-admin'] as const

/** What buyers and the team of the sample have written, each the oldest first. */
export const SAMPLE_THREADS: readonly SampleThread[] = [
  {
    unit: 'lindenhof-a-11',
    subject: 'Steckdose hinter dem Sofa',
    readBy: [],
    messages: [
      {
        by: OLGA,
        hoursAgo: 190,
        body: 'Guten Tag Frau Bergmann,\n\nanbei der Elektroplan in der neuen Fassung.',
        file: 'Elektroplan A 11.pdf',
      },
      {
        by: ANNA,
        hoursAgo: 3,
        body: 'Guten Tag Frau Petersen,\n\nim Plan sehe ich hinter dem Sofa nur eine Steckdose. Könnten wir dort zwei doppelte bekommen, und was kostet das?',
      },
      {
        by: ARMIN,
        hoursAgo: 2,
        body: 'Geht. Die Leitung liegt an der Wand, bis zur Frist ohne Mehrarbeit.',
        isNote: true,
      },
    ],
  },
  {
    unit: 'lindenhof-a-11',
    subject: 'Termin für die Bemusterung',
    assignee: OLGA,
    readBy: [OLGA],
    messages: [
      {
        by: OLGA,
        hoursAgo: 72,
        body: 'Guten Tag Frau Bergmann,\n\nim Musterraum ist am Donnerstag um 16 Uhr etwas frei. Passt Ihnen das?',
      },
      { by: ANNA, hoursAgo: 70, body: 'Donnerstag passt gut. Ich komme mit meinem Vater.' },
      { by: OLGA, hoursAgo: 26, body: 'Sehr gern. Bitte denken Sie an den Grundriss mit Ihren Möbeln.' },
    ],
  },
  {
    unit: 'lindenhof-a-11',
    subject: 'Stellplatz in der Tiefgarage',
    readBy: [ANNA, OLGA, ARMIN],
    messages: [
      { by: ANNA, hoursAgo: 500, body: 'Ist der Stellplatz 14 breit genug für einen Kombi?' },
      { by: OLGA, hoursAgo: 480, body: 'Ja, er ist 2,70 m breit und hat keine Stütze neben sich.', closes: true },
    ],
  },
  {
    unit: 'lindenhof-b-07',
    kind: 'deadline_question',
    subject: 'Frage zum Termin „Elektro festlegen“',
    readBy: [ANNA],
    messages: [{ by: ANNA, hoursAgo: 20, body: 'Ich bin bis Montag verreist. Reicht es, wenn ich danach entscheide?' }],
  },
  {
    unit: 'lindenhof-b-07',
    subject: 'Farbe der Innentüren',
    assignee: ARMIN,
    readBy: [ANNA, ARMIN],
    messages: [
      { by: ANNA, hoursAgo: 150, body: 'Gibt es die Innentüren auch in Eiche, passend zum Parkett?' },
      { by: ARMIN, hoursAgo: 130, body: 'In diesem Haus leider nicht. Weiß matt und Weiß glänzend stehen zur Wahl.' },
      { by: ANNA, hoursAgo: 120, body: 'Dann nehmen wir Weiß matt, vielen Dank.' },
    ],
  },
  {
    unit: 'lindenhof-a-12',
    subject: 'Anschluss für die Waschmaschine',
    readBy: [BEN],
    messages: [
      {
        by: BEN,
        hoursAgo: 7,
        body: 'Hallo, wir möchten Waschmaschine und Trockner nebeneinander stellen. Reicht ein Anschluss?',
      },
    ],
  },
  {
    unit: 'lindenhof-a-12',
    kind: 'completion',
    subject: 'Nachricht zum Abschluss',
    readBy: [BEN, OLGA],
    messages: [
      { by: BEN, hoursAgo: 300, body: 'Bitte rufen Sie mich wegen der Hebeschiebetür kurz an.' },
      { by: OLGA, hoursAgo: 290, body: 'Herr Kaltenbach ist vormittags im Dienst, also nach 14 Uhr.', isNote: true },
      {
        by: OLGA,
        hoursAgo: 280,
        body: 'Vielen Dank für das Gespräch. Die Tür bekommt die Ausführung mit flacher Schwelle.',
        closes: true,
      },
    ],
  },
  {
    unit: 'lindenhof-a-12',
    subject: 'Baustellenbesuch im Dezember',
    readBy: [OLGA],
    messages: [
      {
        by: OLGA,
        hoursAgo: 48,
        body: 'Guten Tag Herr Kaltenbach,\n\nam zweiten Samstag im Dezember öffnen wir von 10 bis 12 Uhr die Baustelle. Festes Schuhwerk genügt, Helme haben wir.',
      },
    ],
  },
  {
    unit: 'lindenhof-a-12',
    subject: 'Höhe der Arbeitsplatte',
    readBy: [BEN, OLGA, ARMIN],
    messages: [
      { by: BEN, hoursAgo: 700, body: 'Wir sind beide groß: Kann die Arbeitsplatte 96 cm hoch werden?' },
      {
        by: OLGA,
        hoursAgo: 690,
        body: 'Das legen Sie mit Ihrem Küchenstudio fest. Unsere Anschlüsse lassen 88 bis 98 cm zu.',
      },
      { by: BEN, hoursAgo: 688, body: 'Perfekt.' },
      { by: OLGA, hoursAgo: 680, body: 'Gern geschehen.', closes: true },
    ],
  },
  {
    unit: 'stadtgarten-wohnung-01',
    subject: 'Colour of the balcony tiles',
    readBy: [CLARA],
    messages: [
      {
        by: CLARA,
        hoursAgo: 5,
        body: 'Hello,\n\nare the balcony tiles of the model room the same grey as in the catalogue? On my screen they look warmer.',
      },
    ],
  },
  {
    unit: 'stadtgarten-wohnung-01',
    subject: 'Floor plan with dimensions',
    assignee: OLGA,
    readBy: [OLGA],
    messages: [
      {
        by: CLARA,
        hoursAgo: 100,
        body: 'Could you send me a plan with the dimensions of the bedroom? I would like to order a wardrobe.',
      },
      {
        by: OLGA,
        hoursAgo: 90,
        body: 'Dear Ms Winterhalter,\n\nhere it is. Please measure again after the plaster is on.',
        file: 'Plan bedroom.pdf',
      },
    ],
  },
  {
    unit: 'stadtgarten-wohnung-01',
    subject: 'Kellerabteil',
    readBy: [CLARA, OLGA, ARMIN],
    messages: [
      { by: CLARA, hoursAgo: 400, body: 'Hat das Kellerabteil eine eigene Steckdose?' },
      { by: ARMIN, hoursAgo: 380, body: 'Ja, eine, über den Zähler Ihrer Wohnung.', closes: true },
    ],
  },
]

/** Texts that the team of the sample uses again and again. */
export const SAMPLE_MODULES: readonly Omit<TextModule, 'id' | 'accountId' | 'projectId'>[] = [
  {
    tag: 'eingang',
    locale: 'de',
    title: 'Eingang bestätigen',
    body: 'Guten Tag {{name}},\n\nvielen Dank für Ihre Nachricht zu {{unit}}. Wir prüfen das und melden uns bis zum nächsten Werktag.\n\nFreundliche Grüße',
  },
  {
    tag: 'termin',
    locale: 'de',
    title: 'Termin im Musterraum',
    body: 'Guten Tag {{name}},\n\ngern zeigen wir Ihnen die Muster vor Ort. Welcher Nachmittag passt Ihnen?\n\nFreundliche Grüße\nIhr Team {{project}}',
  },
  {
    tag: 'frist',
    locale: 'de',
    title: 'Frist läuft ab',
    body: 'Guten Tag {{name}},\n\nfür {{unit}} ist bald die Frist zu Ende, danach bestellen wir. Bitte sehen Sie Ihre offenen Positionen noch einmal durch.\n\nFreundliche Grüße',
  },
  {
    tag: 'eingang',
    locale: 'en',
    title: 'Confirm receipt',
    body: 'Dear {{name}},\n\nthank you for your message about {{unit}}. We will look into it and answer by the next working day.\n\nKind regards',
  },
  {
    tag: 'termin',
    locale: 'en',
    title: 'Appointment in the showroom',
    body: 'Dear {{name}},\n\nwe would be glad to show you the samples. Which afternoon would suit you?\n\nKind regards\nYour team of {{project}}',
  },
  {
    tag: 'frist',
    locale: 'en',
    title: 'Deadline ahead',
    body: 'Dear {{name}},\n\nthe deadline for {{unit}} is near; after it we order. Please look through your open items once more.\n\nKind regards',
  },
]
