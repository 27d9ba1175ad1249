import type { ProjectFile } from '#shared/contracts/project-package.ts'
import { t } from '../catalogue/family.ts'
import type { Text } from '../catalogue/product.types.ts'
import type { PackageImages } from '../generate/images.ts'

type Unit = ProjectFile['units'][number]
type Status = Unit['sales_status']
type FlatKind = '2-room' | '3-room' | '4-room' | 'maisonette'

interface Kind {
  readonly rooms: number
  /** m², on the ground floor; higher storeys vary a little. */
  readonly space: number
  readonly name: Text
  readonly text: Text
}

const KINDS: Readonly<Record<FlatKind, Kind>> = {
  '2-room': {
    rooms: 2,
    space: 57.8,
    name: t('2-Zimmer-Wohnung', '2-room flat'),
    text: t(
      'Kompakt geschnitten, mit Südbalkon und Tageslichtbad.',
      'Compact, with a south-facing balcony and a bathroom with daylight.',
    ),
  },
  '3-room': {
    rooms: 3,
    space: 82.4,
    name: t('3-Zimmer-Wohnung', '3-room flat'),
    text: t(
      'Offener Wohnbereich, zwei ruhige Zimmer zum Hof und ein Gäste-WC.',
      'Open living area, two quiet rooms facing the courtyard and a guest bathroom.',
    ),
  },
  '4-room': {
    rooms: 4,
    space: 104.6,
    name: t('4-Zimmer-Wohnung', '4-room flat'),
    text: t(
      'Familienwohnung mit zwei Kinderzimmern, großer Küche und Loggia.',
      'Family flat with two nurseries, a large kitchen and a loggia.',
    ),
  },
  maisonette: {
    rooms: 4.5,
    space: 127.2,
    name: t('Maisonette', 'Maisonette'),
    text: t(
      'Zwei Ebenen unter dem Dach mit Galerie und Dachterrasse.',
      'Two levels below the roof with gallery and roof terrace.',
    ),
  },
}

const STOREYS = ['eg', 'og1', 'og2', 'dg'] as const

/** Flats of a building from the ground floor up, three to a storey. */
const FLATS: readonly FlatKind[] = [
  '3-room',
  '2-room',
  '4-room',
  '3-room',
  '2-room',
  '4-room',
  '3-room',
  '2-room',
  '4-room',
  'maisonette',
  '3-room',
  'maisonette',
]

const STATUSES: Readonly<Record<'a' | 'b', readonly Status[]>> = {
  a: ['SOLD', 'VACANT', 'RESERVED', 'SOLD', 'VACANT', 'SOLD', 'VACANT', 'RESERVED', 'VACANT', 'SOLD', 'SOLD', 'SOLD'],
  b: [
    'VACANT',
    'VACANT',
    'SOLD',
    'RESERVED',
    'VACANT',
    'VACANT',
    'SOLD',
    'VACANT',
    'VACANT',
    'VACANT',
    'RESERVED',
    'VACANT',
  ],
}
const FEATURED = new Set(['a-05', 'a-07', 'a-09', 'b-02', 'b-06', 'b-10', 'b-12'])
/** Sold by word of mouth: no price on the portal. */
const PRICE_ON_REQUEST = new Set(['b-12'])

const FEATURES = {
  balcony: t('Balkon nach Süden', 'South-facing balcony'),
  garden: t('Gartenanteil', 'Private garden'),
  terrace: t('Dachterrasse', 'Roof terrace'),
  heating: t('Fußbodenheizung', 'Underfloor heating'),
  lift: t('Aufzug ins Untergeschoss', 'Lift to the basement'),
  barrierFree: t('Schwellenlos erreichbar', 'Step-free access'),
} as const

function featuresOf(slug: string, storey: number, kind: FlatKind): Unit['unit_features'] {
  const outside = storey === 0 ? 'garden' : kind === 'maisonette' ? 'terrace' : 'balcony'
  const keys = [outside, 'heating', 'lift', ...(storey === 0 ? (['barrierFree'] as const) : [])] as const
  return keys.map((key) => ({
    id: `${slug}-${key}`,
    title: FEATURES[key],
    marketing_feature: key !== 'heating',
  }))
}

/** Rounded to 1,000 euros: dearer by storey, dearer per m² when small. */
function priceOf(kind: FlatKind, space: number, storey: number): number {
  const perSquareMetre = 6350 + storey * 180 + (kind === '2-room' ? 320 : 0) + (kind === 'maisonette' ? 450 : 0)
  return Math.round((space * perSquareMetre) / 1000) * 1000 * 100
}

function attachmentsOf(unitId: string, kind: FlatKind, images: PackageImages): Unit['attachments'] {
  const file = images.existing(`images/floor-plans/${kind}.svg`)
  return file === null ? [] : [{ id: `${unitId}-floor-plan`, role: 'floor_plan_sales', file }]
}

function flat(building: 'a' | 'b', at: number, images: PackageImages): Unit {
  const kind = FLATS[at] ?? '3-room'
  const storey = Math.floor(at / 3)
  const number = String(at + 1).padStart(2, '0')
  const slug = `${building}-${number}`
  const id = `lindenhof-${slug}`
  const space = Math.round((KINDS[kind].space + storey * 0.4 + (building === 'b' ? 0.7 : 0)) * 10) / 10
  const status = STATUSES[building][at] ?? 'VACANT'
  const letter = building.toUpperCase()
  return {
    id,
    slug,
    is_sample: false,
    display_name: t(`Wohnung ${letter} ${number}`, `Flat ${letter} ${number}`),
    description: t(`${KINDS[kind].name.de}. ${KINDS[kind].text.de}`, `${KINDS[kind].name.en}. ${KINDS[kind].text.en}`),
    unit_number: `WE ${letter}${number}`,
    building: `haus-${building}`,
    floor: storey,
    storey: `${building}-${STOREYS[storey] ?? 'eg'}`,
    price: PRICE_ON_REQUEST.has(slug) ? null : priceOf(kind, space, storey),
    floor_space: space,
    room_count: KINDS[kind].rooms,
    sales_status: status,
    featured: FEATURED.has(slug),
    marketing_portal_enabled: status !== 'SOLD',
    buyer_portal_enabled: true,
    catalogue_variant: kind,
    contract_number: status === 'SOLD' ? `KV-2026-${letter}${number}` : null,
    parking_space_number: `TG ${building === 'a' ? at + 1 : at + 21}`,
    cellar_number: `K ${letter}${number}`,
    unit_features: featuresOf(slug, storey, kind),
    attachments: attachmentsOf(id, kind, images),
  }
}

function sampleFlat(kind: '2-room' | '3-room' | '4-room', at: number, images: PackageImages): Unit {
  const { rooms, space, name, text } = KINDS[kind]
  const slug = `musterwohnung-${rooms}z`
  const id = `lindenhof-${slug}`
  return {
    id,
    slug,
    is_sample: true,
    display_name: t(`Musterwohnung ${rooms} Zimmer`, `Sample flat, ${rooms} rooms`),
    description: t(`${name.de} zum Ausprobieren. ${text.de}`, `${name.en} to try out. ${text.en}`),
    unit_number: `Muster ${rooms}`,
    building: 'haus-a',
    floor: at,
    storey: `a-${STOREYS[at] ?? 'eg'}`,
    price: priceOf(kind, space, at),
    floor_space: space,
    room_count: rooms,
    sales_status: 'VACANT',
    featured: false,
    marketing_portal_enabled: true,
    buyer_portal_enabled: false,
    catalogue_variant: kind,
    contract_number: null,
    parking_space_number: null,
    cellar_number: null,
    unit_features: featuresOf(slug, at, kind),
    attachments: attachmentsOf(id, kind, images),
  }
}

/** Storeys of a building, lowest first; ids begin with the building's letter. */
export function storeysOf(building: 'a' | 'b'): ProjectFile['buildings'][number]['storeys'] {
  const names = [
    t('Erdgeschoss', 'Ground floor'),
    t('1. Obergeschoss', 'First floor'),
    t('2. Obergeschoss', 'Second floor'),
    t('Dachgeschoss', 'Attic floor'),
  ]
  const short = ['EG', '1. OG', '2. OG', 'DG']
  return STOREYS.map((storey, at) => ({
    id: `${building}-${storey}`,
    name_short: short[at] ?? '',
    name: names[at] ?? t('', ''),
    position: at + 1,
  }))
}

/** The 24 flats of both buildings and three sample flats for the marketing portal. */
export function lindenhofUnits(images: PackageImages): Unit[] {
  return [
    ...FLATS.map((_, at) => flat('a', at, images)),
    ...FLATS.map((_, at) => flat('b', at, images)),
    sampleFlat('2-room', 0, images),
    sampleFlat('3-room', 1, images),
    sampleFlat('4-room', 2, images),
  ]
}
