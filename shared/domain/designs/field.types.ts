import type { Json } from './json.types.ts'

/** Words in one language for all, or in each that they have been written in. */
export type Words = string | { readonly de?: string; readonly en?: string }

/** px widths of Material's breakpoints begin at 0, 600, 900, 1200 and 1536. */
export const SCREENS = ['xs', 'sm', 'md', 'lg', 'xl'] as const
export type Screen = (typeof SCREENS)[number]

/** Something that differs by screen: what a narrower one says holds until a wider one says something else. */
export type ByScreen = Readonly<Partial<Record<Screen, number>>>

interface Any {
  /** An item without it is not shown. */
  readonly isNeeded?: true
}

/**
 * What one may say of an item in one place. Of these few kinds come the check, the form, the completion of the JSON editor
 * and the reference page.
 */
export type Field =
  /** `lines`: from 2 on it may break. */
  | (Any & { readonly kind: 'words'; readonly lines?: number })
  /** Shown in a frame of its own that runs nothing. */
  | (Any & { readonly kind: 'html' })
  /** A path of this portal or, with `./`, of the home that is open; https, mailto or tel. */
  | (Any & { readonly kind: 'link' })
  /** An address of this host, as the media library gives them. */
  | (Any & { readonly kind: 'picture' })
  | (Any & { readonly kind: 'pictures' })
  /** A film of this host, or of YouTube or Vimeo. */
  | (Any & { readonly kind: 'film' })
  /** A page elsewhere that may be shown here: https, of a host that the project names. */
  | (Any & { readonly kind: 'frame' })
  | (Any & { readonly kind: 'colour' })
  | (Any & {
      readonly kind: 'number'
      readonly least: number
      readonly most: number
      readonly step?: number
      readonly standard?: number
    })
  | (Any & { readonly kind: 'flag'; readonly standard: boolean })
  | (Any & {
      readonly kind: 'choice'
      readonly options: readonly (string | number)[]
      readonly standard?: string | number
    })
  | (Any & { readonly kind: 'byScreen'; readonly least: number; readonly most: number; readonly step?: number })
  | (Any & { readonly kind: 'screens' })

/** What is read of a field: null = it says nothing, and what is usual holds. */
export type ValueOf<F extends Field> = F extends { kind: 'words' }
  ? Words | null
  : F extends { kind: 'pictures' }
    ? readonly string[]
    : F extends { kind: 'number'; standard: number }
      ? number
      : F extends { kind: 'number' }
        ? number | null
        : F extends { kind: 'flag' }
          ? boolean
          : F extends { kind: 'choice'; options: readonly (infer Option)[]; standard: string | number }
            ? Option
            : F extends { kind: 'choice'; options: readonly (infer Option)[] }
              ? Option | null
              : F extends { kind: 'byScreen' }
                ? ByScreen | null
                : F extends { kind: 'screens' }
                  ? readonly Screen[]
                  : string | null

/** By its place in the item: `params.coords.lng`. */
export type Fields = Readonly<Record<string, Field>>
export type ValuesOf<F extends Fields> = { readonly [Path in keyof F]: ValueOf<F[Path]> }
/** As the reading of an item of an unknown type gives it. */
export type AnyValue = Json | Words | ByScreen | readonly Screen[] | readonly string[]

export const DESIGN_FAULTS = [
  'notAnItem',
  'unknownType',
  'wrongPlace',
  'missing',
  'notText',
  'tooLong',
  'notANumber',
  'outOfRange',
  'notAFlag',
  'notAnOption',
  'notAColour',
  'badLink',
  'badPicture',
  'unknownPicture',
  'badFilm',
  'badFrame',
  'unknownHost',
  'badStyle',
  'tooMany',
  'tooDeep',
  'unknownField',
  'sameId',
] as const
export type DesignFaultCode = (typeof DESIGN_FAULTS)[number]
