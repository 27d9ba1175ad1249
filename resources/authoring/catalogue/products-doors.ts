import { family, look, METALS, type MetalKey, type Row, row, t } from './family.ts'
import type { ProductSpec } from './product.types.ts'

const WHITE = '#f3f2ef'
const OAK = '#c9a173'
const WALNUT = '#6b4a33'

const GLASS = t(
  'Drehtür 860 × 2.110 mm aus Sicherheitsglas mit Zarge, Bändern und Glasschloss, montiert.',
  'Hinged door 860 × 2,110 mm of safety glass with frame, hinges and lock, fitted.',
)

export const DOORS: readonly ProductSpec[] = family(
  {
    prefix: 'door',
    kind: 'door',
    sku: 'DT-IT',
    supplier: 'Dreisamer Türenbau',
    series: 'Linie',
    trades: ['TIS'],
    about: t(
      'Innentür 860 × 2.110 mm mit Umfassungszarge, Röhrenspanmittellage, Magnetfallenschloss.',
      'Interior door 860 × 2,110 mm with frame, tubular core, magnetic latch.',
    ),
  },
  [
    row(
      'flush-white',
      t('Zimmertür glatt Weiß', 'Flush door, white'),
      t('Oberfläche CPL', 'CPL surface'),
      420,
      look('flush', WHITE),
    ),
    row(
      'flush-grey',
      t('Zimmertür glatt Seidengrau', 'Flush door, silk grey'),
      t('Oberfläche CPL', 'CPL surface'),
      455,
      look('flush', '#c3c3bf'),
    ),
    row(
      'flush-oak',
      t('Zimmertür glatt Eiche', 'Flush door, oak'),
      t('furniert, matt lackiert', 'veneered, matt lacquer'),
      590,
      look('flush', OAK, 'plank'),
    ),
    row(
      'flush-walnut',
      t('Zimmertür glatt Nussbaum', 'Flush door, walnut'),
      t('furniert, matt lackiert', 'veneered, matt lacquer'),
      680,
      look('flush', WALNUT, 'plank'),
    ),
    row(
      'flush-black',
      t('Zimmertür glatt Schwarz', 'Flush door, black'),
      t('Lack, supermatt', 'lacquer, super-matt'),
      640,
      look('flush', '#2b2c2e'),
    ),
    row(
      'panel-white',
      t('Stiltür Weiß, zwei Füllungen', 'Panel door, white, two panels'),
      t('Weißlack', 'white lacquer'),
      560,
      look('panel', WHITE),
      { series: 'Gründerzeit' },
    ),
    row(
      'panel-sage',
      t('Stiltür Salbei, zwei Füllungen', 'Panel door, sage, two panels'),
      t('Mattlack', 'matt lacquer'),
      640,
      look('panel', '#a9b39c'),
      { series: 'Gründerzeit' },
    ),
    row(
      'panel-oak',
      t('Rahmentür Eiche', 'Framed door, oak'),
      t('Massivholzrahmen, geölt', 'solid frame, oiled'),
      790,
      look('panel', OAK, 'plank'),
      {
        series: 'Gründerzeit',
        about: t(
          'Innentür 860 × 2.110 mm mit Umfassungszarge, Füllungen furniert, Magnetfallenschloss.',
          'Interior door 860 × 2,110 mm with frame, veneered panels, magnetic latch.',
        ),
      },
    ),
    row(
      'glass-clear',
      t('Ganzglastür klar', 'Glass door, clear'),
      t('ESG 8 mm', '8 mm toughened glass'),
      690,
      look('glass', '#dfe8e8', 'plain', 'gloss', '#c9ced3'),
      { series: 'Licht', about: GLASS },
    ),
    row(
      'glass-satin',
      t('Ganzglastür satiniert', 'Glass door, frosted'),
      t('ESG 8 mm, satiniert', '8 mm toughened glass, frosted'),
      740,
      look('glass', '#e9efee', 'plain', 'satin', '#c9ced3'),
      { series: 'Licht', about: GLASS },
    ),
    row(
      'glass-black',
      t('Lofttür Glas, Stahlrahmen Schwarz', 'Loft door, black steel frame'),
      t('ESG 6 mm, Sprossen', '6 mm toughened glass, glazing bars'),
      1290,
      look('glass', '#dfe6e6', 'plain', 'gloss', '#26272a'),
      {
        series: 'Loft',
        about: t(
          'Drehtür 860 × 2.110 mm aus pulverbeschichtetem Stahl und Sicherheitsglas mit Zarge, montiert.',
          'Hinged door 860 × 2,110 mm of powder-coated steel and safety glass with frame, fitted.',
        ),
      },
    ),
    row(
      'flush-concealed',
      t('Wandbündige Tür Weiß', 'Flush-to-wall door, white'),
      t('verdeckte Zarge, tapezierbar', 'concealed frame, can be papered'),
      980,
      look('flush', '#f7f6f4'),
      {
        series: 'Still',
        about: t(
          'Innentür 860 × 2.110 mm, Zarge in die Wand eingeputzt, Röhrenspanmittellage, Magnetfallenschloss.',
          'Interior door 860 × 2,110 mm, frame plastered into the wall, tubular core, magnetic latch.',
        ),
      },
    ),
  ],
)

const ROSES = t('Rosettengarnitur, kugelgelagert', 'rose set, ball bearing')
const HANDLES = {
  round: { title: t('Drücker rund', 'Round lever'), subtitle: ROSES },
  square: { title: t('Drücker eckig', 'Square lever'), subtitle: ROSES },
  slim: {
    title: t('Drücker schlank', 'Slim lever'),
    subtitle: t('Kurzschildgarnitur, kugelgelagert', 'short backplate set, ball bearing'),
  },
} as const

function handle(shape: keyof typeof HANDLES, metal: MetalKey, price: number): Row {
  const { name, color } = METALS[metal]
  const { title, subtitle } = HANDLES[shape]
  return row(
    `${shape}-${metal}`,
    t(`${title.de} ${name.de}`, `${title.en}, ${name.en.toLowerCase()}`),
    subtitle,
    price,
    look(shape, color, 'plain', metal === 'chrome' ? 'gloss' : 'satin'),
  )
}

export const DOOR_HANDLES: readonly ProductSpec[] = family(
  {
    prefix: 'handle',
    kind: 'handle',
    sku: 'KL-DG',
    supplier: 'Klinke & Söhne',
    series: 'Hand',
    trades: ['TIS'],
    about: t(
      'Drückergarnitur für alle Innentüren der Wohnung, Preis je Tür.',
      'Lever set for all interior doors of the home, price per door.',
    ),
  },
  [
    handle('round', 'steel', 46),
    handle('round', 'chrome', 49),
    handle('round', 'black', 62),
    handle('round', 'brass', 84),
    handle('square', 'steel', 58),
    handle('square', 'chrome', 62),
    handle('square', 'black', 74),
    handle('square', 'brass', 96),
    handle('slim', 'steel', 79),
    handle('slim', 'black', 92),
    handle('slim', 'brass', 118),
  ],
)

export const ENTRANCE_DOORS: readonly ProductSpec[] = family(
  {
    prefix: 'entrance',
    kind: 'entranceDoor',
    sku: 'DT-WE',
    supplier: 'Dreisamer Türenbau',
    series: 'Wächter',
    trades: ['TIS'],
    about: t(
      'Wohnungseingangstür mit Stahlzarge, Schallschutz 37 dB, Spion und Sicherheitsbeschlag.',
      'Apartment entrance door with steel frame, 37 dB sound insulation, viewer and security fittings.',
    ),
  },
  [
    row(
      'flush-white',
      t('Eingangstür glatt Weiß RC 2', 'Entrance door, flush white RC 2'),
      t('1.010 × 2.110 mm, Widerstandsklasse RC 2', '1,010 × 2,110 mm, resistance class RC 2'),
      1480,
      look('flush', WHITE),
    ),
    row(
      'flush-oak',
      t('Eingangstür glatt Eiche RC 2', 'Entrance door, flush oak RC 2'),
      t('1.010 × 2.110 mm, furniert', '1,010 × 2,110 mm, veneered'),
      1790,
      look('flush', OAK, 'plank'),
    ),
    row(
      'flush-anthracite',
      t('Eingangstür glatt Anthrazit RC 2', 'Entrance door, flush anthracite RC 2'),
      t('1.010 × 2.110 mm, lackiert', '1,010 × 2,110 mm, lacquered'),
      1690,
      look('flush', '#44474a'),
    ),
    row(
      'panel-white',
      t('Eingangstür Füllung Weiß RC 2', 'Entrance door, panelled white RC 2'),
      t('1.010 × 2.110 mm, Weißlack', '1,010 × 2,110 mm, white lacquer'),
      1890,
      look('panel', WHITE),
    ),
    row(
      'panel-walnut',
      t('Eingangstür Füllung Nussbaum RC 3', 'Entrance door, panelled walnut RC 3'),
      t('1.010 × 2.110 mm, Widerstandsklasse RC 3', '1,010 × 2,110 mm, resistance class RC 3'),
      2780,
      look('panel', WALNUT, 'plank'),
    ),
    row(
      'strip-oak',
      t('Eingangstür Eiche mit Glasstreifen RC 2', 'Entrance door, oak with glass strip RC 2'),
      t('1.010 × 2.110 mm, Sicherheitsglas', '1,010 × 2,110 mm, security glass'),
      2390,
      look('glass-strip', OAK, 'plank', 'satin', '#cdd8d8'),
    ),
    row(
      'strip-black',
      t('Eingangstür Schwarz mit Glasstreifen RC 3', 'Entrance door, black with glass strip RC 3'),
      t('1.010 × 2.110 mm, Widerstandsklasse RC 3', '1,010 × 2,110 mm, resistance class RC 3'),
      2890,
      look('glass-strip', '#2b2c2e', 'plain', 'matt', '#cdd8d8'),
    ),
  ],
)
