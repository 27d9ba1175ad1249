/** German texts of what stands between a choice and its being stored; most never see them. The source of all keys. */
export const texts = {
  stuck: {
    title: 'Ihre Wahl ist noch nicht gespeichert',
    body: 'Der Server kann „{{label}}“ gerade nicht speichern. Die Wahl ist auf diesem Gerät gesichert und wird weiter versucht.',
    bodyPlain:
      'Der Server kann gerade nicht speichern. Ihre Wahl ist auf diesem Gerät gesichert und wird weiter versucht.',
    behind_one: 'Eine weitere Wahl wartet dahinter.',
    behind_other: '{{count}} weitere warten dahinter.',
    takeBack: '„{{label}}“ zurücknehmen',
    takeBackPlain: 'Zurücknehmen',
  },
  catalogueMove: {
    pricesTitle: 'Die Preise haben sich geändert',
    offerTitle: 'Das Angebot hat sich geändert',
    body: 'Ihre Auswahl bleibt, wie sie ist. Neues wird gespeichert, sobald Sie zustimmen.',
    bodyGone: 'Neues wird gespeichert, sobald Sie zustimmen.',
    before: 'Bisher',
    beforeUnknown: 'nicht mehr bekannt',
    now: 'Jetzt',
    difference: 'Unterschied',
    gone: 'Nicht mehr erhältlich, hier gilt wieder der Standard:',
    goneInRoom: '{{item}} ({{room}})',
    goneNameless_one: '{{count}} Position, die es nicht mehr gibt',
    goneNameless_other: '{{count}} Positionen, die es nicht mehr gibt',
    acceptPrices: 'Neue Preise übernehmen',
    acceptOffer: 'Einverstanden',
  },
} as const
