/** Texts of registration, password pages, logins by link, and of the small pages beside the portals. */
export const texts = {
  pages: {
    registration: {
      title: 'Willkommen, {{name}}',
      titleWithoutName: 'Willkommen',
      tab: 'Registrieren',
      intro: 'Legen Sie ein Passwort fest, dann können Sie Ihr neues Zuhause ausstatten.',
      introTeam: 'Sie gehören zum Team von {{name}}. Legen Sie ein Passwort fest, dann geht es in die Verwaltung.',
      units: 'Für Sie vorbereitet',
      email: 'E-Mail-Adresse',
      emailHint: 'Damit melden Sie sich künftig an.',
      firstName: 'Vorname',
      lastName: 'Nachname',
      password: 'Passwort',
      passwordHint: 'Mindestens 8 Zeichen.',
      acceptTerms: 'Ich akzeptiere die Nutzungsbedingungen.',
      privacyPolicy: 'Ich habe die Datenschutzhinweise gelesen.',
      openTerms: 'Nutzungsbedingungen lesen',
      openPrivacy: 'Datenschutzhinweise lesen',
      submit: 'Registrieren',
      submitting: 'Registrierung läuft …',
      success: 'Registrierung erfolgreich',
      loading: 'Ihre Einladung wird geöffnet …',
      toLogin: 'Sie haben schon ein Konto? Zur Anmeldung',
      failed: 'Die Registrierung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
    },
    unitInvitation: {
      title_one: 'Eine weitere Einheit für Sie',
      title_other: 'Weitere Einheiten für Sie',
      intro_one: 'Nehmen Sie die Einladung an, dann gehört die Einheit zu Ihrem Zugang und Sie können sie ausstatten.',
      intro_other:
        'Nehmen Sie die Einladung an, dann gehören die Einheiten zu Ihrem Zugang und Sie können sie ausstatten.',
      toLogin: 'Melden Sie sich mit Ihrem Zugang an, um die Einladung anzunehmen.',
      other: 'Diese Einladung ist für {{email}}. Angemeldet sind Sie als {{own}}.',
      switch: 'Abmelden und neu anmelden',
      stay: 'Angemeldet bleiben',
      accept: 'Einladung annehmen',
      accepting: 'Wird angenommen …',
      later: 'Jetzt nicht',
      accepted_one: 'Die Einheit gehört jetzt zu Ihrem Zugang.',
      accepted_other: 'Die Einheiten gehören jetzt zu Ihrem Zugang.',
      failed: 'Die Einladung konnte nicht angenommen werden. Bitte versuchen Sie es erneut.',
    },
    invitationMissing: {
      title: 'Sie brauchen eine Einladung',
      body: 'Bitte öffnen Sie den Link aus Ihrer Einladungs-E-Mail. Wenn Sie keine bekommen haben, wenden Sie sich an Ihre Ansprechperson.',
    },
    invitationGone: {
      title: 'Diese Einladung gilt nicht mehr',
      body: 'Der Link ist abgelaufen oder wurde schon benutzt. Vielleicht haben Sie sich schon registriert, dann melden Sie sich einfach an. Sonst bitten Sie Ihre Ansprechperson um eine neue Einladung.',
    },
    invitationUnreachable: {
      title: 'Das hat leider nicht geklappt',
      body: 'Ihre Einladung konnte nicht geöffnet werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    },
    toLogin: 'Zur Anmeldung',
    passwordResetRequest: {
      title: 'Passwort vergessen?',
      intro:
        'Nennen Sie uns Ihre E-Mail-Adresse, dann schreiben wir Ihnen einen Link, mit dem Sie ein neues festlegen.',
      email: 'E-Mail-Adresse',
      emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
      submit: 'Link anfordern',
      submitting: 'Wird gesendet …',
      submitPasswordSuccessfully:
        'Wenn es zu dieser Adresse ein Konto gibt, steht der Link in einer E-Mail dorthin und gilt eine Stunde lang. Kommt keine an, hilft Ihre Ansprechperson weiter.',
      again: 'Noch einmal senden',
      failed: 'Der Link konnte nicht angefordert werden. Bitte versuchen Sie es erneut.',
    },
    passwordReset: {
      title: 'Neues Passwort',
      intro: 'Danach sind Sie auf allen Geräten abgemeldet und melden sich mit dem neuen Passwort an.',
      newPassword: 'Neues Passwort',
      confirmation: 'Neues Passwort wiederholen',
      submit: 'Passwort speichern',
      submitting: 'Wird gespeichert …',
      resetSuccessfully: 'Ihr neues Passwort ist gespeichert.',
      loading: 'Der Link wird geprüft …',
      overTitle: 'Dieser Link gilt nicht mehr',
      tokenInvalid: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordern Sie einen neuen an.',
      requestAgain: 'Neuen Link anfordern',
      failed: 'Das Passwort konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    },
    backToLogin: 'Zurück zur Anmeldung',
  },
  validations: {
    required: 'Bitte füllen Sie dieses Feld aus.',
    tooLong: 'Das ist zu lang.',
    acceptTerms: 'Bitte akzeptieren Sie die Nutzungsbedingungen.',
    privacyPolicy: 'Bitte bestätigen Sie, dass Sie die Datenschutzhinweise gelesen haben.',
    passwordLength: 'Das Passwort braucht mindestens 8 Zeichen.',
    passwordGuessable:
      'Dieses Passwort ist zu leicht zu erraten: Es ist verbreitet oder besteht aus Namen, die zu Ihnen oder zum Projekt gehören.',
    matchPassword: 'Die beiden Passwörter stimmen nicht überein.',
  },
  failure: {
    unreachable:
      'Der Server ist gerade nicht erreichbar. Ihre Eingaben bleiben stehen; bitte versuchen Sie es gleich noch einmal.',
    tooManyRequests: 'Zu viele Versuche. Bitte warten Sie einen Augenblick und versuchen Sie es dann erneut.',
  },
  terms: {
    title: 'Nutzungsbedingungen',
    purpose:
      'Mit Wohnwahl stellen Sie die Ausstattung Ihrer Wohnung zusammen. Ihr persönlicher Zugang ist nur für Sie bestimmt; bitte geben Sie Ihr Passwort nicht weiter.',
    prices:
      'Bilder sind beispielhaft. Preise und Verfügbarkeit gelten so, wie sie bei Ihrer Auswahl angezeigt werden; maßgeblich sind Ihr Kaufvertrag und die Vereinbarungen, die Sie dazu treffen.',
    availability: 'Was Sie wählen, wird laufend gespeichert. Ihr Zugang kann beendet werden, wenn Ihr Projekt endet.',
  },
  privacy: {
    title: 'Datenschutzhinweise',
    who: 'Verantwortlich ist {{account}}.',
    what: 'Gespeichert werden Ihr Name, Ihre E-Mail-Adresse, auf Wunsch Ihre Mobilnummer, Ihre Auswahl und wann Sie sich angemeldet haben. Das ist nötig, um Ihre Ausstattung mit Ihnen abzustimmen.',
    howLong: 'Die Daten werden gelöscht, sobald sie für Ihr Projekt und nach dem Gesetz nicht mehr gebraucht werden.',
    rights:
      'Sie können Ihre Daten jederzeit in den Einstellungen herunterladen, berichtigen und ihre Löschung verlangen.',
  },
  loggedIn: {
    title: 'Sie sind schon angemeldet als {{email}}',
    body: 'Der Link einer Einladung wird nur einmal gebraucht. War er für jemand anderen, melden Sie sich bitte zuerst ab und öffnen Sie ihn dann noch einmal.',
  },
  urlLogin: {
    refused:
      'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte melden Sie sich mit E-Mail-Adresse und Passwort an.',
  },
  underConstruction: {
    title: 'Diese Seite entsteht gerade',
    body: 'Der Inhalt ist noch in Arbeit. Bitte schauen Sie später wieder vorbei.',
    back: 'Zum Konfigurator',
  },
  redirect: { message: 'Sie werden weitergeleitet …' },
  pendingSignature: {
    title: 'Unterschrift wird verarbeitet',
    message: 'Ihre elektronische Unterschrift wird verarbeitet. Bitte lassen Sie diese Seite noch offen.',
  },
} as const
