/** German texts about what others decide for the same unit. */
export const texts = {
  by: {
    person: 'von {{name}} geändert',
    team: 'von {{name}} (Beratung) geändert',
    self: 'auf einem anderen Gerät geändert',
    someone: 'an anderer Stelle geändert',
  },
  changed: '{{what}}: {{by}}',
  changedMany_one: '{{what}} und eine weitere Auswahl: {{by}}',
  changedMany_other: '{{what}} und {{count}} weitere: {{by}}',
  status: {
    completed: 'Die Konfiguration wurde abgeschlossen.',
    reopened: 'Die Konfiguration wurde wieder geöffnet.',
  },
  question: {
    title: 'Zwei Entscheidungen, was soll gelten?',
    body: {
      person: '{{name}} hat sich inzwischen anders entschieden als Sie. Bis Sie antworten, wird nichts gespeichert.',
      team: '{{name}} aus der Beratung hat sich inzwischen anders entschieden als Sie. Bis Sie antworten, wird nichts gespeichert.',
      self: 'Auf einem anderen Gerät haben Sie sich inzwischen anders entschieden. Bis Sie antworten, wird nichts gespeichert.',
      someone:
        'An anderer Stelle wurde inzwischen anders entschieden als hier. Bis Sie antworten, wird nichts gespeichert.',
    },
    mine: 'Ihre Wahl',
    mineHere: 'Ihre Wahl hier',
    theirs: {
      person: 'Wahl von {{name}}',
      team: 'Wahl von {{name}} (Beratung)',
      self: 'Ihre Wahl auf dem anderen Gerät',
      someone: 'Die andere Wahl',
    },
    inRoom: '{{item}}, {{room}}',
    quantity: 'Menge: {{quantity}}',
    standard: 'Standard',
    nothing: 'Keine Auswahl',
    on: 'Dazu gewählt',
    off: 'Nicht gewählt',
    total: 'Gesamt',
    keepMine: 'Meine Wahl behalten',
    takeTheirs: 'Andere Wahl übernehmen',
  },
}
