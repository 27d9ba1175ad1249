import { family, look, type Row, row, t } from './family.ts'
import type { ProductSpec } from './product.types.ts'

function colour(key: string, de: string, en: string, number: string, hex: string, price: number): Row {
  return row(
    key,
    t(de, en),
    t(`Farbton ${number}, matt, Nassabriebklasse 1`, `Shade ${number}, matt, wet-scrub class 1`),
    price,
    look('surface', hex),
  )
}

export const WALL_COLOURS: readonly ProductSpec[] = family(
  {
    prefix: 'paint',
    kind: 'surface',
    sku: 'FM-WF',
    supplier: 'Farbenmühle Staufen',
    series: 'Kreidegrund',
    trades: ['MAL'],
    about: t(
      'Lösemittelfreie Innenfarbe auf Malervlies, zwei Anstriche. Preis je m² Wandfläche.',
      'Solvent-free interior paint on lining fleece, two coats. Price per m² of wall.',
    ),
  },
  [
    colour('white', 'Reinweiß', 'Pure white', '101', '#f4f3ef', 9.5),
    colour('chalk', 'Kreide', 'Chalk', '104', '#ebe6da', 11.5),
    colour('linen', 'Leinen', 'Linen', '112', '#e0d6c4', 11.5),
    colour('sand', 'Dünensand', 'Dune sand', '118', '#d3c2a5', 11.5),
    colour('clay', 'Lehm', 'Clay', '124', '#b99c7f', 12.8),
    colour('terracotta', 'Terrakotta', 'Terracotta', '131', '#b9765a', 12.8),
    colour('rose', 'Altrosa', 'Dusty pink', '138', '#d3aea2', 12.8),
    colour('apricot', 'Aprikose', 'Apricot', '141', '#e7c29d', 12.8),
    colour('sage', 'Salbei', 'Sage', '207', '#a9b39c', 12.8),
    colour('moss', 'Moos', 'Moss', '214', '#757d5f', 12.8),
    colour('pine', 'Tannengrün', 'Fir green', '221', '#3f5247', 14.9),
    colour('mist', 'Morgennebel', 'Morning mist', '303', '#c9d1d3', 12.8),
    colour('sky', 'Himmelblau', 'Sky blue', '309', '#adc4d3', 12.8),
    colour('petrol', 'Petrol', 'Petrol', '318', '#2f5a63', 14.9),
    colour('night', 'Nachtblau', 'Night blue', '325', '#2f3a50', 14.9),
    colour('stone', 'Kiesel', 'Pebble', '402', '#b7b4ad', 11.5),
    colour('graphite', 'Graphit', 'Graphite', '411', '#5a5b5d', 14.9),
    colour('plum', 'Pflaume', 'Plum', '417', '#6a4653', 14.9),
  ],
)

export const SKIRTINGS: readonly ProductSpec[] = family(
  {
    prefix: 'skirting',
    kind: 'skirting',
    sku: 'HD-SL',
    supplier: 'Hegauer Dielenwerk',
    series: 'Saum',
    trades: ['PRK'],
    about: t(
      'Auf Gehrung gestoßen, verdeckt geclipst. Preis je laufendem Meter.',
      'Mitred joints, concealed clips. Price per running metre.',
    ),
  },
  [
    row(
      'low-white',
      t('Sockelleiste Weiß 58', 'Skirting, white 58'),
      t('16 × 58 mm, lackiert', '16 × 58 mm, lacquered'),
      9.8,
      look('low', '#f2f1ee'),
    ),
    row(
      'low-oak',
      t('Sockelleiste Eiche 58', 'Skirting, oak 58'),
      t('16 × 58 mm, furniert', '16 × 58 mm, veneered'),
      12.4,
      look('low', '#c9a173'),
    ),
    row(
      'high-white',
      t('Sockelleiste Weiß 100', 'Skirting, white 100'),
      t('16 × 100 mm, lackiert', '16 × 100 mm, lacquered'),
      15.6,
      look('high', '#f2f1ee'),
    ),
    row(
      'high-oak',
      t('Sockelleiste Eiche 80', 'Skirting, oak 80'),
      t('16 × 80 mm, furniert', '16 × 80 mm, veneered'),
      16.9,
      look('high', '#c9a173'),
    ),
    row(
      'high-black',
      t('Sockelleiste Schwarz 80', 'Skirting, black 80'),
      t('16 × 80 mm, lackiert', '16 × 80 mm, lacquered'),
      16.9,
      look('high', '#2b2c2e'),
    ),
    row(
      'profiled-white',
      t('Altbauleiste Weiß 120', 'Profiled skirting, white 120'),
      t('18 × 120 mm, profiliert', '18 × 120 mm, profiled'),
      22.5,
      look('profiled', '#f2f1ee'),
    ),
  ],
)

export const SPLASHBACKS: readonly ProductSpec[] = family(
  {
    prefix: 'splashback',
    kind: 'surface',
    sku: 'WK-NR',
    supplier: 'Küchenwerkstatt Wiesental',
    series: 'Rück',
    trades: ['KUE'],
    about: t(
      'Von der Arbeitsplatte bis zu den Oberschränken, 56 cm hoch. Preis je laufendem Meter einschließlich Montage.',
      'From the worktop to the wall cabinets, 56 cm high. Price per running metre including fitting.',
    ),
  },
  [
    row(
      'white',
      t('Rückwand Weiß matt', 'Splashback, matt white'),
      t('HPL 8 mm', 'HPL 8 mm'),
      68,
      look('surface', '#eceae6'),
    ),
    row('sand', t('Rückwand Sand', 'Splashback, sand'), t('HPL 8 mm', 'HPL 8 mm'), 72, look('surface', '#cfc4b2')),
    row(
      'glass-white',
      t('Glasrückwand Weiß', 'Glass splashback, white'),
      t('ESG 6 mm, rückseitig lackiert', '6 mm toughened glass, back-lacquered'),
      196,
      look('surface', '#f1f2f1', 'plain', 'gloss'),
    ),
    row(
      'glass-sage',
      t('Glasrückwand Salbei', 'Glass splashback, sage'),
      t('ESG 6 mm, rückseitig lackiert', '6 mm toughened glass, back-lacquered'),
      204,
      look('surface', '#a3ad97', 'plain', 'gloss'),
    ),
    row(
      'metro',
      t('Metrofliese Weiß', 'Metro tile, white'),
      t('75 × 150 mm, glänzend', '75 × 150 mm, gloss'),
      148,
      look('surface', '#f0efea', 'tile-metro', 'gloss'),
    ),
    row(
      'mosaic',
      t('Mosaik Kiesel', 'Mosaic, pebble'),
      t('Netz 300 × 300 mm', 'sheet 300 × 300 mm'),
      172,
      look('surface', '#a9a59b', 'mosaic', 'satin'),
    ),
    row(
      'concrete',
      t('Rückwand Betonoptik', 'Splashback, concrete look'),
      t('HPL 12 mm', 'HPL 12 mm'),
      98,
      look('surface', '#a3a29e', 'concrete'),
    ),
    row(
      'oak',
      t('Rückwand Eiche', 'Splashback, oak'),
      t('furniert, versiegelt', 'veneered, sealed'),
      126,
      look('surface', '#c9a173', 'plank'),
    ),
    row(
      'marble',
      t('Rückwand Marmor hell', 'Splashback, light marble'),
      t('Naturstein 12 mm', 'natural stone 12 mm'),
      268,
      look('surface', '#e9e6e1', 'marble', 'gloss', '#a29d95'),
    ),
    row(
      'fluted',
      t('Riefenfliese Creme', 'Fluted tile, cream'),
      t('150 × 300 mm', '150 × 300 mm'),
      212,
      look('surface', '#e5dbc8', 'fluted', 'gloss'),
    ),
  ],
)
