/** Texts of the shell: loading, errors, notifications, not-found page. */
export const texts = {
  menu: { open: 'Menü: Konto und Einstellungen', inKiosk: 'Menü: Einstellungen und Rechtliches' },
  action: {
    retry: 'Erneut versuchen',
    back: 'Zurück',
    home: 'Zur Startseite',
  },
  dialog: { close: 'Schließen' },
  loader: { message: 'Ihre Wohnung wird vorbereitet …' },
  applicationError: {
    title: 'Das hat leider nicht geklappt',
    body: 'Die Anwendung konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    crash:
      'In der Anwendung ist ein unerwarteter Fehler aufgetreten. Gespeicherte Auswahlen gehen dabei nicht verloren.',
  },
  connection: {
    gone: {
      title: 'Keine Internetverbindung',
      body: 'Was Sie wählen, bleibt auf diesem Gerät und wird gespeichert, sobald die Verbindung wieder da ist.',
    },
    back: 'Die Internetverbindung ist wieder da.',
  },
  notFound: {
    title: 'Diese Seite gibt es nicht',
    body: 'Vielleicht ist der Link veraltet, oder in der Adresse fehlt ein Teil.',
  },
  notifications: { region: 'Mitteilungen', dismiss: 'Mitteilung schließen' },
  message: {
    errorUnauthorized: {
      title: 'Nicht angemeldet',
      body: 'Ihre Sitzung ist beendet. Bitte melden Sie sich wieder an.',
    },
    errorLoad: {
      title: 'Laden fehlgeschlagen',
      body: 'Die Daten konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
    },
    errorSave: {
      title: 'Speichern fehlgeschlagen',
      body: 'Ihre Änderung konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    },
    errorDelete: {
      title: 'Löschen fehlgeschlagen',
      body: 'Der Eintrag konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.',
    },
    errorUpdateReasons: { title: 'Die Änderung wurde nicht übernommen' },
    errorDeleteReasons: { title: 'Der Eintrag wurde nicht gelöscht' },
    loginDenied: {
      title: 'Anmeldung nicht möglich',
      body: 'Passwort vergessen? Über den Link unter dem Formular setzen Sie ein neues.',
    },
  },
  /** Beside a sum: what it does not contain. */
  onRequestCount: '+ {{count}} auf Anfrage',
  sum: { purchase: 'Kaufpreis', together: 'Zusammen mit der Ausstattung' },
  order: {
    decideUntil: 'Bis {{day}} entscheiden: {{title}}',
    changeUntil: 'Bis {{day}} änderbar: {{title}}',
    toItems_one: 'Zur genannten Position',
    toItems_other: 'Zu den genannten Positionen',
    before: 'Mit dem Abschluss bestellen Sie Ihre Auswahl verbindlich.',
    placed: 'Die Auswahl ist verbindlich bestellt.',
    confirmed: 'Das Projektteam hat die Bestellung bestätigt.',
    ordered: 'Die Ausstattung ist bei den Firmen bestellt.',
    ask: 'Änderungen sind auf Anfrage möglich.',
    asked: 'Ihre Anfrage, sie wieder zu öffnen, liegt dem Projektteam vor. Bis zur Antwort gilt die Bestellung.',
    reopen: 'Bis das Projektteam die Bestellung bestätigt, können Sie die Auswahl selbst wieder öffnen und ändern.',
  },
} as const
