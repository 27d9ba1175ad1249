import { family, look, row, t } from './family.ts'
import type { ProductSpec, Text } from './product.types.ts'

const BLACK = '#26272a'
const BRASS = '#b8924f'
const LIGHT = '#fff1d6'

function ledText(de: string, en: string): Text {
  return t(
    `LED 2.700 K, dimmbar, Farbwiedergabe Ra 95, angeschlossen und justiert. Preis je ${de}.`,
    `LED 2,700 K, dimmable, colour rendering Ra 95, connected and adjusted. Price per ${en}.`,
  )
}

/** Several lamps at one price. */
const SET = { about: ledText('Satz', 'set') }

export const LAMPS: readonly ProductSpec[] = family(
  {
    prefix: 'lamp',
    kind: 'lamp',
    sku: 'LH-LE',
    supplier: 'Lumenhof Leuchten',
    series: 'Tag',
    trades: ['ELT'],
    about: ledText('Leuchte', 'lamp'),
  },
  [
    row(
      'outlet',
      t('Deckenauslass ohne Leuchte', 'Ceiling outlet without lamp'),
      t('mit Baldachin vorbereitet', 'prepared with a canopy'),
      0,
      look('none', '#ffffff'),
      {
        about: t(
          'Angeschlossen und geprüft, für eine Leuchte, die Sie selbst mitbringen.',
          'Connected and tested, for a lamp that you bring yourself.',
        ),
      },
    ),
    row(
      'disc-white',
      t('Deckenleuchte Scheibe Weiß', 'Ceiling disc, white'),
      t('Ø 300 mm, 18 W, IP44', 'Ø 300 mm, 18 W, IP44'),
      148,
      look('disc', '#f3f3f1', 'plain', 'matt', LIGHT),
    ),
    row(
      'disc-black',
      t('Deckenleuchte Scheibe Schwarz', 'Ceiling disc, black'),
      t('Ø 300 mm, 18 W', 'Ø 300 mm, 18 W'),
      158,
      look('disc', BLACK, 'plain', 'matt', LIGHT),
    ),
    row(
      'disc-wood',
      t('Deckenleuchte Scheibe Eiche', 'Ceiling disc, oak'),
      t('Ø 380 mm, 22 W', 'Ø 380 mm, 22 W'),
      229,
      look('disc', '#c9a173', 'plank', 'matt', LIGHT),
    ),
    row(
      'spots-white',
      t('Einbaustrahler Weiß, 6 Stück', 'Recessed spots, white, set of 6'),
      t('Ø 82 mm, je 6 W, IP44', 'Ø 82 mm, 6 W each, IP44'),
      540,
      look('spots', '#f3f3f1', 'plain', 'matt', LIGHT),
      SET,
    ),
    row(
      'spots-black',
      t('Einbaustrahler Schwarz, 6 Stück', 'Recessed spots, black, set of 6'),
      t('Ø 82 mm, je 6 W, IP44', 'Ø 82 mm, 6 W each, IP44'),
      570,
      look('spots', BLACK, 'plain', 'matt', LIGHT),
      SET,
    ),
    row(
      'spots-brass',
      t('Einbaustrahler Messing, 6 Stück', 'Recessed spots, brass, set of 6'),
      t('Ø 82 mm, je 6 W, IP44', 'Ø 82 mm, 6 W each, IP44'),
      648,
      look('spots', BRASS, 'plain', 'satin', LIGHT),
      SET,
    ),
    row(
      'track-black',
      t('Stromschiene Schwarz, 4 Strahler', 'Track, black, 4 heads'),
      t('2.000 mm, je 10 W', '2,000 mm, 10 W each'),
      620,
      look('track', BLACK, 'plain', 'matt', LIGHT),
      SET,
    ),
    row(
      'track-white',
      t('Stromschiene Weiß, 4 Strahler', 'Track, white, 4 heads'),
      t('2.000 mm, je 10 W', '2,000 mm, 10 W each'),
      595,
      look('track', '#f3f3f1', 'plain', 'matt', LIGHT),
      SET,
    ),
    row(
      'pendant-white',
      t('Pendelleuchte Glocke Weiß', 'Pendant bell, white'),
      t('Ø 400 mm, 20 W', 'Ø 400 mm, 20 W'),
      298,
      look('pendant', '#f3f3f1', 'plain', 'satin', LIGHT),
    ),
    row(
      'pendant-black',
      t('Pendelleuchte Glocke Schwarz', 'Pendant bell, black'),
      t('Ø 400 mm, 20 W', 'Ø 400 mm, 20 W'),
      312,
      look('pendant', BLACK, 'plain', 'matt', LIGHT),
    ),
    row(
      'pendant-brass',
      t('Pendelleuchte Glocke Messing', 'Pendant bell, brass'),
      t('Ø 400 mm, 20 W', 'Ø 400 mm, 20 W'),
      389,
      look('pendant', BRASS, 'plain', 'satin', LIGHT),
    ),
    row(
      'globe-opal',
      t('Kugelpendel Opalglas', 'Opal glass globe'),
      t('Ø 300 mm, 15 W, IP44', 'Ø 300 mm, 15 W, IP44'),
      268,
      look('globe', '#fbf7ee', 'plain', 'gloss', BRASS),
    ),
    row(
      'globe-smoke',
      t('Kugelpendel Rauchglas', 'Smoked glass globe'),
      t('Ø 300 mm, 15 W', 'Ø 300 mm, 15 W'),
      294,
      look('globe', '#5a5450', 'plain', 'gloss', BLACK),
    ),
    row(
      'cone-terracotta',
      t('Kegelpendel Terrakotta', 'Cone pendant, terracotta'),
      t('Ø 260 mm, Keramik', 'Ø 260 mm, ceramic'),
      318,
      look('cone', '#b9765a', 'plain', 'matt', LIGHT),
    ),
    row(
      'cone-sage',
      t('Kegelpendel Salbei', 'Cone pendant, sage'),
      t('Ø 260 mm, Keramik', 'Ø 260 mm, ceramic'),
      318,
      look('cone', '#a3ad97', 'plain', 'matt', LIGHT),
    ),
    row(
      'linear-black',
      t('Lichtlinie Schwarz', 'Light line, black'),
      t('1.400 mm, 32 W', '1,400 mm, 32 W'),
      468,
      look('linear', BLACK, 'plain', 'matt', LIGHT),
    ),
    row(
      'linear-oak',
      t('Lichtlinie Eiche', 'Light line, oak'),
      t('1.400 mm, 32 W', '1,400 mm, 32 W'),
      545,
      look('linear', '#c9a173', 'plank', 'matt', LIGHT),
    ),
    row(
      'linear-brass',
      t('Lichtlinie Messing', 'Light line, brass'),
      t('1.400 mm, 32 W', '1,400 mm, 32 W'),
      598,
      look('linear', BRASS, 'plain', 'satin', LIGHT),
    ),
    row(
      'cloud-white',
      t('Wolkenleuchte Weiß', 'Cloud lamp, white'),
      t('550 × 400 mm, 24 W', '550 × 400 mm, 24 W'),
      219,
      look('cloud', '#f6f6f4', 'plain', 'satin', LIGHT),
    ),
    row(
      'cloud-blue',
      t('Wolkenleuchte Hellblau', 'Cloud lamp, light blue'),
      t('550 × 400 mm, 24 W', '550 × 400 mm, 24 W'),
      219,
      look('cloud', '#b9cfdc', 'plain', 'satin', LIGHT),
    ),
    row(
      'mirror-chrome',
      t('Spiegelleuchte Chrom', 'Mirror light, chrome'),
      t('600 mm, 9 W, IP44', '600 mm, 9 W, IP44'),
      168,
      look('mirror-light', '#c9ced3', 'plain', 'gloss', LIGHT),
    ),
    row(
      'mirror-black',
      t('Spiegelleuchte Schwarz', 'Mirror light, black'),
      t('600 mm, 9 W, IP44', '600 mm, 9 W, IP44'),
      179,
      look('mirror-light', BLACK, 'plain', 'matt', LIGHT),
    ),
    row(
      'mirror-brass',
      t('Spiegelleuchte Messing', 'Mirror light, brass'),
      t('600 mm, 9 W, IP44', '600 mm, 9 W, IP44'),
      224,
      look('mirror-light', BRASS, 'plain', 'satin', LIGHT),
    ),
  ],
)
