/** Texts of the outbox: the mails that are kept instead of sent. */
export const texts = {
  title: 'Postausgang',
  intro: 'Dieses Portal verschickt keine echten E-Mails. Hier liegt, was es verschickt hätte.',
  readers:
    'E-Mails, deren Link in ein Konto führt, lesen nur Admins. Hat das Portal eine öffentliche Adresse, sehen nur Admins diese Seite.',
  list: 'E-Mails',
  empty: {
    title: 'Noch keine E-Mails',
    body: 'Sobald jemand eine Konfiguration speichert oder um Kontakt bittet, erscheint die E-Mail hier.',
  },
  forbidden: { title: 'Nur für das Projektteam', body: 'Den Postausgang sehen nur Mitarbeitende und Verwaltung.' },
  adminsOnly: {
    title: 'Nur für Admins',
    body: 'Dieses Portal hat eine öffentliche Adresse, aber keinen Mailserver. Was es verschickt hätte, sehen deshalb nur Admins.',
  },
  withheld:
    'Der Link in dieser E-Mail führt in das Konto eines anderen Menschen. Ihren Inhalt sehen deshalb nur Admins.',
  none: {
    title: 'Kein Postausgang',
    body: 'Dieses Portal verschickt seine E-Mails über einen Mailserver und behält sie nicht.',
  },
  choose: 'Wählen Sie links eine E-Mail aus.',
  reload: 'Aktualisieren',
  back: 'Alle E-Mails',
  toAdmin: 'Verwaltung',
  leave: 'Weiter zum Portal',
  to: 'An',
  from: 'Von',
  replyTo: 'Antwort an',
  date: 'Datum',
  html: 'Ansicht',
  text: 'Nur Text',
  form: 'Darstellung',
  frame: 'Inhalt der E-Mail „{{subject}}“',
  links: 'Links in dieser E-Mail',
  state: { waiting: 'wartet', sent: 'hier abgelegt', failed: 'aufgegeben' },
  pages: 'Seite {{page}} von {{count}}',
  previous: 'Neuere',
  next: 'Ältere',
} as const
