/** German texts of what stays as it is: by a deadline that has run out, or by a closed group; the source of all its keys. */
export const texts = {
  mark: 'Gesperrt',
  partly: 'Teils gesperrt',
  deadline: 'Die Frist „{{title}}“ ist am {{date}} abgelaufen.',
  group: 'Die Paketgruppe „{{title}}“ ist gesperrt: Was darin gewählt ist, bleibt so.',
  held: '„{{upgrade}}“ lässt sich nicht mehr ändern',
  place: '{{item}}, {{room}}',
  item: '„{{item}}“',
  more_one: '{{count}} weitere Position',
  more_other: '{{count}} weitere Positionen',
  title_one: '{{items}} ist festgelegt',
  title_other: '{{items}} sind festgelegt',
  wish: '„{{wish}}“ ist so nicht möglich',
  keep: 'Alles andere übernehmen',
  taken: '„{{wish}}“: Alles andere ist übernommen',
  change: '„{{item}}“: {{product}}',
  nothing: 'nichts mehr gewählt',
} as const
