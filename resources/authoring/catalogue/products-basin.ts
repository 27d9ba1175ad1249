import { family, look, METALS, type MetalKey, type Row, row, t } from './family.ts'
import type { ProductSpec } from './product.types.ts'

const WHITE = '#f6f5f2'
const BLACK = '#26272a'
const CABINET = t(
  'Mit Kristallspiegel, gedämpften Türen, Glasböden und Steckdose, montiert und angeschlossen.',
  'With silvered mirror, soft-close doors, glass shelves and a socket, fitted and connected.',
)
const TAPS = { supplier: 'Wasserlauf Armaturen', trades: ['HLS'] }

function tap(shape: string, de: string, en: string, metal: MetalKey, price: number): Row {
  const { name, color } = METALS[metal]
  return row(
    `${shape}-${metal}`,
    t(`${de} ${name.de}`, `${en}, ${name.en.toLowerCase()}`),
    t('Einhebelmischer, 5 l/min', 'single lever, 5 l/min'),
    price,
    look(shape, color, 'plain', metal === 'chrome' ? 'gloss' : 'satin'),
  )
}

export const BATH_TAPS: readonly ProductSpec[] = family(
  {
    ...TAPS,
    prefix: 'tap',
    kind: 'bathTap',
    sku: 'WL-WA',
    series: 'Bach',
    about: t(
      'Waschtischarmatur mit keramischer Kartusche, Ablaufgarnitur in gleicher Farbe.',
      'Basin tap with ceramic cartridge, waste in the same finish.',
    ),
  },
  [
    tap('straight', 'Waschtischarmatur gerade', 'Straight basin tap', 'chrome', 148),
    tap('straight', 'Waschtischarmatur gerade', 'Straight basin tap', 'steel', 196),
    tap('straight', 'Waschtischarmatur gerade', 'Straight basin tap', 'black', 212),
    tap('straight', 'Waschtischarmatur gerade', 'Straight basin tap', 'brass', 264),
    tap('arc', 'Waschtischarmatur Bogen', 'Arched basin tap', 'chrome', 186),
    tap('arc', 'Waschtischarmatur Bogen', 'Arched basin tap', 'steel', 232),
    tap('arc', 'Waschtischarmatur Bogen', 'Arched basin tap', 'black', 248),
    tap('arc', 'Waschtischarmatur Bogen', 'Arched basin tap', 'brass', 298),
    tap('wall', 'Wandarmatur', 'Wall-mounted tap', 'chrome', 389),
    tap('wall', 'Wandarmatur', 'Wall-mounted tap', 'black', 448),
    tap('wall', 'Wandarmatur', 'Wall-mounted tap', 'brass', 498),
    tap('tall', 'Hohe Armatur für Aufsatzbecken', 'Tall tap for countertop basins', 'chrome', 264),
    tap('tall', 'Hohe Armatur für Aufsatzbecken', 'Tall tap for countertop basins', 'black', 318),
    tap('tall', 'Hohe Armatur für Aufsatzbecken', 'Tall tap for countertop basins', 'brass', 368),
  ],
)

export const MIRRORS: readonly ProductSpec[] = family(
  {
    supplier: 'Spiegelatelier Kaiserstuhl',
    trades: ['HLS'],
    prefix: 'mirror',
    kind: 'mirror',
    sku: 'SK-SP',
    series: 'Blick',
    about: t('Kristallspiegel 5 mm mit polierter Kante, montiert.', '5 mm silvered mirror, polished edge, fitted.'),
  },
  [
    row(
      'rectangle',
      t('Spiegel rechteckig', 'Rectangular mirror'),
      t('800 × 700 mm', '800 × 700 mm'),
      168,
      look('rectangle', '#d5dcde', 'plain', 'gloss'),
    ),
    row(
      'rectangle-lit',
      t('Lichtspiegel rechteckig', 'Lit rectangular mirror'),
      t('1.000 × 700 mm, LED', '1,000 × 700 mm, LED'),
      398,
      look('rectangle', '#dbe1e2', 'plain', 'gloss', '#fff1d6'),
    ),
    row(
      'round',
      t('Spiegel rund', 'Round mirror'),
      t('Ø 700 mm', 'Ø 700 mm'),
      214,
      look('round', '#d5dcde', 'plain', 'gloss'),
    ),
    row(
      'round-lit',
      t('Lichtspiegel rund', 'Lit round mirror'),
      t('Ø 800 mm, LED', 'Ø 800 mm, LED'),
      446,
      look('round', '#dbe1e2', 'plain', 'gloss', '#fff1d6'),
    ),
    row(
      'frame-black',
      t('Spiegel Rahmen Schwarz', 'Mirror, black frame'),
      t('900 × 700 mm', '900 × 700 mm'),
      289,
      look('frame', '#d5dcde', 'plain', 'gloss', BLACK),
    ),
    row(
      'frame-brass',
      t('Spiegel Rahmen Messing', 'Mirror, brass frame'),
      t('900 × 700 mm', '900 × 700 mm'),
      338,
      look('frame', '#d5dcde', 'plain', 'gloss', '#b8924f'),
    ),
    row(
      'arch',
      t('Spiegel Rundbogen', 'Arched mirror'),
      t('700 × 1.000 mm, Rahmen Messing', '700 × 1,000 mm, brass frame'),
      318,
      look('arch', '#d5dcde', 'plain', 'gloss', '#b8924f'),
    ),
    row(
      'cabinet',
      t('Spiegelschrank', 'Mirror cabinet'),
      t('800 × 720 × 130 mm, LED', '800 × 720 × 130 mm, LED'),
      648,
      look('cabinet', '#d5dcde', 'plain', 'gloss', WHITE),
      { about: CABINET },
    ),
    row(
      'cabinet-wide',
      t('Spiegelschrank 120', 'Mirror cabinet 120'),
      t('1.200 × 720 × 130 mm, LED', '1,200 × 720 × 130 mm, LED'),
      1180,
      look('cabinet', '#d5dcde', 'plain', 'gloss', '#a9adb0'),
      { about: CABINET },
    ),
  ],
)
