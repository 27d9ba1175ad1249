/** One layer picture at its place in the room's picture (pixels); paths are relative to the package's folder. */
export interface LayerEntry {
  readonly image: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The pictures of one room; layers bottom first. */
export interface RoomEntry {
  readonly width: number
  readonly height: number
  readonly base: string
  readonly preview: string
  readonly layers: { readonly slot: string; readonly products: Readonly<Record<string, LayerEntry>> }[]
}

/** What `build-pictures.ts` has drawn: manifest.json. */
export interface PictureManifest {
  readonly rooms: Readonly<Record<string, RoomEntry>>
  /** Product id → thumbnail. */
  readonly products: Readonly<Record<string, string>>
  readonly bundles: Readonly<Record<string, string>>
  readonly designLines: Readonly<Record<string, string>>
}
