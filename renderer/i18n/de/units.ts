/** Texts of the unit selector. */
export const texts = {
  title: '{{unitTypePlural}} wechseln',
  firstTitle: 'Wählen Sie Ihre Wohneinheit',
  unitTypePlural: 'Wohneinheiten',
  intro: 'Sie haben mehrere Einheiten in diesem Projekt. Welche möchten Sie bemustern?',
  staff: {
    title: 'Einheiten dieses Projekts',
    intro: 'Öffnen Sie eine Einheit, um ihre Bemusterung zu sehen. Käufer und Einladungen finden Sie in der',
    toAdmin: 'Verwaltung',
  },
  customize: 'Jetzt gestalten',
  customizeUnit: '{{unit}} jetzt gestalten',
  rooms: '{{rooms}}\u00a0Zimmer',
  floor: '{{floor}}. Obergeschoss',
  groundFloor: 'Erdgeschoss',
  samples: {
    title: 'Musterwohnungen dieses Projekts',
    others: 'Andere Musterwohnungen',
    kept: 'Was Sie hier gewählt haben, bleibt in diesem Browser gespeichert, auch wenn Sie wechseln.',
    here: 'Gerade geöffnet',
    failed: 'Die Musterwohnungen konnten nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.',
  },
  scrollHint: 'Weitere Einheiten weiter unten',
  empty: {
    title: 'Noch keine Wohnung',
    body: 'Ihrem Konto ist in diesem Projekt keine Wohneinheit zugeordnet. Bitte wenden Sie sich an Ihre Ansprechperson.',
  },
} as const
