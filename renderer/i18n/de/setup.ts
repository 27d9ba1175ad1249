/** Texts of the first steps of an installation. */
export const texts = {
  title: 'Einrichtung',
  duration: 'Einrichtung, rund 5 Minuten',
  link: 'Dieser Link gilt einmal, bis {{time}}. Ein neuer steht nach jedem Start im Protokoll des Servers.',
  back: 'Zurück',
  next: 'Weiter',
  later: 'Später ergänzen, weiter',
  finish: 'Einrichtung abschließen',
  finishing: 'Wird eingerichtet …',
  failed: 'Das hat nicht geklappt, und es wurde nichts gespeichert. Ihre Eingaben stehen noch da.',
  noSample:
    'Das Beispielprojekt lässt sich gerade nicht einspielen. Es wurde nichts gespeichert. Versuchen Sie es noch einmal, oder beginnen Sie mit einem eigenen Projekt.',
  steps: {
    company: {
      name: 'Unternehmen',
      hint: 'Name und Anschrift',
      title: 'Wer betreibt dieses Portal?',
      intro: 'Diese Angaben stehen auf den Seiten Ihrer Käufer und in Mails. Gespeichert wird erst am Ende.',
    },
    admin: {
      name: 'Erster Zugang',
      hint: 'Name, E-Mail, Passwort',
      title: 'Wer meldet sich zuerst an?',
      intro: 'Dieser Zugang darf alles. Weitere Menschen laden Sie danach in der Verwaltung ein.',
    },
    mail: {
      name: 'Mailversand',
      hint: 'Probe senden',
      title: 'Erreichen Mails Ihre Käufer?',
      intro:
        'Einladungen, Bestellungen und Erinnerungen gehen per Mail. Senden Sie sich eine Probe, bevor Sie jemanden einladen.',
    },
    legal: {
      name: 'Rechtliches',
      hint: 'Impressum, Datenschutz',
      title: 'Impressum und Datenschutz',
      intro:
        'Beides ist von jeder Seite aus erreichbar. Bringt ein Projekt eigene Dokumente mit, gelten dort diese. Solange ein Text fehlt, sagt die Seite das.',
    },
    project: {
      name: 'Erstes Projekt',
      hint: 'Beispiel oder eigenes',
      title: 'Womit beginnen Sie?',
      intro: 'Mit dem Abschluss werden Unternehmen und Zugang angelegt, und Sie sind angemeldet.',
    },
  },
  fields: {
    accountName: 'Name des Unternehmens',
    accountId: 'Kurzname in der Adresse',
    postalAddress: 'Postanschrift',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    password: 'Passwort',
    language: 'Sprache',
    imprint: 'Impressum',
    privacyNotice: 'Datenschutzhinweise',
    project: 'Erstes Projekt',
  },
  hints: {
    accountName: 'So, wie Käufer Sie kennen.',
    accountId: 'Kleinbuchstaben, Ziffern und Bindestriche. Ihr Portal: {{address}}',
    postalAddress: 'Straße und Hausnummer, Postleitzahl und Ort, je in einer Zeile. Sie steht im Impressum.',
    email: 'Damit melden Sie sich an.',
    password: 'Mindestens 8 Zeichen, kein verbreitetes Passwort und nichts aus Ihrem Namen.',
    imprint: 'Vertretung, Register, Umsatzsteuer-ID, Kontakt. Darf leer bleiben.',
    privacyNotice: 'Der ganze Text. Darf leer bleiben: Bis dahin steht dort, was die Seiten selbst tun.',
  },
  faults: {
    required: 'Bitte füllen Sie dieses Feld aus.',
    name: 'Bitte nur Kleinbuchstaben, Ziffern und Bindestriche dazwischen, höchstens 40 Zeichen, und nicht „api“.',
    email: 'Das ist keine E-Mail-Adresse.',
    passwordLength: 'Das Passwort braucht mindestens 8 Zeichen.',
    passwordGuessable:
      'Dieses Passwort ist zu leicht zu erraten: Es ist verbreitet oder besteht aus Namen, die zu Ihnen oder zum Unternehmen gehören.',
    tooLong: 'Das ist zu lang.',
  },
  mail: {
    noServer:
      'Es ist kein Mailserver eingestellt (SMTP_URL). Mails verlassen den Server nicht: Sie liegen im Ordner „outbox“ der Daten, und Sie lesen sie in der Verwaltung.',
    sender: 'Absender',
    recipient: 'Empfänger',
    send: 'Probe senden',
    sending: 'Wird gesendet …',
    again: 'Noch einmal senden',
    sent: 'Der Mailserver hat die Probe nach {{seconds, number}} s angenommen. Sehen Sie in Ihrem Postfach nach, auch unter Werbung.',
    kept: 'Die Probe liegt im Ordner „outbox“ der Daten. Verschickt wurde sie nicht.',
    notTried: 'Die Probe ließ sich nicht senden.',
    said: 'Antwort: {{answer}}',
    failures: {
      unreachable: 'Der Mailserver ist nicht erreichbar. Prüfen Sie Adresse und Port in SMTP_URL.',
      encryption: 'Die verschlüsselte Verbindung zum Mailserver kam nicht zustande.',
      login: 'Der Mailserver lässt die Anmeldung nicht zu. Prüfen Sie Benutzer und Passwort in SMTP_URL.',
      sender: 'Der Mailserver nimmt den Absender nicht an. Prüfen Sie MAIL_FROM.',
      recipient: 'Der Mailserver nimmt den Empfänger nicht an.',
      content: 'Der Mailserver nimmt diese Mail nicht an.',
      other: 'Der Versand hat nicht geklappt.',
    },
  },
  projects: {
    own: {
      name: 'Eigenes Projekt',
      body: 'Sie kommen in die Verwaltung zu den Projekten und laden dort Ihr Projektpaket hoch.',
    },
    sample: {
      name: 'Beispielprojekt ausprobieren',
      body: '„Wohnen am Lindenhof“ mit Einheiten, Bildern und Katalog, ohne Beispielpersonen. Das dauert bis zu einer Minute.',
    },
  },
  missing: {
    title: 'Noch nicht eingerichtet',
    body: 'Auf diesem Server gibt es noch keine Zugänge. Wer ihn betreibt, findet im Startprotokoll des Servers einen Link, mit dem die Einrichtung beginnt.',
  },
  gone: {
    title: 'Dieser Link gilt nicht mehr',
    body: 'Ein Einrichtungslink gilt einmal, für 24 Stunden und nur bis zum nächsten Start des Servers. Nehmen Sie den neuesten Link aus dem Startprotokoll, oder starten Sie den Server neu: Dann steht dort ein neuer.',
  },
  done: {
    title: 'Dieses Portal ist eingerichtet',
    body: 'Es gibt schon Zugänge, ein Einrichtungslink gilt dann nicht mehr. Melden Sie sich an, oder lassen Sie sich einladen.',
    home: 'Zum Portal',
    unheard:
      'Die Antwort des Servers kam nicht an, die Einrichtung ist aber abgeschlossen. Melden Sie sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an.',
    login: 'Zur Anmeldung',
  },
  unreachable: {
    title: 'Der Server ist nicht erreichbar',
    body: 'Bitte prüfen Sie die Verbindung und versuchen Sie es gleich noch einmal.',
  },
} as const
