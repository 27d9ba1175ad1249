/** Texts of what a dashboard of the team's own says of the open unit. */
export const texts = {
  greeting: {
    morning: { plain: 'Guten Morgen', named: 'Guten Morgen, {{names}}' },
    day: { plain: 'Guten Tag', named: 'Guten Tag, {{names}}' },
    evening: { plain: 'Guten Abend', named: 'Guten Abend, {{names}}' },
  },
  home: { title: 'Ihre Wohnung', contact: 'Kontakt aufnehmen' },
  configurator: {
    settled: '{{decided}} von {{count}} entschieden',
    openOf: '{{open}} von {{count}} offen',
    last: 'Zuletzt: {{choice}}',
    lastIn: 'Zuletzt: {{choice}} ({{room}})',
    goOn: 'Weiter: {{room}}',
    rooms: 'Offene Räume',
  },
  rooms: { open_one: '{{room}}: {{count}} offen', open_other: '{{room}}: {{count}} offen' },
  homes: {
    title: 'Wohnungen',
    home: 'Wohnung',
    rooms: 'Zimmer',
    space: 'Wohnfläche',
    open: 'Öffnen',
    openHome: '{{home}} öffnen',
    here: 'Hier sind Sie',
    page: 'Seite {{page}} von {{count}}',
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
  },
  documents: {
    title: 'Ihre Dokumente',
    role: {
      plan: 'Pläne',
      floor_plan: 'Grundriss',
      elektro_plan: 'Elektroplan',
      kitchen_plan: 'Küchenplan',
      other: 'Weitere Unterlagen',
    },
    all: 'Alle Dokumente',
    more: 'Weitere Unterlagen',
    newWindow: 'öffnet in einem neuen Fenster',
  },
  recommendations: { title: 'Das könnte Ihnen auch gefallen', rooms: '{{rooms}} Zimmer' },
} as const
