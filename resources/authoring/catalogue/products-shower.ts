import { family, look, METALS, type MetalKey, type Row, row, t } from './family.ts'
import type { ProductSpec, Text } from './product.types.ts'

const WHITE = '#f6f5f2'
const BLACK = '#26272a'
const CERAMIC = { supplier: 'Keramik Sulzburg', trades: ['HLS'] }
const TAPS = { supplier: 'Wasserlauf Armaturen', trades: ['HLS'] }

export const SHOWERS: readonly ProductSpec[] = family(
  {
    ...CERAMIC,
    prefix: 'shower',
    kind: 'shower',
    sku: 'KS-DU',
    series: 'Regen',
    about: t(
      'Dusche einschließlich Abdichtung, Ablauf und Abtrennung aus Sicherheitsglas 8 mm.',
      'Shower including waterproofing, drain and 8 mm safety glass screen.',
    ),
  },
  [
    row(
      'tray-white',
      t('Duschwanne Weiß 90 × 90', 'Shower tray, white 90 × 90'),
      t('Acryl, Pendeltür', 'acrylic, swing door'),
      1180,
      look('tray', WHITE, 'plain', 'gloss', '#c9ced3'),
    ),
    row(
      'tray-stone',
      t('Duschfläche Mineralguss 100 × 90', 'Mineral cast tray 100 × 90'),
      t('flach, Pendeltür', 'low, swing door'),
      1490,
      look('tray', '#d9d6cf', 'plain', 'matt', '#c9ced3'),
    ),
    row(
      'corner',
      t('Eckdusche mit Falttür', 'Corner shower with folding door'),
      t('90 × 90 cm', '90 × 90 cm'),
      1560,
      look('corner', WHITE, 'plain', 'gloss', '#c9ced3'),
    ),
    row(
      'sliding',
      t('Dusche mit Schiebetür', 'Shower with sliding door'),
      t('120 × 90 cm', '120 × 90 cm'),
      1890,
      look('sliding', WHITE, 'plain', 'gloss', '#c9ced3'),
    ),
    row(
      'niche',
      t('Nischendusche bodengleich', 'Level-access alcove shower'),
      t('100 × 100 cm, gefliest', '100 × 100 cm, tiled'),
      2180,
      look('niche', '#dfe8e8', 'plain', 'gloss', '#c9ced3'),
    ),
    row(
      'walk-in',
      t('Walk-in-Dusche bodengleich', 'Level-access walk-in shower'),
      t('140 × 90 cm, Glas klar', '140 × 90 cm, clear glass'),
      2480,
      look('walk-in', '#dfe8e8', 'plain', 'gloss', '#c9ced3'),
    ),
    row(
      'walk-in-black',
      t('Walk-in-Dusche Rahmen Schwarz', 'Walk-in shower, black frame'),
      t('140 × 90 cm, Glas mit Sprossen', '140 × 90 cm, glass with bars'),
      2790,
      look('walk-in', '#dfe8e8', 'plain', 'gloss', BLACK),
    ),
    row(
      'walk-in-smoke',
      t('Walk-in-Dusche Rauchglas', 'Walk-in shower, smoked glass'),
      t('160 × 90 cm, Profile Messing', '160 × 90 cm, brass profiles'),
      3180,
      look('walk-in', '#6d6864', 'plain', 'gloss', '#b8924f'),
    ),
  ],
)

const SETS = {
  rail: {
    title: t('Brausestange', 'Shower rail'),
    subtitle: t('Stange 900 mm, Einhebelmischer', '900 mm rail, single lever'),
  },
  thermostat: {
    title: t('Thermostat mit Brausestange', 'Thermostat with rail'),
    subtitle: t('Stange 900 mm, Thermostat 38 °C', '900 mm rail, 38 °C thermostat'),
  },
  rain: {
    title: t('Regendusche mit Thermostat', 'Rain shower with thermostat'),
    subtitle: t('Kopfbrause Ø 250 mm, Thermostat 38 °C', 'Ø 250 mm head, 38 °C thermostat'),
  },
  'ceiling-rain': {
    title: t('Deckenregen Unterputz', 'Concealed ceiling rain'),
    subtitle: t('Kopfbrause 300 × 300 mm, Unterputz-Thermostat', '300 × 300 mm head, concealed thermostat'),
  },
} as const satisfies Record<string, { readonly title: Text; readonly subtitle: Text }>

function showerSet(shape: keyof typeof SETS, metal: MetalKey, price: number): Row {
  const { name, color } = METALS[metal]
  const { title, subtitle } = SETS[shape]
  return row(
    `${shape}-${metal}`,
    t(`${title.de} ${name.de}`, `${title.en}, ${name.en.toLowerCase()}`),
    subtitle,
    price,
    look(shape, color, 'plain', metal === 'chrome' ? 'gloss' : 'satin'),
  )
}

export const SHOWER_SETS: readonly ProductSpec[] = family(
  {
    ...TAPS,
    prefix: 'shower-set',
    kind: 'showerSet',
    sku: 'WL-DS',
    series: 'Bach',
    about: t('Duschsystem mit Handbrause und Antikalkdüsen.', 'Shower system with hand shower and anti-lime nozzles.'),
  },
  [
    showerSet('rail', 'chrome', 219),
    showerSet('rail', 'steel', 278),
    showerSet('rail', 'black', 298),
    showerSet('rail', 'brass', 369),
    showerSet('thermostat', 'chrome', 389),
    showerSet('thermostat', 'black', 468),
    showerSet('rain', 'chrome', 648),
    showerSet('rain', 'black', 748),
    showerSet('rain', 'brass', 869),
    showerSet('ceiling-rain', 'chrome', 1380),
    showerSet('ceiling-rain', 'black', 1540),
    showerSet('ceiling-rain', 'brass', 1720),
  ],
)

const FREESTANDING = {
  about: t('Mit Ab- und Überlaufgarnitur und Standarmatur.', 'With waste, overflow and floor-standing tap.'),
}

export const BATHTUBS: readonly ProductSpec[] = family(
  {
    ...CERAMIC,
    prefix: 'bathtub',
    kind: 'bathtub',
    sku: 'KS-BW',
    series: 'See',
    about: t(
      'Badewanne mit Träger, Ab- und Überlaufgarnitur und Wannenarmatur.',
      'Bathtub with support, waste and overflow and bath tap.',
    ),
  },
  [
    row(
      'built-in-170',
      t('Einbauwanne 170 × 75', 'Built-in bathtub 170 × 75'),
      t('Acryl Weiß, mit Schürze', 'white acrylic, with panels'),
      1240,
      look('built-in', WHITE, 'plain', 'gloss'),
    ),
    row(
      'built-in-180',
      t('Einbauwanne 180 × 80', 'Built-in bathtub 180 × 80'),
      t('Stahlemail Weiß, mit Schürze', 'white enamelled steel, with panels'),
      1580,
      look('built-in', '#f3f2ee', 'plain', 'gloss'),
    ),
    row(
      'built-in-duo',
      t('Duowanne 180 × 80', 'Duo bathtub 180 × 80'),
      t('Mittelablauf, Stahlemail, mit Schürze', 'central waste, enamelled steel, with panels'),
      1720,
      look('duo', '#eeede8', 'plain', 'satin'),
    ),
    row(
      'corner',
      t('Eckwanne 140 × 140', 'Corner bathtub 140 × 140'),
      t('Acryl Weiß', 'white acrylic'),
      1890,
      look('corner', WHITE, 'plain', 'gloss'),
    ),
    row(
      'back-to-wall',
      t('Vorwandwanne 170 × 80', 'Back-to-wall bathtub 170 × 80'),
      t('nahtlos verkleidet', 'seamless panel'),
      2390,
      look('back-to-wall', WHITE, 'plain', 'satin'),
    ),
    row(
      'freestanding-white',
      t('Freistehende Wanne Weiß', 'Freestanding bathtub, white'),
      t('170 × 75 cm, Mineralguss matt', '170 × 75 cm, matt mineral cast'),
      3480,
      look('freestanding', '#f1f0ec'),
      FREESTANDING,
    ),
    row(
      'freestanding-black',
      t('Freistehende Wanne Schwarz-Weiß', 'Freestanding bathtub, black and white'),
      t('170 × 75 cm, außen Schwarz', '170 × 75 cm, black outside'),
      3890,
      look('freestanding', BLACK, 'plain', 'matt', WHITE),
      FREESTANDING,
    ),
    row(
      'freestanding-sand',
      t('Freistehende Wanne Sand', 'Freestanding bathtub, sand'),
      t('170 × 75 cm, Mineralguss matt', '170 × 75 cm, matt mineral cast'),
      3690,
      look('freestanding', '#cfc4b2'),
      FREESTANDING,
    ),
  ],
)
