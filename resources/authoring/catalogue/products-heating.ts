import { family, look, row, t } from './family.ts'
import type { ProductSpec } from './product.types.ts'

const WHITE = '#f3f2ef'
const BLACK = '#26272a'
const ANTHRACITE = '#44474a'
const FLUE = { hint: t('nur in Wohnungen mit Schornsteinzug', 'only in flats with a flue') }

export const RADIATORS: readonly ProductSpec[] = family(
  {
    supplier: 'Wärmewerk Hochrhein',
    trades: ['HLS'],
    prefix: 'radiator',
    kind: 'radiator',
    sku: 'WH-RA',
    series: 'Stube',
    about: t(
      'Zusatzheizkörper zur Fußbodenheizung, mit Thermostatventil angeschlossen.',
      'Radiator in addition to the underfloor heating, connected with a thermostatic valve.',
    ),
  },
  [
    row(
      'none',
      t('Nur Fußbodenheizung', 'Underfloor heating only'),
      t('ohne Heizkörper', 'no radiator'),
      0,
      look('none', '#ffffff'),
      {
        about: t(
          'Die Fußbodenheizung allein deckt den Wärmebedarf des Raums.',
          'The underfloor heating alone gives the room the warmth it needs.',
        ),
      },
    ),
    row(
      'panel-white',
      t('Planheizkörper Weiß', 'Flat radiator, white'),
      t('450 × 1.200 mm', '450 × 1,200 mm'),
      498,
      look('panel', WHITE, 'plain', 'satin'),
    ),
    row(
      'slim-white',
      t('Heizwand glatt Weiß', 'Slim flat radiator, white'),
      t('450 × 1.200 mm, 35 mm tief', '450 × 1,200 mm, 35 mm deep'),
      790,
      look('slim', WHITE),
    ),
    row(
      'slim-anthracite',
      t('Heizwand glatt Anthrazit', 'Slim flat radiator, anthracite'),
      t('450 × 1.200 mm, 35 mm tief', '450 × 1,200 mm, 35 mm deep'),
      840,
      look('slim', ANTHRACITE),
    ),
    row(
      'column-white',
      t('Gliederheizkörper Weiß', 'Column radiator, white'),
      t('450 × 1.200 mm', '450 × 1,200 mm'),
      690,
      look('column', WHITE, 'plain', 'gloss'),
    ),
    row(
      'column-black',
      t('Gliederheizkörper Schwarz', 'Column radiator, black'),
      t('450 × 1.200 mm', '450 × 1,200 mm'),
      740,
      look('column', BLACK),
    ),
  ],
)

export const FIREPLACES: readonly ProductSpec[] = family(
  {
    supplier: 'Glutnest Ofenbau',
    trades: ['HLS'],
    prefix: 'fire',
    kind: 'fireplace',
    sku: 'GO-KA',
    series: 'Winter',
    about: t('Feuerstelle einschließlich Verkleidung und Abnahme.', 'Fireplace including cladding and approval.'),
  },
  [
    row(
      'ethanol',
      t('Bioethanol-Wandkamin', 'Bioethanol wall fire'),
      t('800 mm, Stahl schwarz', '800 mm, black steel'),
      2490,
      look('ethanol', BLACK, 'plain', 'matt', '#e08a3c'),
      {
        about: t(
          'Nach DIN EN 16647, ohne Schornstein und ohne Abnahme; nicht als Heizung geeignet.',
          'To DIN EN 16647, without flue or approval; not suitable as heating.',
        ),
      },
    ),
    row(
      'wall-white',
      t('Kamin flach Weiß', 'Wall fireplace, white'),
      t('raumluftunabhängig, 6 kW', 'room-sealed, 6 kW'),
      8900,
      look('wall', WHITE, 'plain', 'matt', '#e08a3c'),
      FLUE,
    ),
    row(
      'wall-concrete',
      t('Kamin flach Beton', 'Wall fireplace, concrete'),
      t('raumluftunabhängig, 6 kW', 'room-sealed, 6 kW'),
      9400,
      look('wall', '#a3a29e', 'concrete', 'matt', '#e08a3c'),
      FLUE,
    ),
    row(
      'corner',
      t('Eckkamin Stahl', 'Corner fireplace, steel'),
      t('raumluftunabhängig, 7 kW', 'room-sealed, 7 kW'),
      9900,
      look('corner', ANTHRACITE, 'plain', 'matt', '#e08a3c'),
      FLUE,
    ),
    row(
      'island',
      t('Hängekamin', 'Suspended fireplace'),
      t('raumluftunabhängig, nach statischer Prüfung', 'room-sealed, subject to structural check'),
      12900,
      look('island', BLACK, 'plain', 'matt', '#e08a3c'),
      FLUE,
    ),
  ],
)
