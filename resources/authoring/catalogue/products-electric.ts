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
