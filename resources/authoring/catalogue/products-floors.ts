import { family, look, type Row, row, type Tone, t } from './family.ts'
import type { ProductSpec } from './product.types.ts'

const OAK_NATURAL: Tone = { key: 'oak-natural', name: t('Eiche natur', 'Natural oak'), color: '#c9a173' }
const OAK_WHITE: Tone = { key: 'oak-white', name: t('Eiche weiß geölt', 'White-oiled oak'), color: '#d9c7ab' }
/** The same under lacquer. */
const OAK_WHITE_LACQUERED: Tone = { ...OAK_WHITE, name: t('Eiche weiß', 'White-lacquered oak') }
const OAK_GREY: Tone = { key: 'oak-grey', name: t('Eiche steingrau', 'Stone-grey oak'), color: '#a89c8a' }
const OAK_SMOKED: Tone = { key: 'oak-smoked', name: t('Eiche geräuchert', 'Smoked oak'), color: '#7d5a3c' }
const ASH: Tone = { key: 'ash', name: t('Esche hell', 'Light ash'), color: '#e0cfae' }
const WALNUT: Tone = { key: 'walnut', name: t('Nussbaum', 'Walnut'), color: '#6b4a33' }
const LARCH: Tone = { key: 'larch', name: t('Lärche', 'Larch'), color: '#c78f5c' }

function strip(wood: Tone, price: number): Row {
  const title = t(`Stabparkett ${wood.name.de}`, `Strip parquet, ${wood.name.en.toLowerCase()}`)
  const size = t('11 × 70 × 490 mm, matt versiegelt', '11 × 70 × 490 mm, matt lacquer')
  return row(`strip-${wood.key}`, title, size, price, look('surface', wood.color, 'plank', 'satin'))
}

function wide(wood: Tone, price: number): Row {
  const title = t(`Landhausdiele ${wood.name.de}`, `Wide plank, ${wood.name.en.toLowerCase()}`)
  const size = t('15 × 220 × 2.200 mm, gebürstet, geölt', '15 × 220 × 2,200 mm, brushed, oiled')
  return row(`plank-${wood.key}`, title, size, price, look('surface', wood.color, 'wide-plank'), {
    series: 'Hornisgrinde',
  })
}

function herringbone(wood: Tone, price: number): Row {
  const title = t(`Fischgrät ${wood.name.de}`, `Herringbone, ${wood.name.en.toLowerCase()}`)
  const size = t('14 × 110 × 660 mm, gefast, geölt', '14 × 110 × 660 mm, bevelled, oiled')
  return row(`herringbone-${wood.key}`, title, size, price, look('surface', wood.color, 'herringbone', 'satin'), {
    series: 'Schauinsland',
  })
}

export const PARQUET: readonly ProductSpec[] = family(
  {
    prefix: 'parquet',
    kind: 'surface',
    sku: 'HD-PK',
    supplier: 'Hegauer Dielenwerk',
    series: 'Rosskopf',
    trades: ['PRK'],
    about: t(
      'Mehrschichtparkett mit 3,6 mm Nutzschicht, vollflächig verklebt, für Fußbodenheizung geeignet. Preis je m² einschließlich Verlegung.',
      'Engineered parquet with a 3.6 mm wear layer, glued down, suitable for underfloor heating. Price per m² including laying.',
    ),
  },
  [
    strip(OAK_NATURAL, 64),
    strip(OAK_WHITE_LACQUERED, 67),
    strip(OAK_GREY, 67),
    strip(ASH, 62),
    strip(WALNUT, 84),
    wide(OAK_NATURAL, 94),
    wide(OAK_WHITE, 97),
    wide(OAK_GREY, 97),
    wide(OAK_SMOKED, 108),
    wide(ASH, 92),
    wide(WALNUT, 126),
    wide(LARCH, 89),
    herringbone(OAK_NATURAL, 128),
    herringbone(OAK_WHITE, 132),
    herringbone(OAK_SMOKED, 136),
    herringbone(WALNUT, 152),
  ],
)

export const VINYL: readonly ProductSpec[] = family(
  {
    prefix: 'vinyl',
    kind: 'surface',
    sku: 'HD-VD',
    supplier: 'Hegauer Dielenwerk',
    series: 'Flur',
    trades: ['PRK'],
    about: t(
      'Designboden mit 0,55 mm Nutzschicht, leise und pflegeleicht, Nutzungsklasse 33. Preis je m² einschließlich Verlegung.',
      'Design flooring with a 0.55 mm wear layer, quiet and easy to clean, class 33. Price per m² including laying.',
    ),
  },
  [
    row(
      'oak',
      t('Designboden Eiche hell', 'Design floor, light oak'),
      t('5 × 229 × 1.220 mm', '5 × 229 × 1,220 mm'),
      52,
      look('surface', '#d2b48c', 'wide-plank'),
    ),
    row(
      'oak-grey',
      t('Designboden Eiche grau', 'Design floor, grey oak'),
      t('5 × 229 × 1.220 mm', '5 × 229 × 1,220 mm'),
      52,
      look('surface', '#9f978b', 'wide-plank'),
    ),
    row(
      'concrete',
      t('Designboden Sichtbeton', 'Design floor, concrete'),
      t('5 × 600 × 600 mm', '5 × 600 × 600 mm'),
      54,
      look('surface', '#a6a5a1', 'concrete'),
    ),
    row(
      'slate',
      t('Designboden Schiefer', 'Design floor, slate'),
      t('5 × 300 × 600 mm', '5 × 300 × 600 mm'),
      54,
      look('surface', '#55585b', 'tile-30x60'),
    ),
  ],
)

export const CARPET: readonly ProductSpec[] = family(
  {
    prefix: 'carpet',
    kind: 'surface',
    sku: 'WT-TP',
    supplier: 'Weberei Titisee',
    series: 'Moos',
    trades: ['PRK'],
    about: t(
      'Teppichboden aus Polyamid-Velours, schadstoffgeprüft, mit Textilrücken vollflächig verklebt, für Fußbodenheizung geeignet. Preis je m² einschließlich Verlegung.',
      'Polyamide velour carpet, tested for pollutants, textile-backed and fully glued, suitable for underfloor heating. Price per m² including laying.',
    ),
  },
  [
    row('sand', t('Teppichboden Sand', 'Carpet, sand'), t('9 mm Polhöhe', '9 mm pile'), 58, look('surface', '#cbbca3')),
    row(
      'stone',
      t('Teppichboden Kiesel', 'Carpet, pebble'),
      t('9 mm Polhöhe', '9 mm pile'),
      58,
      look('surface', '#9c9a96'),
    ),
    row(
      'moss',
      t('Teppichboden Moosgrün', 'Carpet, moss green'),
      t('11 mm Polhöhe', '11 mm pile'),
      66,
      look('surface', '#7c8464'),
    ),
    row(
      'blue',
      t('Teppichboden Nachtblau', 'Carpet, night blue'),
      t('11 mm Polhöhe', '11 mm pile'),
      66,
      look('surface', '#3f4a61'),
    ),
  ],
)

const STONES: readonly Tone[] = [
  { key: 'sand', name: t('Sand', 'Sand'), color: '#cfc4b2' },
  { key: 'grey', name: t('Zementgrau', 'Cement grey'), color: '#9b9a97' },
  { key: 'anthracite', name: t('Anthrazit', 'Anthracite'), color: '#4a4b4d' },
  { key: 'white', name: t('Kreideweiß', 'Chalk white'), color: '#e6e3dc' },
  { key: 'greige', name: t('Greige', 'Greige'), color: '#b5a999' },
]

function squareTile(stone: Tone): Row {
  const title = t(`Feinsteinzeug ${stone.name.de} 60 × 60`, `Porcelain ${stone.name.en.toLowerCase()} 60 × 60`)
  const size = t('600 × 600 × 9 mm, R10, rektifiziert', '600 × 600 × 9 mm, R10, rectified')
  return row(`60-${stone.key}`, title, size, 78, look('surface', stone.color, 'tile-60'))
}

function largeTile(stone: Tone): Row {
  const title = t(`Großformat ${stone.name.de} 120 × 60`, `Large format ${stone.name.en.toLowerCase()} 120 × 60`)
  const size = t('1.200 × 600 × 9 mm, R10, rektifiziert', '1,200 × 600 × 9 mm, R10, rectified')
  return row(`120-${stone.key}`, title, size, 112, look('surface', stone.color, 'tile-120'), { series: 'Fels' })
}

export const FLOOR_TILES: readonly ProductSpec[] = family(
  {
    prefix: 'tile',
    kind: 'surface',
    sku: 'FR-BF',
    supplier: 'Fliesenmanufaktur Ried',
    series: 'Grund',
    trades: ['FLI'],
    about: t(
      'Durchgefärbtes Feinsteinzeug, frostsicher und für Fußbodenheizung geeignet. Preis je m² einschließlich Verlegung und Verfugung.',
      'Through-coloured porcelain stoneware, frost-proof, suitable for underfloor heating. Price per m² including laying and grouting.',
    ),
  },
  [
    ...STONES.map(squareTile),
    ...STONES.map(largeTile),
    row(
      'hex-white',
      t('Sechseck Kreideweiß', 'Hexagon, chalk white'),
      t('200 × 230 mm, R10', '200 × 230 mm, R10'),
      118,
      look('surface', '#e4e1da', 'hexagon'),
      { series: 'Wabe' },
    ),
    row(
      'hex-sage',
      t('Sechseck Salbei', 'Hexagon, sage'),
      t('200 × 230 mm, R10', '200 × 230 mm, R10'),
      118,
      look('surface', '#a3ad97', 'hexagon'),
      { series: 'Wabe' },
    ),
    row(
      'hex-black',
      t('Sechseck Schwarz', 'Hexagon, black'),
      t('200 × 230 mm, R10', '200 × 230 mm, R10'),
      118,
      look('surface', '#333437', 'hexagon'),
      { series: 'Wabe' },
    ),
    row(
      'terrazzo-light',
      t('Terrazzo hell', 'Light terrazzo'),
      t('600 × 600 × 10 mm, R10', '600 × 600 × 10 mm, R10'),
      134,
      look('surface', '#dcd7cd', 'terrazzo', 'matt', '#8d6f57'),
      { series: 'Korn' },
    ),
    row(
      'terrazzo-grey',
      t('Terrazzo grau', 'Grey terrazzo'),
      t('600 × 600 × 10 mm, R10', '600 × 600 × 10 mm, R10'),
      134,
      look('surface', '#a9a8a4', 'terrazzo', 'matt', '#4d4e50'),
      { series: 'Korn' },
    ),
    row(
      'terrazzo-green',
      t('Terrazzo grün', 'Green terrazzo'),
      t('600 × 600 × 10 mm, R10', '600 × 600 × 10 mm, R10'),
      142,
      look('surface', '#93a08d', 'terrazzo', 'matt', '#e0dccf'),
      { series: 'Korn' },
    ),
    row(
      'marble-white',
      t('Marmoroptik Weiß', 'Marble look, white'),
      t('600 × 600 × 9 mm, poliert, R9', '600 × 600 × 9 mm, polished, R9'),
      126,
      look('surface', '#ebe8e3', 'marble', 'gloss', '#a6a29b'),
      {
        series: 'Ader',
        hint: t('Rutschhemmung R9: nicht für bodengleiche Duschen', 'Slip resistance R9: not for level-access showers'),
      },
    ),
    row(
      'marble-dark',
      t('Marmoroptik Dunkel', 'Marble look, dark'),
      t('600 × 600 × 9 mm, poliert, R9', '600 × 600 × 9 mm, polished, R9'),
      126,
      look('surface', '#3a3734', 'marble', 'gloss', '#b59a6a'),
      {
        series: 'Ader',
        hint: t('Rutschhemmung R9: nicht für bodengleiche Duschen', 'Slip resistance R9: not for level-access showers'),
      },
    ),
    row(
      'mosaic-grey',
      t('Mosaik Grau', 'Mosaic, grey'),
      t('Netz 300 × 300 mm, R11', 'sheet 300 × 300 mm, R11'),
      148,
      look('surface', '#8f9190', 'mosaic'),
      { series: 'Raster' },
    ),
    row(
      'mosaic-sand',
      t('Mosaik Sand', 'Mosaic, sand'),
      t('Netz 300 × 300 mm, R11', 'sheet 300 × 300 mm, R11'),
      148,
      look('surface', '#c7b79d', 'mosaic'),
      { series: 'Raster' },
    ),
  ],
)
