/** A place on earth, degrees. */
export interface MapPlace {
  readonly lng: number
  readonly lat: number
}

/** What a live map is asked for. */
export interface MapOrder {
  /** Address of a `.pmtiles` file of this host, or of a style. */
  readonly source: string
  readonly place: MapPlace
  readonly zoom: number
  readonly isDark: boolean
  readonly locale: 'de' | 'en'
  /** Its name, for those who do not see it. */
  readonly label: string
  readonly words: { readonly ctrl: string; readonly command: string; readonly fingers: string }
}

/** A map that is drawn. */
export interface LiveMap {
  zoom(step: 1 | -1): void
  /** Back to where it began. */
  goBack(): void
  /** To whom its data belongs; '' = nobody says. */
  readonly attribution: string
  close(): void
}
