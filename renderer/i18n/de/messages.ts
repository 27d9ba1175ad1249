/** German texts of messages and the form that they are written in, for buyers and the team; the source of its keys. */
export const texts = {
  from: 'Nachricht von {{name}}',
  own: 'Ihre Nachricht',
  you: 'Sie',
  today: 'heute, {{clock}}',
  quoted: 'Zitierten Text zeigen',
  file: {
    list: 'Dateien',
    held: 'Wird noch geprüft und ist gleich verfügbar.',
    infected: 'Gesperrt: Die Prüfung hat Schadsoftware gefunden.',
    download: '{{name}} herunterladen, öffnet in einem neuen Tab',
    failed: '„{{name}}“ lässt sich gerade nicht öffnen',
    unreachable: 'Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  },
  attach: 'Dateien anhängen',
  photo: 'Foto aufnehmen',
  limit: 'PDF, Bilder, Pläne und Tabellen, zusammen unter 40 MB',
  drop: 'Dateien hier ablegen',
  send: 'Senden',
  sending: 'Wird gesendet …',
} as const
