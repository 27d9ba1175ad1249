import { family, hidden, t } from './family.ts'
import type { ProductSpec } from './product.types.ts'

const ELECTRIC = { supplier: 'Schaltwerk Elztal', trades: ['ELT'], kind: 'switches' } as const
const WATER = { supplier: 'Wasserlauf Armaturen', trades: ['HLS'], kind: 'shower' } as const

export const WC_POWER: readonly ProductSpec[] = family(
  {
    ...ELECTRIC,
    prefix: 'wc-power',
    sku: 'SE-WC',
    series: 'Netz',
    about: t('Anschluss neben dem Unterputzspülkasten.', 'Connection beside the concealed cistern.'),
  },
  [
    hidden(
      'none',
      'Ohne Stromanschluss',
      'No power connection',
      t('Leerrohr gelegt', 'conduit laid'),
      0,
      t('Ein Anschluss kann später nachgezogen werden.', 'A connection can be added later.'),
    ),
    hidden('prepared', 'Leitung bis zur Dose', 'Cable up to the box', t('ohne Gerät', 'without device'), 148),
    hidden(
      'switched',
      'Anschluss mit Schalter',
      'Switched connection',
      t('FI-geschützt', 'residual-current protected'),
      218,
    ),
  ],
)

export const ACCESSORIES: readonly ProductSpec[] = family(
  {
    ...WATER,
    prefix: 'accessories',
    sku: 'WL-AC',
    series: 'Griff',
    about: t(
      'Handtuchhalter, Papierhalter, Haken und Bürstengarnitur, montiert.',
      'Towel holder, paper holder, hooks and brush set, fitted.',
    ),
  },
  [
    hidden('chrome', 'Accessoires-Set Chrom', 'Accessory set, chrome', t('fünfteilig', 'five pieces'), 268),
    hidden('black', 'Accessoires-Set Schwarz', 'Accessory set, black', t('fünfteilig', 'five pieces'), 312),
    hidden('brass', 'Accessoires-Set Messing', 'Accessory set, brass', t('fünfteilig', 'five pieces'), 389),
    hidden(
      'oak',
      'Accessoires-Set Eiche',
      'Accessory set, oak',
      t('vierteilig', 'four pieces'),
      298,
      t('Handtuchhalter, Papierhalter und zwei Haken, montiert.', 'Towel holder, paper holder and two hooks, fitted.'),
    ),
  ],
)

export const SHOWER_DRAINS: readonly ProductSpec[] = family(
  {
    ...WATER,
    prefix: 'drain',
    sku: 'WL-DR',
    series: 'Rinne',
    about: t(
      'Duschrinne mit Geruchsverschluss, gereinigt ohne Werkzeug.',
      'Linear drain with trap, cleaned without tools.',
    ),
  },
  [
    hidden('steel', 'Duschrinne Edelstahl', 'Linear drain, stainless steel', t('800 mm', '800 mm'), 348),
    hidden('tile', 'Duschrinne befliesbar', 'Linear drain, to be tiled', t('800 mm', '800 mm'), 412),
    hidden('black', 'Duschrinne Schwarz', 'Linear drain, black', t('900 mm', '900 mm'), 429),
    hidden(
      'wall',
      'Wandablauf',
      'Wall drain',
      t('Blende befliesbar', 'tileable cover'),
      598,
      t('Ablauf in der Wand mit Geruchsverschluss.', 'Drain in the wall with trap.'),
    ),
  ],
)

export const SHOWER_BENCHES: readonly ProductSpec[] = family(
  {
    ...WATER,
    prefix: 'bench',
    sku: 'WL-SB',
    series: 'Sims',
    about: t(
      'In die Abdichtung eingebunden und gefliest wie der Boden.',
      'Built into the waterproofing and tiled like the floor.',
    ),
  },
  [hidden('heated', 'Sitzbank beheizt', 'Heated bench', t('1.200 × 420 mm', '1,200 × 420 mm'), 1680)],
)

export const SHOWER_AREAS: readonly ProductSpec[] = family(
  {
    ...WATER,
    prefix: 'area',
    sku: 'WL-DF',
    series: 'Fläche',
    about: t(
      'Fläche der Badewanne wird abgedichtet, gefliest und als Duschbereich ausgebaut.',
      'The bathtub’s place is waterproofed, tiled and turned into a shower area.',
    ),
  },
  [
    hidden(
      '160',
      'Duschbereich 160 × 80',
      'Shower area 160 × 80',
      t('gefliest wie der Boden', 'tiled like the floor'),
      2180,
    ),
    hidden(
      '180',
      'Duschbereich 170 × 80',
      'Shower area 170 × 80',
      t('mit zweitem Ablauf', 'with a second drain'),
      2640,
    ),
    hidden(
      '180-glass',
      'Duschbereich 170 × 80 mit Glas',
      'Shower area 170 × 80 with glass',
      t('feste Scheibe 100 cm', 'fixed pane 100 cm'),
      3290,
    ),
  ],
)
