import { type Finish, type Look, type LookKind, type Pattern, SHAPES } from '../look.types.ts'
import type { ProductSpec, Text } from './product.types.ts'

/** A text in German and English. */
export function t(de: string, en: string): Text {
  return { de, en }
}

/** A look; `accent` is left out where there is none. */
export function look(
  shape: string,
  color: string,
  pattern: Pattern = 'plain',
  finish: Finish = 'matt',
  accent?: string,
): Look {
  return accent === undefined ? { shape, color, pattern, finish } : { shape, color, accent, pattern, finish }
}

/** One product of a family: key, title, subtitle (dimensions, surface), list price in euros, look. */
export interface Row {
  readonly key: string
  readonly title: Text
  readonly subtitle: Text
  /** Euros, gross. */
  readonly price: number
  readonly look: Look
  readonly hint?: Text
  readonly series?: string
  /** Said instead of what is said of the family: where nothing is fitted, most of that would be wrong. */
  readonly about?: Text
}

/** Shorthand for a row. */
export function row(
  key: string,
  title: Text,
  subtitle: Text,
  price: number,
  rowLook: Look,
  extra: Partial<Row> = {},
): Row {
  return { key, title, subtitle, price, look: rowLook, ...extra }
}

const NOTHING_TO_SEE = look('none', '#ffffff')

/** A product that no picture shows: a fitting inside walls, cabinets and distribution boards. */
export function hidden(key: string, de: string, en: string, subtitle: Text, price: number, about?: Text): Row {
  return row(key, t(de, en), subtitle, price, NOTHING_TO_SEE, about === undefined ? {} : { about })
}

interface FamilySpec {
  /** Beginning of the product ids: `<prefix>-<key>`. */
  readonly prefix: string
  /** Which forms the looks may have. */
  readonly kind: LookKind
  readonly sku: string
  readonly supplier: string
  readonly series: string
  readonly trades: readonly string[]
  /** What is said of every product of the family, after its title and subtitle. */
  readonly about: Text
}

/**
 * The products of a family, with article numbers counted up in tens, so that neighbours stay apart.
 * Throws on a shape that the family's kind does not have: an authoring mistake.
 */
export function family(spec: FamilySpec, rows: readonly Row[]): ProductSpec[] {
  const shapes: readonly string[] = SHAPES[spec.kind]
  return rows.map((entry, index) => {
    if (entry.look.shape !== 'none' && !shapes.includes(entry.look.shape)) {
      throw new Error(`${spec.prefix}-${entry.key}: shape ${entry.look.shape} is not one of ${spec.kind}`)
    }
    const about = entry.about ?? spec.about
    return {
      id: `${spec.prefix}-${entry.key}`,
      sku: `${spec.sku}-${String(1010 + index * 10)}`,
      title: entry.title,
      subtitle: entry.subtitle,
      displayHint: entry.hint ?? t('', ''),
      description: t(
        `${entry.title.de}, ${entry.subtitle.de}. ${about.de}`,
        `${entry.title.en}, ${entry.subtitle.en}. ${about.en}`,
      ),
      supplier: spec.supplier,
      series: entry.series ?? spec.series,
      trades: spec.trades,
      cents: Math.round(entry.price * 100),
      look: entry.look,
    }
  })
}

/** A colour, metal or material with its name for product titles. */
export interface Tone {
  readonly key: string
  readonly name: Text
  readonly color: string
}

/** The metals that taps, handles, switches and plates come in. */
export const METALS = {
  chrome: { key: 'chrome', name: t('Chrom', 'Chrome'), color: '#c9ced3' },
  steel: { key: 'steel', name: t('Edelstahl gebürstet', 'Brushed stainless steel'), color: '#a9adb0' },
  black: { key: 'black', name: t('Schwarz matt', 'Matt black'), color: '#26272a' },
  brass: { key: 'brass', name: t('Messing gebürstet', 'Brushed brass'), color: '#b8924f' },
} as const satisfies Record<string, Tone>
export type MetalKey = keyof typeof METALS
