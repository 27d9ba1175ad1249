/** German texts of the choice of a style; the source of its keys. */
export const texts = {
  title: 'Welcher Stil passt zu Ihnen?',
  back: 'Zurück zur Wohnung',
  skip: 'Ohne Stil beginnen',
  room: 'Raum ansehen',
  picture: '{{room}} im Stil „{{line}}“',
  clash: 'Passt nicht zu Ihrer übrigen Auswahl',
  whole: 'Ganze Wohnung in „{{line}}“',
  onRequest: '+ {{count}} auf Anfrage',
  decided: 'Legt {{decided}} von {{count}} Entscheidungen fest. Jede bleibt änderbar.',
  apply: 'Mit „{{line}}“ beginnen',
  step: 'Stil „{{line}}“',
} as const
