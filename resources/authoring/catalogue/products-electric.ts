import { family, look, type Row, row, t } from './family.ts'
import type { ProductSpec } from './product.types.ts'

const BLACK = '#26272a'
const BRASS = '#b8924f'

interface SwitchTone {
  readonly key: string
  readonly de: string
  readonly en: string
  readonly color: string
}

const SWITCH_TONES: readonly SwitchTone[] = [
  { key: 'white', de: 'Reinweiß', en: 'pure white', color: '#f5f5f3' },
  { key: 'steel', de: 'Edelstahl', en: 'stainless steel', color: '#a9adb0' },
  { key: 'black', de: 'Schwarz matt', en: 'matt black', color: BLACK },
  { key: 'brass', de: 'Messing', en: 'brass', color: BRASS },
]

const SWITCH_FRAMES = {
  square: t('Rahmen eckig, Wippe und Steckdose', 'square frame, rocker and socket'),
  round: t('Rahmen rund, Wippe und Steckdose', 'round frame, rocker and socket'),
  glass: t('Glasrahmen, Wippe und Steckdose', 'glass frame, rocker and socket'),
} as const

function switchRows(shape: keyof typeof SWITCH_FRAMES, series: string, prices: readonly number[]): Row[] {
  return SWITCH_TONES.map((tone, index) =>
    row(
      `${shape}-${tone.key}`,
      t(`Schalter ${series} ${tone.de}`, `Switch ${series}, ${tone.en}`),
      SWITCH_FRAMES[shape],
      prices[index] ?? 0,
      look(shape, tone.color, 'plain', shape === 'glass' ? 'gloss' : 'satin'),
      { series },
    ),
  )
}

export const SWITCHES: readonly ProductSpec[] = family(
  {
    prefix: 'switch',
    kind: 'switches',
    sku: 'SE-SP',
    supplier: 'Schaltwerk Elztal',
    series: 'Quadra',
    trades: ['ELT'],
    about: t(
      'Schalterprogramm mit Steckdosen mit erhöhtem Berührungsschutz. Preis je Schaltstelle oder Steckdose.',
      'Range of switches with shuttered sockets. Price per switch or socket.',
    ),
  },
  [
    ...switchRows('square', 'Quadra', [18.5, 27.9, 31.5, 44]),
    ...switchRows('round', 'Rondo', [23.4, 33.8, 36.9, 51]),
    ...switchRows('glass', 'Tafel', [39.5, 46.8, 48.5, 62]),
  ],
)

export const DOORBELLS: readonly ProductSpec[] = family(
  {
    prefix: 'doorbell',
    kind: 'doorbell',
    sku: 'HG-TS',
    supplier: 'Hausgeist Systeme',
    series: 'Klang',
    trades: ['ELT'],
    about: t(
      'Innenstelle der Türsprechanlage mit Türöffner und Etagenruf.',
      'Indoor station of the door intercom with opener and landing bell.',
    ),
  },
  [
    row(
      'audio-white',
      t('Sprechstelle Audio Weiß', 'Audio intercom, white'),
      t('freisprechend', 'hands-free'),
      210,
      look('audio', '#f3f3f1'),
    ),
    row(
      'audio-black',
      t('Sprechstelle Audio Schwarz', 'Audio intercom, black'),
      t('freisprechend', 'hands-free'),
      230,
      look('audio', BLACK),
    ),
    row(
      'video-white',
      t('Sprechstelle Video 5 Zoll Weiß', 'Video intercom 5 inch, white'),
      t('mit Bildspeicher', 'with picture memory'),
      540,
      look('video', '#f3f3f1', 'plain', 'gloss', '#20262c'),
    ),
    row(
      'video-black',
      t('Sprechstelle Video 5 Zoll Schwarz', 'Video intercom 5 inch, black'),
      t('mit Bildspeicher', 'with picture memory'),
      560,
      look('video', BLACK, 'plain', 'gloss', '#20262c'),
    ),
    row(
      'video-10',
      t('Sprechstelle Video 10 Zoll Glas', 'Video intercom 10 inch, glass'),
      t('mit App und Bildspeicher', 'with app and picture memory'),
      890,
      look('video-large', '#1d2024', 'plain', 'gloss', '#20262c'),
    ),
  ],
)

export const CENTRAL_UNITS: readonly ProductSpec[] = family(
  {
    prefix: 'central',
    kind: 'centralUnit',
    sku: 'HG-ZE',
    supplier: 'Hausgeist Systeme',
    series: 'Kern',
    trades: ['ELT'],
    about: t(
      'Zentrale im Medienverteiler, offener Funkstandard, läuft ohne Internet.',
      'Central unit in the media cabinet, open radio standard, works without the internet.',
    ),
  },
  [
    row(
      'none',
      t('Ohne Zentrale, vorbereitet', 'No central unit, prepared'),
      t('Leerrohre und Platz im Verteiler', 'conduits and space in the cabinet'),
      0,
      look('none', '#ffffff'),
      {
        about: t(
          'Eine Zentrale kann später eingebaut werden, ohne die Wände zu öffnen.',
          'A central unit can be added later without opening the walls.',
        ),
      },
    ),
    row(
      'basic',
      t('Zentrale Basis', 'Central unit Basic'),
      t('bis 40 Geräte', 'up to 40 devices'),
      690,
      look('box', '#f3f3f1'),
    ),
    row(
      'panel',
      t('Zentrale mit Wandpanel 7 Zoll', 'Central unit with 7 inch wall panel'),
      t('bis 120 Geräte', 'up to 120 devices'),
      1480,
      look('panel', '#2b2c2e', 'plain', 'gloss', '#9ec7cf'),
    ),
    row(
      'touch',
      t('Zentrale mit Touchpanel 10 Zoll', 'Central unit with 10 inch touch panel'),
      t('bis 250 Geräte, Energieauswertung', 'up to 250 devices, energy reports'),
      2190,
      look('touch', '#1d2024', 'plain', 'gloss', '#9ec7cf'),
    ),
  ],
)

export const THERMOSTATS: readonly ProductSpec[] = family(
  {
    prefix: 'thermostat',
    kind: 'thermostat',
    sku: 'HG-RT',
    supplier: 'Hausgeist Systeme',
    series: 'Wärme',
    trades: ['ELT'],
    about: t(
      'Raumregler für die Fußbodenheizung, Preis je Raum.',
      'Room controller for the underfloor heating, price per room.',
    ),
  },
  [
    row('dial-white', t('Drehregler Weiß', 'Dial, white'), t('mechanisch', 'mechanical'), 48, look('dial', '#f5f5f3')),
    row(
      'dial-steel',
      t('Drehregler Edelstahl', 'Dial, stainless steel'),
      t('mechanisch', 'mechanical'),
      64,
      look('dial', '#a9adb0', 'plain', 'satin'),
    ),
    row(
      'display-white',
      t('Displayregler Weiß', 'Display controller, white'),
      t('mit Wochenprogramm', 'with weekly programme'),
      118,
      look('display', '#f5f5f3', 'plain', 'satin', '#9ec7cf'),
    ),
    row(
      'display-black',
      t('Displayregler Schwarz', 'Display controller, black'),
      t('mit Wochenprogramm', 'with weekly programme'),
      128,
      look('display', BLACK, 'plain', 'satin', '#9ec7cf'),
    ),
    row(
      'glass-white',
      t('Glasregler vernetzt Weiß', 'Networked glass controller, white'),
      t('Funk, mit Feuchtefühler', 'radio, with humidity sensor'),
      186,
      look('glass', '#f5f5f3', 'plain', 'gloss', '#9ec7cf'),
    ),
    row(
      'glass-black',
      t('Glasregler vernetzt Schwarz', 'Networked glass controller, black'),
      t('Funk, mit Feuchtefühler', 'radio, with humidity sensor'),
      192,
      look('glass', BLACK, 'plain', 'gloss', '#9ec7cf'),
    ),
  ],
)

export const MOTION_SENSORS: readonly ProductSpec[] = family(
  {
    prefix: 'motion',
    kind: 'motionSensor',
    sku: 'HG-BM',
    supplier: 'Hausgeist Systeme',
    series: 'Wink',
    trades: ['ELT'],
    about: t(
      'Bewegungsmelder für Diele und Bäder, Preis je Melder.',
      'Motion sensor for hallway and bathrooms, price per sensor.',
    ),
  },
  [
    row(
      'none',
      t('Ohne Bewegungsmelder', 'No motion sensor'),
      t('Schaltung am Taster', 'switched by hand'),
      0,
      look('none', '#ffffff'),
      {
        about: t(
          'Das Licht in Diele und Bädern wird am Taster geschaltet.',
          'The light in hallway and bathrooms is switched at the wall.',
        ),
      },
    ),
    row(
      'wall-white',
      t('Wandmelder Weiß', 'Wall sensor, white'),
      t('180°, im Schalterrahmen', '180°, in the switch frame'),
      78,
      look('wall', '#f5f5f3'),
    ),
    row(
      'wall-black',
      t('Wandmelder Schwarz', 'Wall sensor, black'),
      t('180°, im Schalterrahmen', '180°, in the switch frame'),
      86,
      look('wall', BLACK),
    ),
    row(
      'ceiling-white',
      t('Präsenzmelder Decke', 'Ceiling presence sensor'),
      t('360°, vernetzt', '360°, networked'),
      142,
      look('ceiling', '#f5f5f3'),
    ),
  ],
)

export const WALLBOXES: readonly ProductSpec[] = family(
  {
    prefix: 'wallbox',
    kind: 'wallbox',
    sku: 'SE-WB',
    supplier: 'Schaltwerk Elztal',
    series: 'Strom',
    trades: ['ELT'],
    about: t(
      'Ladepunkt am eigenen Stellplatz mit Lastmanagement der Tiefgarage.',
      'Charging point at your own parking space with load management of the garage.',
    ),
  },
  [
    row(
      'prepared',
      t('Vorbereitung Ladepunkt', 'Charging point prepared'),
      t('Zuleitung bis zum Stellplatz', 'supply line to the parking space'),
      890,
      look('box', '#d9dadb'),
      {
        about: t(
          'Leitung und Platz im Zählerschrank; ein Ladepunkt kann später montiert werden.',
          'Cable and space in the meter cabinet; a charging point can be fitted later.',
        ),
      },
    ),
    row(
      '11',
      t('Wallbox 11 kW', 'Wallbox 11 kW'),
      t('mit RFID', 'with RFID'),
      1890,
      look('box', '#f3f3f1', 'plain', 'satin', '#4f9a74'),
    ),
    row(
      '11-black',
      t('Wallbox 11 kW Schwarz', 'Wallbox 11 kW, black'),
      t('mit RFID', 'with RFID'),
      1960,
      look('slim', BLACK, 'plain', 'satin', '#4f9a74'),
    ),
    row(
      '22',
      t('Wallbox 22 kW', 'Wallbox 22 kW'),
      t('Preis nach Prüfung der Anschlussleistung', 'price after checking the grid connection'),
      2690,
      look('slim', '#f3f3f1', 'plain', 'satin', '#3f6fa0'),
    ),
    row(
      'bidirectional',
      t('Wallbox bidirektional', 'Bidirectional wallbox'),
      t('Preis nach Prüfung der Anschlussleistung', 'price after checking the grid connection'),
      4980,
      look('slim', '#5a5b5d', 'plain', 'satin', '#3f6fa0'),
    ),
  ],
)
