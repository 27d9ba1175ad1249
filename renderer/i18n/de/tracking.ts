/** Texts of the view of what visitors do. */
export const texts = {
  intro: 'Was Besucher im Verkaufsportal tun, je Tag gezählt. Wer sie sind, wird nicht festgehalten.',
  project: 'Projekt',
  range: 'Zeitraum',
  days: { '7': '7 Tage', '30': '30 Tage', '90': '90 Tage' },
  download: 'CSV herunterladen',
  day: 'Tag',
  sum: 'Summe',
  date: 'Datum',
  total_one: '{{count, number}} Ereignis',
  total_other: '{{count, number}} Ereignisse',
  types: {
    unit_opened: 'Einheit geöffnet',
    room_opened: 'Raum geöffnet',
    product_chosen: 'Produkt gewählt',
    configuration_saved: 'Auswahl gespeichert',
    contact_asked: 'Kontakt gewünscht',
    flat_finder: 'Wohnungsfinder',
  },
  empty: {
    title: 'Noch keine Besuche in diesem Zeitraum',
    body: 'Sobald jemand eine Musterwohnung öffnet, erscheint es hier.',
  },
  noProject: { title: 'Noch kein Projekt', body: 'Mit dem ersten Projekt erscheinen hier seine Besuche.' },
} as const
