/** Texts of the dialog about what is stored in the browser. */
export const texts = {
  title: 'Cookies und gespeicherte Angaben',
  intro:
    'Damit Ihre Auswahl erhalten bleibt, speichern wir einige Angaben in Ihrem Browser. Ob wir außerdem in einer Statistik festhalten dürfen, welche Räume und Produkte angesehen werden, entscheiden Sie.',
  change: 'Sie können Ihre Entscheidung jederzeit über „Cookie-Einstellungen“ im Menü oder am Seitenende ändern.',
  always: 'Immer aktiv',
  details: 'Einzelheiten',
  detailsOf: 'Einzelheiten: {{group}}',
  name: 'Name',
  purpose: 'Zweck',
  duration: 'Dauer',
  groups: {
    necessary: {
      title: 'Notwendig',
      body: 'Ohne diese Angaben gingen Ihre Auswahl und Ihre Einstellungen mit jedem Neuladen verloren.',
    },
    statistics: {
      title: 'Statistik',
      body: 'Hilft uns zu verstehen, welche Räume und Produkte gefallen. Namen, E-Mail-Adressen und Ihre IP-Adresse werden dabei nicht gespeichert.',
    },
  },
  entries: {
    locale: 'Ihre Sprache',
    theme: 'Helle oder dunkle Darstellung',
    selection: 'Ihre Auswahl in einer Einheit',
    variants: 'Varianten und letzte Schritte, die Sie rückgängig machen können',
    favorites: 'Ihre Merkliste',
    opened: 'Fenster, die sich in diesem Besuch schon von selbst geöffnet haben',
    visualVersion: 'Art der Raumbilder',
    disclaimers: 'Hinweise zu Bildern, die Sie gelesen haben',
    consent: 'Ihre Entscheidung in diesem Fenster',
    correlation: 'Zufällige Nummer, die Besuche mit diesem Browser verbindet',
  },
  untilDeleted: 'Bis Sie die Browserdaten löschen',
  untilWithdrawn: 'Bis Sie die Statistik abschalten',
  acceptSelection: 'Nur Eingeschaltetes erlauben',
  acceptAll: 'Alles erlauben',
} as const
