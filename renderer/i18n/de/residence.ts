/** German texts of the variant for one residence, of the floor plan and of the way back to where somebody came from. */
export const texts = {
  topBar: {
    tabs: 'Seiten Ihrer Wohnung',
    toCheckout: '{{type}} {{name}}: Übersicht und Kosten',
    home: 'Home',
    floorPlan: 'Grundriss',
    toHome: 'Zur Startseite Ihrer Wohnung',
    skip: 'Zum Inhalt springen',
  },
  welcome: {
    greeting: 'Herzlich willkommen',
    greetingName: 'Herzlich willkommen, {{name}}',
    body: 'Hier gestalten Sie die Ausstattung Ihres neuen Zuhauses. Gehen Sie Raum für Raum durch; was Sie wählen, wird laufend gespeichert.',
  },
  equipment: {
    title: 'Ihre Ausstattung',
    open: 'Ihre Bemusterung ist noch nicht abgeschlossen.',
    completed: 'Ihre Bemusterung ist abgeschlossen. {{order}}',
    surcharge: 'Aufpreis Ihrer Auswahl',
    hint: 'Gegenüber der Standardausstattung, inkl. MwSt.',
    onRequest: '+ {{count}} auf Anfrage',
    complete: 'Bemusterung abschließen',
  },
  main: {
    start: 'Bemusterung beginnen',
    proceed: 'Bemusterung fortsetzen',
    finish: 'Bemusterung abschließen',
    view: 'Auswahl ansehen',
    viewCosts: 'Übersicht und Kosten',
    viewOverview: 'Zur Übersicht',
  },
  video: {
    title: 'Ihr neues Zuhause im Film',
    label: 'Film über {{project}}',
  },
  floorPlan: {
    title: 'Grundriss',
    alt: 'Grundriss von {{unit}}',
    open: 'In voller Größe öffnen',
    newWindow: 'öffnet in einem neuen Fenster',
    choose: 'Raumaufteilung wählen',
    missingTitle: 'Noch kein Grundriss',
    missingBody: 'Für diese Wohnung liegt noch kein Grundriss vor. Bitte schauen Sie später wieder vorbei.',
    toConfigurator: 'Zum Konfigurator',
    back: 'Zur Startseite',
  },
  returning: {
    label: 'Dorthin, wo Sie herkamen',
    back: 'Zurück',
    home: 'Zur Website',
  },
} as const
