import { family, look, row, t } from './family.ts'
import type { ProductSpec } from './product.types.ts'

const WHITE = '#f6f5f2'
const BLACK = '#26272a'
const CERAMIC = { supplier: 'Keramik Sulzburg', trades: ['HLS'] }

export const TOILETS: readonly ProductSpec[] = family(
  {
    ...CERAMIC,
    prefix: 'toilet',
    kind: 'toilet',
    sku: 'KS-WC',
    series: 'Sulz',
    about: t(
      'Wand-Tiefspül-WC mit Unterputzspülkasten und Sitz mit Absenkautomatik.',
      'Wall-hung WC with concealed cistern and soft-close seat.',
    ),
  },
  [
    row(
      'rimless',
      t('WC rund Weiß glänzend', 'Round WC, gloss white'),
      t('spülrandlos, 540 × 360 mm', 'rimless, 540 × 360 mm'),
      420,
      look('rimless', WHITE, 'plain', 'gloss'),
    ),
    row(
      'rimless-matt',
      t('WC rund Weiß matt', 'Round WC, matt white'),
      t('spülrandlos, 540 × 360 mm', 'rimless, 540 × 360 mm'),
      560,
      look('rimless', '#efeeea'),
    ),
    row(
      'square',
      t('WC eckig Weiß glänzend', 'Square WC, gloss white'),
      t('spülrandlos, 540 × 350 mm', 'rimless, 540 × 350 mm'),
      540,
      look('square', WHITE, 'plain', 'gloss'),
    ),
    row(
      'square-black',
      t('WC eckig Schwarz matt', 'Square WC, matt black'),
      t('spülrandlos, 540 × 350 mm', 'rimless, 540 × 350 mm'),
      790,
      look('square', BLACK),
    ),
    row(
      'square-sand',
      t('WC eckig Sand matt', 'Square WC, matt sand'),
      t('spülrandlos, 540 × 350 mm', 'rimless, 540 × 350 mm'),
      760,
      look('square', '#cfc4b2'),
    ),
    row(
      'shower',
      t('Dusch-WC', 'Shower WC'),
      t('mit Wasserdüse, Föhn und Fernbedienung', 'with water jet, dryer and remote control'),
      2490,
      look('shower-toilet', WHITE, 'plain', 'gloss', '#c9ced3'),
      { hint: t('braucht einen Stromanschluss am WC', 'needs power at the WC') },
    ),
  ],
)

export const FLUSH_PLATES: readonly ProductSpec[] = family(
  {
    supplier: 'Wasserlauf Armaturen',
    trades: ['HLS'],
    prefix: 'flush',
    kind: 'flushPlate',
    sku: 'WL-BP',
    series: 'Tast',
    about: t('Betätigungsplatte mit Zweimengentechnik.', 'Flush plate with dual flush.'),
  },
  [
    row(
      'two-white',
      t('Drückerplatte Weiß', 'Flush plate, white'),
      t('zwei Tasten', 'two buttons'),
      48,
      look('two-button', '#f5f5f3', 'plain', 'gloss'),
    ),
    row(
      'two-chrome',
      t('Drückerplatte Chrom', 'Flush plate, chrome'),
      t('zwei Tasten', 'two buttons'),
      74,
      look('two-button', '#c9ced3', 'plain', 'gloss'),
    ),
    row(
      'two-black',
      t('Drückerplatte Schwarz', 'Flush plate, black'),
      t('zwei Tasten', 'two buttons'),
      86,
      look('two-button', BLACK),
    ),
    row(
      'round-steel',
      t('Drückerplatte rund Edelstahl', 'Round-button plate, stainless steel'),
      t('runde Tasten', 'round buttons'),
      118,
      look('round', '#a9adb0', 'plain', 'satin'),
    ),
    row(
      'round-brass',
      t('Drückerplatte rund Messing', 'Round-button plate, brass'),
      t('runde Tasten', 'round buttons'),
      164,
      look('round', '#b8924f', 'plain', 'satin'),
    ),
    row(
      'slim-glass-white',
      t('Glasplatte Weiß', 'Glass plate, white'),
      t('Sicherheitsglas', 'safety glass'),
      186,
      look('slim', '#f3f4f3', 'plain', 'gloss'),
    ),
    row(
      'slim-glass-black',
      t('Glasplatte Schwarz', 'Glass plate, black'),
      t('Sicherheitsglas', 'safety glass'),
      192,
      look('slim', '#1d1e20', 'plain', 'gloss'),
    ),
    row(
      'slim-brass',
      t('Metallplatte Messing', 'Metal plate, brass'),
      t('gebürstet, schmale Tasten', 'brushed, slim buttons'),
      248,
      look('slim', '#b8924f', 'plain', 'satin'),
    ),
    row(
      'sensor',
      t('Berührungslose Platte', 'Touchless plate'),
      t('Netzbetrieb', 'mains powered'),
      429,
      look('sensor', '#1d1e20', 'plain', 'gloss', '#9ec7cf'),
      { hint: t('braucht einen Stromanschluss am WC', 'needs power at the WC') },
    ),
  ],
)

export const TOWEL_RADIATORS: readonly ProductSpec[] = family(
  {
    supplier: 'Wärmewerk Hochrhein',
    trades: ['HLS'],
    prefix: 'towel',
    kind: 'radiator',
    sku: 'WH-HK',
    series: 'Rast',
    about: t('Badheizkörper mit Thermostat, angeschlossen.', 'Bathroom radiator with thermostat, connected.'),
  },
  [
    row(
      'rail-white',
      t('Handtuchheizkörper Weiß', 'Towel rail, white'),
      t('1.200 × 500 mm', '1,200 × 500 mm'),
      348,
      look('towel-rail', '#f5f5f3', 'plain', 'satin'),
    ),
    row(
      'rail-chrome',
      t('Handtuchheizkörper Chrom', 'Towel rail, chrome'),
      t('1.200 × 500 mm', '1,200 × 500 mm'),
      489,
      look('towel-rail', '#c9ced3', 'plain', 'gloss'),
    ),
    row(
      'rail-black',
      t('Handtuchheizkörper Schwarz', 'Towel rail, black'),
      t('1.700 × 500 mm', '1,700 × 500 mm'),
      548,
      look('towel-rail', BLACK),
    ),
    row(
      'rail-brass',
      t('Handtuchheizkörper Messing', 'Towel rail, brass'),
      t('1.700 × 500 mm', '1,700 × 500 mm'),
      789,
      look('towel-rail', '#b8924f', 'plain', 'satin'),
    ),
    row(
      'plate-white',
      t('Plattenheizkörper Weiß', 'Plate radiator, white'),
      t('1.700 × 500 mm, glatt', '1,700 × 500 mm, flat'),
      890,
      look('towel-plate', '#f3f3f1'),
    ),
    row(
      'plate-sand',
      t('Plattenheizkörper Sand', 'Plate radiator, sand'),
      t('1.700 × 500 mm, glatt', '1,700 × 500 mm, flat'),
      940,
      look('towel-plate', '#cfc4b2'),
    ),
    row(
      'plate-mirror',
      t('Spiegelheizkörper elektrisch', 'Electric mirror radiator'),
      t('1.600 × 500 mm', '1,600 × 500 mm'),
      1290,
      look('towel-plate', '#d5dcde', 'plain', 'gloss'),
    ),
  ],
)
