/** Texts of the login page. */
export const texts = {
  pages: {
    login: {
      title: 'Willkommen zurück',
      residenceTitle: 'Ihre Wohnung',
      residenceIntro: 'Bitte melden Sie sich an, um in Ihr Wohnungsportal zu kommen.',
      residenceTagline: 'Wohnen nach Ihren Wünschen',
      intro: 'Melden Sie sich an und statten Sie Ihr neues Zuhause aus.',
      email: 'E-Mail-Adresse',
      password: 'Passwort',
      emailRequired: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      passwordRequired: 'Bitte geben Sie Ihr Passwort ein.',
      missing: {
        both: 'Zum Anmelden fehlen noch E-Mail-Adresse und Passwort.',
        email: 'Zum Anmelden fehlt noch eine gültige E-Mail-Adresse.',
        password: 'Zum Anmelden fehlt noch Ihr Passwort.',
      },
      showPassword: 'Passwort anzeigen',
      hidePassword: 'Passwort verbergen',
      submit: 'Anmelden',
      submitting: 'Anmeldung läuft …',
      success: 'Sie sind angemeldet.',
      unauthorized: 'E-Mail-Adresse und Passwort passen nicht zusammen. Bitte prüfen Sie Ihre Eingabe.',
      unreachable: 'Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
      tooManyRequests: 'Zu viele Versuche. Bitte warten Sie einen Augenblick und versuchen Sie es dann erneut.',
      tooManyRequestsFor_one: 'Zu viele Versuche. In einer Minute können Sie sich wieder anmelden.',
      tooManyRequestsFor_other: 'Zu viele Versuche. In {{count}} Minuten können Sie sich wieder anmelden.',
      forgotPassword: 'Passwort vergessen?',
      newPassword: 'Ihr neues Passwort gilt ab sofort. Bitte melden Sie sich damit an.',
      failed: 'Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
    },
  },
} as const
