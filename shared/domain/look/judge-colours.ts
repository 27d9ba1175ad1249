import { LEAST_CONTRAST, leastContrast, lightnessBetween, nearestReadable } from './contrast.ts'
import { PALETTES, type ThemeName } from './palettes.ts'
import { readColour, readStyling, SIMPLE_NAMES, STATES, type Styling } from './styling.ts'

/** One of the 17 colours (EDT-34) as it is on the page, and whether it can be read there. */
export interface JudgedColour {
  /** As simple styling names it: `primaryColorMain`. */
  readonly key: string
  /** `#rrggbb`, as the page has it. */
  readonly shown: string
  /** The product's own, `#rrggbb` (EDT-39, EDT-40). */
  readonly standard: string
  /** Simple styling has a colour of its own here. */
  readonly isOwn: boolean
  /** Advanced styling says something else than simple styling. */
  readonly isOverruled: boolean
  /** 1..21, with the surfaces that words of this colour, or on it, have; null = nothing is asked of it. */
  readonly contrast: number | null
  readonly isReadable: boolean
  /** What would make it readable: another colour of the same hue, for this name or for its surface's. */
  readonly remedy: { readonly key: string; readonly colour: string } | null
}

/** Every colour of simple styling, in the theme that it is for. */
export function judgeColours(styling: Styling): readonly JudgedColour[] {
  const own = readStyling(styling).colours[styling.theme]
  const at = (name: string) => own.get(name) ?? standardColour(styling.theme, name)
  return [...SIMPLE_NAMES].map(([key, name]) => {
    const simple = readColour(styling.simple[key])
    const surfaces = listSurfaces(name).map(at)
    const contrast = surfaces.length === 0 ? null : leastContrast(at(name), surfaces)
    const isReadable = contrast === null || contrast >= LEAST_CONTRAST
    return {
      key,
      shown: at(name),
      standard: standardColour(styling.theme, name),
      isOwn: simple !== null,
      isOverruled: simple !== null && simple !== at(name),
      contrast,
      isReadable,
      remedy: isReadable ? null : findRemedy(key, name, at),
    }
  })
}

/** The product's own colour by its name in the palette. */
export function standardColour(theme: ThemeName, name: string): string {
  return STANDARD[theme].get(name) ?? '#000000'
}

const STANDARD = { light: listStandard('light'), dark: listStandard('dark'), element: listStandard('element') }

function listStandard(theme: ThemeName): ReadonlyMap<string, string> {
  const { text, background } = PALETTES[theme]
  const groups = { text, background, ...Object.fromEntries(STATES.map((state) => [state, PALETTES[theme][state]])) }
  return new Map(
    Object.entries(groups).flatMap(([group, colours]) =>
      Object.entries(colours).map(([leaf, colour]) => [`${group}-${leaf}`, colour] as const),
    ),
  )
}

const PAGE = ['background-default', 'background-paper']

/** What a colour is read on: words on page and cards, words on buttons, and buttons' colours as words. WCAG asks nothing of disabled ones. */
function listSurfaces(name: string): readonly string[] {
  if (name === 'text-disabled' || name.startsWith('background-')) return []
  return name.endsWith('-contrastText') ? [name.replace('contrastText', 'main')] : PAGE
}

function findRemedy(key: string, name: string, at: (name: string) => string): JudgedColour['remedy'] {
  if (!name.endsWith('-contrastText')) {
    const page = PAGE.map(at)
    const beside = name.endsWith('-main')
      ? nearestReadable(at(name), [...page, at(name.replace('main', 'contrastText'))])
      : null
    const colour = beside ?? nearestReadable(at(name), page)
    return colour === null ? null : { key, colour }
  }
  const main = name.replace('contrastText', 'main')
  const [words, surface] = [at(name), at(main)]
  const changes = [
    { key, from: words, colour: nearestReadable(words, [surface]) },
    {
      key: key.replace('Contrast', 'Main'),
      from: surface,
      colour: nearestReadable(surface, [words, ...PAGE.map(at)]) ?? nearestReadable(surface, [words]),
    },
  ].flatMap(({ key: of, from, colour }) =>
    colour === null ? [] : [{ key: of, colour, far: lightnessBetween(from, colour) }],
  )
  const [nearest] = changes.sort((a, b) => a.far - b.far)
  return nearest === undefined ? null : { key: nearest.key, colour: nearest.colour }
}
