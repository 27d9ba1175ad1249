/** A room on one page to take along, all texts and figures ready to be read. */
export interface RoomSheet {
  readonly title: string
  /** The home, and the project. */
  readonly unitName: string
  readonly projectName: string
  readonly date: string
  readonly picture: SheetPicture | null
  readonly heads: { readonly item: string; readonly product: string; readonly price: string }
  readonly rows: readonly SheetRow[]
  /** null = prices are not shown. */
  readonly total: { readonly label: string; readonly amount: string; readonly onRequest: string | null } | null
  /** What the figures are and are not. */
  readonly notes: readonly string[]
}

export interface SheetPicture {
  /** `blob:` or a path of this host. */
  readonly url: string
  readonly alt: string
  /** px */
  readonly width: number
  readonly height: number
}

export interface SheetRow {
  readonly key: string
  readonly item: string
  readonly product: string
  /** Quantity, article number: what else there is to say. */
  readonly detail: string
  /** null = prices are not shown. */
  readonly price: string | null
}
