import { family, look, row, t } from './family.ts'
import type { ProductSpec } from './product.types.ts'

const WHITE = '#f3f2ef'
const OAK = '#c9a173'
const WALNUT = '#6b4a33'
const HALL_CABINET = {
  about: t(
    'Garderobenschrank nach Maß mit Kleiderstange und Schuhablage, montiert.',
    'Made-to-measure cabinet with clothes rail and shoe shelf, fitted.',
  ),
}
const LOW_BOARD = {
  about: t(
    'Lowboard nach Maß, Leitungen verdeckt geführt, für Geräte bis 77 Zoll.',
    'Made-to-measure low board, wiring concealed, for screens up to 77 inches.',
  ),
}

export const HALL_WARDROBES: readonly ProductSpec[] = family(
  {
    prefix: 'coat-rack',
    kind: 'wardrobe',
    sku: 'NK-GA',
    supplier: 'Nordkant Möbel',
    series: 'Ankommen',
    trades: ['TIS'],
    about: t(
      'Garderobe nach Maß mit Sitzbank und Schuhauszügen, montiert.',
      'Made-to-measure coat rack with bench and shoe drawers, fitted.',
    ),
  },
  [
    row(
      'open-oak',
      t('Garderobe offen Eiche', 'Open coat rack, oak'),
      t('1.600 × 2.100 × 380 mm', '1,600 × 2,100 × 380 mm'),
      1690,
      look('open', OAK, 'plank', 'matt', WHITE),
    ),
    row(
      'open-white',
      t('Garderobe offen Weiß', 'Open coat rack, white'),
      t('1.600 × 2.100 × 380 mm', '1,600 × 2,100 × 380 mm'),
      1490,
      look('open', WHITE, 'plain', 'matt', OAK),
    ),
    row(
      'cabinet-white',
      t('Garderobenschrank Weiß', 'Hall cabinet, white'),
      t('1.800 × 2.400 × 420 mm', '1,800 × 2,400 × 420 mm'),
      2380,
      look('cabinet', WHITE),
      HALL_CABINET,
    ),
    row(
      'cabinet-sage',
      t('Garderobenschrank Salbei', 'Hall cabinet, sage'),
      t('1.800 × 2.400 × 420 mm', '1,800 × 2,400 × 420 mm'),
      2560,
      look('cabinet', '#a9b39c'),
      HALL_CABINET,
    ),
    row(
      'cabinet-walnut',
      t('Garderobenschrank Nussbaum', 'Hall cabinet, walnut'),
      t('1.800 × 2.400 × 420 mm', '1,800 × 2,400 × 420 mm'),
      3190,
      look('cabinet', WALNUT, 'plank'),
      HALL_CABINET,
    ),
    row(
      'sliding-mirror',
      t('Schiebetürenschrank Spiegel', 'Sliding hall cabinet, mirrored'),
      t('2.000 × 2.400 × 620 mm', '2,000 × 2,400 × 620 mm'),
      2980,
      look('sliding', '#d5dcde', 'plain', 'gloss', '#26272a'),
      HALL_CABINET,
    ),
  ],
)

export const BEDROOM_WARDROBES: readonly ProductSpec[] = family(
  {
    prefix: 'closet',
    kind: 'wardrobe',
    sku: 'NK-KS',
    supplier: 'Nordkant Möbel',
    series: 'Nacht',
    trades: ['TIS'],
    about: t(
      'Kleiderschrank raumhoch nach Maß, Innenausstattung mit Licht, montiert.',
      'Full-height fitted wardrobe, lit interior, installed.',
    ),
  },
  [
    row(
      'cabinet-white',
      t('Kleiderschrank Drehtüren Weiß', 'Wardrobe, hinged doors, white'),
      t('2.400 × 2.500 × 620 mm', '2,400 × 2,500 × 620 mm'),
      3290,
      look('cabinet', WHITE),
    ),
    row(
      'cabinet-oak',
      t('Kleiderschrank Drehtüren Eiche', 'Wardrobe, hinged doors, oak'),
      t('2.400 × 2.500 × 620 mm', '2,400 × 2,500 × 620 mm'),
      3980,
      look('cabinet', OAK, 'plank'),
    ),
    row(
      'cabinet-night',
      t('Kleiderschrank Drehtüren Nachtblau', 'Wardrobe, hinged doors, night blue'),
      t('2.400 × 2.500 × 620 mm', '2,400 × 2,500 × 620 mm'),
      3690,
      look('cabinet', '#2f3a50'),
    ),
    row(
      'sliding-white',
      t('Kleiderschrank Schiebetüren Weiß', 'Wardrobe, sliding doors, white'),
      t('2.700 × 2.500 × 680 mm', '2,700 × 2,500 × 680 mm'),
      3890,
      look('sliding', WHITE, 'plain', 'satin', '#c9ced3'),
    ),
    row(
      'sliding-mirror',
      t('Kleiderschrank Schiebetüren Spiegel', 'Wardrobe, sliding doors, mirror'),
      t('2.700 × 2.500 × 680 mm', '2,700 × 2,500 × 680 mm'),
      3980,
      look('sliding', '#d5dcde', 'plain', 'gloss', '#26272a'),
    ),
    row(
      'walk-in-oak',
      t('Ankleide offen Eiche', 'Open dressing area, oak'),
      t('3.000 × 2.500 × 600 mm', '3,000 × 2,500 × 600 mm'),
      4380,
      look('walk-in', OAK, 'plank', 'matt', '#26272a'),
    ),
    row(
      'walk-in-walnut',
      t('Ankleide offen Nussbaum', 'Open dressing area, walnut'),
      t('3.000 × 2.500 × 600 mm', '3,000 × 2,500 × 600 mm'),
      4890,
      look('walk-in', WALNUT, 'plank', 'matt', '#b8924f'),
    ),
  ],
)

export const TV_WALLS: readonly ProductSpec[] = family(
  {
    prefix: 'tv-wall',
    kind: 'tvWall',
    sku: 'NK-TV',
    supplier: 'Nordkant Möbel',
    series: 'Abend',
    trades: ['TIS'],
    about: t(
      'Medienwand mit verdeckter Leitungsführung und Lüftung, für Geräte bis 77 Zoll.',
      'Media wall with concealed wiring and ventilation, for screens up to 77 inches.',
    ),
  },
  [
    row(
      'lowboard-white',
      t('Lowboard Weiß', 'Low board, white'),
      t('2.400 × 400 × 450 mm', '2,400 × 400 × 450 mm'),
      1290,
      look('lowboard', WHITE),
      LOW_BOARD,
    ),
    row(
      'lowboard-oak',
      t('Lowboard Eiche', 'Low board, oak'),
      t('2.400 × 400 × 450 mm', '2,400 × 400 × 450 mm'),
      1590,
      look('lowboard', OAK, 'plank'),
      LOW_BOARD,
    ),
    row(
      'panel-slats',
      t('Lamellenwand Eiche', 'Slatted wall, oak'),
      t('2.400 × 2.500 mm', '2,400 × 2,500 mm'),
      2480,
      look('panel', OAK, 'fluted', 'matt', '#26272a'),
    ),
    row(
      'panel-walnut',
      t('Paneelwand Nussbaum', 'Panelled wall, walnut'),
      t('2.400 × 2.500 mm', '2,400 × 2,500 mm'),
      2980,
      look('panel', WALNUT, 'plank'),
    ),
    row(
      'shelf-black',
      t('Regalwand Schwarz', 'Shelf wall, black'),
      t('3.000 × 2.500 × 350 mm', '3,000 × 2,500 × 350 mm'),
      2980,
      look('shelf', '#2b2c2e', 'plain', 'matt', OAK),
    ),
  ],
)
