import { family, look, type Row, row, t } from './family.ts'
import type { ProductSpec } from './product.types.ts'

const OAK = '#c9a173'
const BLACK = '#26272a'
const ANTHRACITE = '#44474a'

/** Insulation and depth of each construction. */
const FRAMES = {
  standard: t('Uw 0,82 W/(m²K), Bautiefe 82 mm', 'Uw 0.82 W/(m²K), depth 82 mm'),
  slim: t('Uw 0,80 W/(m²K), Bautiefe 78 mm', 'Uw 0.80 W/(m²K), depth 78 mm'),
  profiled: t('Uw 0,84 W/(m²K), Bautiefe 92 mm', 'Uw 0.84 W/(m²K), depth 92 mm'),
} as const

type FrameShape = keyof typeof FRAMES

function frame(
  shape: FrameShape,
  key: string,
  de: string,
  en: string,
  color: string,
  price: number,
  wood = false,
): Row {
  return row(`${shape}-${key}`, t(de, en), FRAMES[shape], price, look(shape, color, wood ? 'plank' : 'plain', 'satin'))
}

const WINDOWS = { supplier: 'Kandel Fensterbau', trades: ['FEN'] }

export const WINDOW_FRAMES: readonly ProductSpec[] = family(
  {
    ...WINDOWS,
    prefix: 'frame',
    kind: 'windowFrame',
    sku: 'KF-FR',
    series: 'Aussicht',
    about: t(
      'Fensterrahmen, Farbe innen. Außen gilt das Farbkonzept des Hauses. Preis je Fenster.',
      'Window frame, inside colour. Outside, the colour concept of the building applies. Price per window.',
    ),
  },
  [
    frame('standard', 'white', 'Kunststoff Weiß', 'PVC, white', '#f4f4f2', 690),
    frame('standard', 'grey', 'Kunststoff Grau innen', 'PVC, grey inside', '#a5a6a5', 748),
    frame('standard', 'oak', 'Kunststoff Eichendekor', 'PVC, oak decor', '#c39a6b', 768, true),
    frame('slim', 'white', 'Holz-Alu schlank Weiß', 'Timber-aluminium, slim, white', '#f4f3f0', 940),
    frame('slim', 'oak', 'Holz-Alu schlank Eiche', 'Timber-aluminium, slim, oak', OAK, 1010, true),
    frame('slim', 'black', 'Holz-Alu schlank Schwarz', 'Timber-aluminium, slim, black', BLACK, 990),
    frame('slim', 'anthracite', 'Holz-Alu schlank Anthrazit', 'Timber-aluminium, slim, anthracite', ANTHRACITE, 980),
    frame('profiled', 'white', 'Holz profiliert Weiß', 'Timber, profiled, white', '#f1efe9', 1080),
    frame('profiled', 'pine', 'Holz profiliert Kiefer', 'Timber, profiled, pine', '#d9b98a', 1040, true),
  ],
)

export const GLAZINGS: readonly ProductSpec[] = family(
  {
    ...WINDOWS,
    prefix: 'glazing',
    kind: 'surface',
    sku: 'KF-VG',
    series: 'Klar',
    about: t(
      'Dreifachverglasung mit warmer Kante. Preis je Fenster.',
      'Triple glazing with warm edge. Price per window.',
    ),
  },
  [
    row(
      'triple',
      t('Dreifachverglasung', 'Triple glazing'),
      t('Ug 0,6, 36 dB', 'Ug 0.6, 36 dB'),
      0,
      look('none', '#e6efef', 'plain', 'gloss'),
    ),
    row(
      'acoustic',
      t('Schallschutzverglasung', 'Acoustic glazing'),
      t('Ug 0,6, 42 dB', 'Ug 0.6, 42 dB'),
      168,
      look('none', '#e6efef', 'plain', 'gloss'),
    ),
    row(
      'security',
      t('Sicherheitsverglasung P5A', 'Security glazing P5A'),
      t('Ug 0,6, durchwurfhemmend nach DIN EN 356', 'Ug 0.6, impact-resistant to DIN EN 356'),
      289,
      look('none', '#e6efef', 'plain', 'gloss'),
    ),
    row(
      'solar',
      t('Sonnenschutzverglasung', 'Solar control glazing'),
      t('Ug 0,6, g-Wert 0,32', 'Ug 0.6, g-value 0.32'),
      142,
      look('none', '#dfe9ea', 'plain', 'gloss'),
    ),
  ],
)

export const WINDOW_HANDLES: readonly ProductSpec[] = family(
  {
    supplier: 'Klinke & Söhne',
    trades: ['FEN'],
    prefix: 'window-handle',
    kind: 'windowHandle',
    sku: 'KL-FG',
    series: 'Hand',
    about: t('Fenstergriff, Preis je Fenster.', 'Window handle, price per window.'),
  },
  [
    row(
      'round-white',
      t('Fenstergriff rund Weiß', 'Round handle, white'),
      t('Aluminium', 'aluminium'),
      18,
      look('round', '#f4f4f2'),
    ),
    row(
      'round-steel',
      t('Fenstergriff rund Edelstahl', 'Round handle, stainless steel'),
      t('Edelstahl', 'stainless steel'),
      34,
      look('round', '#a9adb0', 'plain', 'satin'),
    ),
    row(
      'round-brass',
      t('Fenstergriff rund Messing', 'Round handle, brass'),
      t('Messing gebürstet', 'brushed brass'),
      58,
      look('round', '#b8924f', 'plain', 'satin'),
    ),
    row(
      'square-black',
      t('Fenstergriff eckig Schwarz', 'Square handle, black'),
      t('Zinkdruckguss', 'die-cast zinc'),
      44,
      look('square', BLACK),
    ),
    row(
      'square-steel',
      t('Fenstergriff eckig Edelstahl', 'Square handle, stainless steel'),
      t('Edelstahl', 'stainless steel'),
      42,
      look('square', '#a9adb0', 'plain', 'satin'),
    ),
    row(
      'lockable-steel',
      t('Fenstergriff abschließbar Edelstahl', 'Lockable handle, stainless steel'),
      t('mit Schlüssel', 'with key'),
      64,
      look('lockable', '#a9adb0', 'plain', 'satin'),
    ),
    row(
      'lockable-black',
      t('Fenstergriff abschließbar Schwarz', 'Lockable handle, black'),
      t('mit Schlüssel', 'with key'),
      72,
      look('lockable', BLACK),
    ),
  ],
)

export const BALCONY_DOORS: readonly ProductSpec[] = family(
  {
    ...WINDOWS,
    prefix: 'balcony-door',
    kind: 'balconyDoor',
    sku: 'KF-BT',
    series: 'Weite',
    about: t('Balkontür mit Schwelle unter 2 cm.', 'Balcony door with a threshold below 2 cm.'),
  },
  [
    row(
      'tilt',
      t('Drehkipptür zweiflügelig', 'Tilt-and-turn door, two leaves'),
      t('1.800 × 2.300 mm', '1,800 × 2,300 mm'),
      2180,
      look('tilt', '#5a5b5d'),
    ),
    row(
      'sliding',
      t('Schiebetür', 'Sliding door'),
      t('2.400 × 2.300 mm', '2,400 × 2,300 mm'),
      3480,
      look('sliding', '#5a5b5d'),
    ),
    row(
      'lift-slide',
      t('Hebeschiebetür', 'Lift-and-slide door'),
      t('3.000 × 2.300 mm, flache Schiene', '3,000 × 2,300 mm, flat track'),
      4980,
      look('lift-slide', '#5a5b5d'),
    ),
    row(
      'folding',
      t('Faltanlage', 'Folding door'),
      t('3.000 × 2.300 mm, vierteilig', '3,000 × 2,300 mm, four leaves'),
      6890,
      look('folding', '#5a5b5d'),
    ),
  ],
)
