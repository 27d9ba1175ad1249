/** Colours of a map's parts. */
export interface MapColours {
  readonly land: string
  readonly green: string
  readonly water: string
  readonly building: string
  readonly buildingLine: string
  readonly road: string
  readonly roadLine: string
  readonly path: string
  readonly rail: string
  readonly border: string
  readonly words: string
  readonly wordsOnWater: string
  readonly halo: string
}

/** Calm paper by day, and the same at night; the place itself is what is strong. */
export const MAP_COLOURS = {
  light: {
    land: '#efe9dc',
    green: '#dfe7cf',
    water: '#c3d9e4',
    building: '#e2d9c8',
    buildingLine: '#d4c9b4',
    road: '#ffffff',
    roadLine: '#ddd3c0',
    path: '#cdbfa3',
    rail: '#b9a98c',
    border: '#a8987b',
    words: '#4d5762',
    wordsOnWater: '#3d6377',
    halo: '#f7f3ea',
  },
  dark: {
    land: '#1a222b',
    green: '#1d2c26',
    water: '#17324a',
    building: '#25303b',
    buildingLine: '#2f3c49',
    road: '#35424f',
    roadLine: '#141b22',
    path: '#46525e',
    rail: '#55606b',
    border: '#6b7681',
    words: '#b9c3cd',
    wordsOnWater: '#86b4cf',
    halo: '#141b22',
  },
} as const satisfies Record<'light' | 'dark', MapColours>
