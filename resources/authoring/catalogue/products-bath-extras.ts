import { family, hidden, look, row, t } from './family.ts'
import type { ProductSpec } from './product.types.ts'

const ELECTRIC = { supplier: 'Schaltwerk Elztal', trades: ['ELT'], kind: 'switches' } as const
const WATER = { supplier: 'Wasserlauf Armaturen', trades: ['HLS'] } as const
const CHROME = '#c9ced3'
const FOUR = t('vierteilig', 'four pieces')

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
    kind: 'accessories',
    sku: 'WL-AC',
    series: 'Griff',
    about: t(
      'Handtuchhalter, Papierhalter und zwei Haken, montiert.',
      'Towel holder, paper holder and two hooks, fitted.',
    ),
  },
  [
    row('chrome', t('Accessoires-Set Chrom', 'Accessory set, chrome'), FOUR, 228, look('set', CHROME)),
    row('black', t('Accessoires-Set Schwarz', 'Accessory set, black'), FOUR, 272, look('set', '#26272a')),
    row('brass', t('Accessoires-Set Messing', 'Accessory set, brass'), FOUR, 339, look('set', '#b8924f')),
    row('oak', t('Accessoires-Set Eiche', 'Accessory set, oak'), FOUR, 298, look('set', '#c9a173')),
  ],
)

export const SHOWER_DRAINS: readonly ProductSpec[] = family(
  {
    ...WATER,
    prefix: 'drain',
    kind: 'shower',
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
    kind: 'showerBench',
    sku: 'WL-SB',
    series: 'Sims',
    about: t(
      'Wandhängend aus Mineralwerkstoff, in die Abdichtung eingebunden, mit Thermostat.',
      'Wall-hung, of mineral material, built into the waterproofing, with thermostat.',
    ),
  },
  [
    row(
      'heated',
      t('Sitzbank beheizt', 'Heated bench'),
      t('1.100 × 400 mm', '1,100 × 400 mm'),
      1680,
      look('bench', '#e9e6df', 'plain', 'matt'),
    ),
  ],
)

export const SHOWER_AREAS: readonly ProductSpec[] = family(
  {
    ...WATER,
    prefix: 'area',
    kind: 'showerArea',
    sku: 'WL-DF',
    series: 'Fläche',
    about: t(
      'Der Platz der Badewanne wird abgedichtet, bodengleich gefliest und mit Brausestange und Rinne als zweite Dusche ausgebaut.',
      'The bathtub’s place is waterproofed, tiled level with the floor and turned into a second shower with rail and drain.',
    ),
  },
  [
    row(
      '160',
      t('Duschbereich 160 × 80', 'Shower area 160 × 80'),
      t('gefliest wie der Boden', 'tiled like the floor'),
      2180,
      look('single', CHROME),
    ),
    row(
      '180',
      t('Duschbereich 170 × 80', 'Shower area 170 × 80'),
      t('mit zweiter Rinne', 'with a second drain'),
      2640,
      look('double', CHROME),
    ),
    row(
      '180-glass',
      t('Duschbereich 170 × 80 mit Glas', 'Shower area 170 × 80 with glass'),
      t('feste Scheibe 80 cm', 'fixed pane 80 cm'),
      3290,
      look('glass', '#dfe8e8', 'plain', 'gloss', CHROME),
    ),
  ],
)
