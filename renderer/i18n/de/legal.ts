/** Texts of the legal dialogs and the document viewer; those of imprint and privacy stand in for missing documents. */
export const texts = {
  loading: 'Wird geladen …',
  failed:
    'Die Angaben konnten gerade nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und öffnen Sie sie noch einmal.',
  project: 'Diese Seiten gehören zum Projekt {{project}}, {{address}}.',
  elsewhere: {
    body: 'Diesen Text veröffentlicht {{account}} auf einer eigenen Seite: {{host}}',
    open: 'Seite öffnen',
  },
  viewer: {
    title: 'Dokument',
    open: 'Öffnen',
    newWindow: 'in neuem Fenster',
    download: 'Herunterladen',
    onPhone: 'Auf dem Telefon öffnen',
    notHere: 'Ihr Browser kann das Dokument nicht auf dieser Seite zeigen. Öffnen Sie es oder laden Sie es herunter.',
    unknown: 'Dieses Dokument gibt es hier nicht.',
  },
  imprint: {
    title: 'Impressum',
    provider: { title: 'Anbieter', body: '{{account}} betreibt diese Seiten und verantwortet ihre Inhalte.' },
    details: {
      title: 'Weitere Angaben',
      body: 'Anschrift, Vertretung und Registerangaben sind auf diesen Seiten noch nicht hinterlegt. Sie erhalten sie von Ihrer Ansprechperson bei {{account}}.',
      withAddress:
        'Vertretung und Registerangaben sind auf diesen Seiten noch nicht hinterlegt. Sie erhalten sie von Ihrer Ansprechperson bei {{account}}.',
    },
    product: { title: 'Technik', body: 'Die Seiten laufen mit der Software Wohnwahl.' },
  },
  privacyPolicy: {
    title: 'Datenschutzhinweise',
    who: {
      title: 'Wer zuständig ist',
      body: '{{account}} betreibt diese Seiten. Ausführliche Datenschutzhinweise sind hier noch nicht hinterlegt; Sie erhalten sie von Ihrer Ansprechperson dort. Bis dahin sagt dieser Text, was die Seiten selbst tun.',
    },
    stored: {
      title: 'Was gespeichert wird',
      body: 'Mit einem Zugang: Ihr Name, Ihre E-Mail-Adresse, Ihre weiteren Angaben in den Einstellungen, Ihre Auswahl und wann Sie sich mit welchem Gerät angemeldet haben. Zum Schutz vor Fremden wird zu gescheiterten Anmeldungen die Netzwerkadresse 90 Tage aufbewahrt. Ohne Zugang: was Sie in ein Formular eintragen und absenden, und die Auswahl, die Sie dabei speichern.',
    },
    device: {
      title: 'Was auf Ihrem Gerät bleibt',
      body: 'Sprache, Farbschema, Ihre Anmeldung, die Auswahl in Musterwohnungen und Bilder und Hinweise, die Sie schon gesehen haben. Sie löschen das mit den Daten dieser Website in Ihrem Browser.',
    },
    statistics: {
      title: 'Statistik',
      body: 'In Musterwohnungen kann gezählt werden, welche Räume und Produkte angesehen werden, ohne Namen und ohne E-Mail-Adresse. Fragen die Seiten nach Ihrer Zustimmung zur Statistik, entscheiden Sie in den Cookie-Einstellungen, ob dafür eine Kennung auf Ihrem Gerät gespeichert wird.',
    },
    seen: {
      title: 'Wer es sieht',
      body: 'Die Menschen, die bei {{account}} für Ihr Projekt zuständig sind, und wer die Seiten in deren Auftrag betreibt.',
    },
    rights: {
      title: 'Ihre Rechte',
      body: 'Sie können Auskunft über Ihre Daten, ihre Berichtigung und ihre Löschung verlangen; wenden Sie sich dazu an {{account}}. Mit einem Zugang laden Sie Ihre Daten in den Einstellungen herunter und beantragen dort die Löschung.',
    },
  },
} as const
