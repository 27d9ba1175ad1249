import { family, look, row, t } from './family.ts'
import type { ProductSpec } from './product.types.ts'

const OAK = '#c9a173'
const BLACK = '#26272a'

const SPA = { supplier: 'Badmanufaktur Feldsee', series: 'Ruhe' }

export const AMBIENT_LIGHTS: readonly ProductSpec[] = family(
  {
    ...SPA,
    prefix: 'ambient',
    kind: 'ambientLight',
    sku: 'BF-SL',
    trades: ['ELT'],
    about: t('Stimmungslicht IP65, getrennt schaltbar.', 'Mood lighting IP65, switched separately.'),
  },
  [
    row(
      'none',
      t('Ohne Stimmungslicht', 'No mood lighting'),
      t('nur das LED-Profil an der Rückwand', 'only the LED profile at the back wall'),
      0,
      look('none', '#ffffff'),
      {
        about: t(
          'Das Bad behält das LED-Profil der Baubeschreibung und die gewählte Leuchte.',
          'The bathroom keeps the LED profile of the building specification and the light chosen for it.',
        ),
      },
    ),
    row(
      'cove-warm',
      t('Lichtvoute Warmweiß', 'Cove light, warm white'),
      t('an allen Wänden, 2.700 K', 'along all walls, 2,700 K'),
      890,
      look('cove', '#ffdca8', 'plain', 'satin'),
    ),
    row(
      'strip-warm',
      t('Lichtlinie am Boden', 'Floor light line'),
      t('unter Möbeln und Wanne', 'below furniture and bathtub'),
      640,
      look('strip', '#ffe3b8', 'plain', 'satin'),
    ),
    row(
      'star-sky',
      t('Sternenhimmel', 'Starry sky'),
      t('120 Lichtfasern über der Wanne', '120 fibres above the bathtub'),
      1980,
      look('star-sky', '#fff6df', 'plain', 'satin'),
    ),
    row(
      'color',
      t('Farblicht umlaufend', 'Colour light all round'),
      t('RGBW, mit Szenen', 'RGBW, with scenes'),
      1290,
      look('color', '#7fa7d6', 'plain', 'satin'),
    ),
  ],
)

export const NICHES: readonly ProductSpec[] = family(
  {
    ...SPA,
    prefix: 'niche',
    kind: 'niche',
    sku: 'BF-NI',
    trades: ['FLI'],
    about: t(
      'Wandnische im Duschbereich, abgedichtet und gefliest.',
      'Wall niche in the shower, waterproofed and tiled.',
    ),
  },
  [
    row('none', t('Ohne Nische', 'No niche'), t('glatte Wand', 'plain wall'), 0, look('none', '#ffffff'), {
      about: t('Die Duschwand wird durchgehend gefliest.', 'The shower wall is tiled without a break.'),
    }),
    row(
      'single',
      t('Nische 30 × 30', 'Niche 30 × 30'),
      t('gefliest wie die Wand', 'tiled like the wall'),
      289,
      look('single', '#e6e3dc', 'tile-30x60'),
    ),
    row(
      'double',
      t('Zwei Nischen 30 × 30', 'Two niches 30 × 30'),
      t('gefliest wie die Wand', 'tiled like the wall'),
      528,
      look('double', '#e6e3dc', 'tile-30x60'),
    ),
    row(
      'long',
      t('Langnische 90 × 30', 'Long niche 90 × 30'),
      t('mit Mosaik Seeblau', 'with lake-blue mosaic'),
      640,
      look('long', '#5d8394', 'mosaic', 'gloss'),
    ),
    row(
      'lit',
      t('Langnische beleuchtet', 'Lit long niche'),
      t('mit LED-Profil', 'with LED profile'),
      890,
      look('lit', '#e5dbc8', 'fluted', 'gloss', '#ffdca8'),
    ),
    row(
      'lit-brass',
      t('Langnische Messing beleuchtet', 'Lit long niche, brass'),
      t('Einbaukasten Messing', 'brass insert'),
      1180,
      look('lit', '#b8924f', 'plain', 'satin', '#ffdca8'),
    ),
  ],
)

export const AUDIO: readonly ProductSpec[] = family(
  {
    supplier: 'Hausgeist Systeme',
    trades: ['ELT'],
    prefix: 'audio',
    kind: 'audio',
    sku: 'HG-AU',
    series: 'Klang',
    about: t(
      'Lautsprecher für Feuchträume mit WLAN und Bluetooth.',
      'Moisture-proof speakers with Wi-Fi and Bluetooth.',
    ),
  },
  [
    row(
      'ceiling-white',
      t('Deckenlautsprecher Weiß, 2 Stück', 'Ceiling speakers, white, pair'),
      t('Ø 165 mm', 'Ø 165 mm'),
      690,
      look('ceiling', '#f3f3f1'),
    ),
    row(
      'ceiling-black',
      t('Deckenlautsprecher Schwarz, 2 Stück', 'Ceiling speakers, black, pair'),
      t('Ø 165 mm', 'Ø 165 mm'),
      720,
      look('ceiling', BLACK),
    ),
    row(
      'wall-radio',
      t('Einbauradio', 'Wall radio'),
      t('im Schalterrahmen', 'in the switch frame'),
      348,
      look('wall', '#f3f3f1', 'plain', 'satin', '#9ec7cf'),
    ),
    row(
      'wall-panel',
      t('Klangpaneel', 'Sound panel'),
      t('unsichtbar hinter Putz', 'invisible behind plaster'),
      1480,
      look('none', '#ffffff'),
    ),
  ],
)

export const CEILINGS: readonly ProductSpec[] = family(
  {
    ...SPA,
    prefix: 'ceiling',
    kind: 'ceiling',
    sku: 'BF-DE',
    trades: ['MAL'],
    about: t(
      'Decke im Bad, feuchtraumgeeignet. Preis je m².',
      'Bathroom ceiling, suitable for wet rooms. Price per m².',
    ),
  },
  [
    row(
      'flat-white',
      t('Decke glatt Weiß', 'Flat ceiling, white'),
      t('gespachtelt, gestrichen', 'skimmed, painted'),
      24,
      look('flat', '#f6f5f2'),
    ),
    row(
      'panel-white',
      t('Abgehängte Decke Weiß', 'Suspended ceiling, white'),
      t('mit Schattenfuge', 'with shadow gap'),
      82,
      look('panel', '#f3f2ef'),
    ),
    row(
      'stretch-gloss',
      t('Spanndecke glänzend', 'Stretch ceiling, gloss'),
      t('Weiß, spiegelnd', 'white, reflecting'),
      118,
      look('stretch', '#f7f7f6', 'plain', 'gloss'),
    ),
    row(
      'slats-oak',
      t('Lamellendecke Eiche', 'Slatted ceiling, oak'),
      t('Feuchtraum-Eiche, geölt', 'oak for wet rooms, oiled'),
      168,
      look('slats', OAK, 'fluted'),
    ),
    row(
      'slats-black',
      t('Lamellendecke Schwarz', 'Slatted ceiling, black'),
      t('Aluminium', 'aluminium'),
      154,
      look('slats', BLACK, 'fluted'),
    ),
  ],
)
