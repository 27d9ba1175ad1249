import type { ProjectFile } from '#shared/contracts/project-package.ts'
import { t } from '../catalogue/family.ts'
import type { Text } from '../catalogue/product.types.ts'
import { LAYOUTS, type LayoutId } from '../building/layouts.ts'
import { floorFile, floorPlanFiles } from '../building/drawing-files.ts'

type Unit = ProjectFile['units'][number]
type Status = Unit['sales_status']
type FlatKind = '2-room' | '3-room' | '4-room' | 'maisonette'
const SAMPLE_KINDS = ['2-room', '3-room', '4-room', 'garden'] as const
type SampleKind = (typeof SAMPLE_KINDS)[number]

interface Kind {
  readonly rooms: number
  readonly name: Text
  readonly text: Text
}

const KINDS: Readonly<Record<FlatKind | SampleKind, Kind>> = {
  '2-room': {
    rooms: 2,
    name: t('2-Zimmer-Wohnung', '2-room flat'),
    text: t(
      'Kompakt geschnitten, nach Süden gelegen, mit Tageslichtbad.',
      'Compact, south-facing, with a bathroom with daylight.',
    ),
  },
  '3-room': {
    rooms: 3,
    name: t('3-Zimmer-Wohnung', '3-room flat'),
    text: t(
      'Wohnraum und Küche nach Süden, zwei ruhige Zimmer zum Hof und ein Gäste-WC.',
      'Living room and kitchen facing south, two quiet rooms facing the courtyard and a guest WC.',
    ),
  },
  '4-room': {
    rooms: 4,
    name: t('4-Zimmer-Wohnung', '4-room flat'),
    text: t(
      'Familienwohnung mit zwei Kinderzimmern und großer Küche.',
      'Family flat with two nurseries and a large kitchen.',
    ),
  },
  maisonette: {
    rooms: 4.5,
    name: t('Maisonette', 'Maisonette'),
    text: t(
      'Zwei Ebenen unter dem Dach mit Galerie und Dachterrasse.',
      'Two levels below the roof with gallery and roof terrace.',
    ),
  },
  garden: {
    rooms: 3,
    name: t('3-Zimmer-Gartenwohnung', '3-room garden flat'),
    text: t(
      'Ebenerdig, mit Terrasse im Garten. Hier wählen Sie auch, wo Wände stehen.',
      'On ground level, with a terrace in the garden. Here you also choose where walls stand.',
    ),
  },
}

/** Ends of the storeys' ids, lowest first. */
export const STOREYS = ['eg', 'og1', 'og2', 'dg'] as const

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
  loggia: t('Loggia nach Süden', 'South-facing loggia'),
  garden: t('Gartenanteil', 'Private garden'),
  terrace: t('Dachterrasse', 'Roof terrace'),
  heating: t('Fußbodenheizung', 'Underfloor heating'),
  lift: t('Aufzug ins Untergeschoss', 'Lift to the basement'),
  barrierFree: t('Schwellenlos erreichbar', 'Step-free access'),
} as const

/** What a flat above the ground floor has outdoors. */
const OUTSIDE = {
  '2-room': 'balcony',
  '3-room': 'balcony',
  '4-room': 'loggia',
  maisonette: 'terrace',
  garden: 'garden',
} as const satisfies Record<FlatKind | SampleKind, keyof typeof FEATURES>

function getFeatures(slug: string, storey: number, kind: FlatKind | SampleKind): Unit['unit_features'] {
  const keys = [
    storey === 0 ? 'garden' : OUTSIDE[kind],
    'heating',
    'lift',
    ...(storey === 0 ? (['barrierFree'] as const) : []),
  ] as const
  return keys.map((key) => ({
    id: `${slug}-${key}`,
    title: FEATURES[key],
    marketing_feature: key !== 'heating',
  }))
}

/** Rounded to 1,000 euros: dearer by storey, dearer per m² when small. */
function getPrice(kind: FlatKind | SampleKind, space: number, storey: number): number {
  const perSquareMetre = 6350 + storey * 180 + (kind === '2-room' ? 320 : 0) + (kind === 'maisonette' ? 450 : 0)
  return Math.round((space * perSquareMetre) / 1000) * 1000 * 100
}

/** The plan to look at, and the same to print (DSH-58). */
function getAttachments(unitId: string, slug: string): Unit['attachments'] {
  const { picture, sheet } = floorPlanFiles(slug)
  return [
    { id: `${unitId}-floor-plan`, role: 'floor_plan_sales', file: picture },
    { id: `${unitId}-floor-plan-sheet`, role: 'floor_plan', file: sheet },
  ]
}

/** A flat where it lies. */
export interface FlatFacts {
  readonly id: string
  readonly slug: string
  /** Counted from 0 through the whole building. */
  readonly at: number
  readonly kind: FlatKind
  /** Its plan, and its variant of the catalogue. */
  readonly layout: LayoutId
  /** Index of its storey, 0 = ground floor. */
  readonly storey: number
}

/** Below the roof the plan follows from the place: in the middle or in the east. */
function getLayout(kind: FlatKind, at: number): LayoutId {
  if (kind !== 'maisonette') return kind
  return at % 3 === 0 ? 'maisonette-middle' : 'maisonette-east'
}

function getFacts(building: 'a' | 'b', at: number): FlatFacts {
  const kind = FLATS[at] ?? '3-room'
  const storey = Math.floor(at / 3)
  const slug = `${building}-${String(at + 1).padStart(2, '0')}`
  return { id: `lindenhof-${slug}`, slug, at, kind, layout: getLayout(kind, at), storey }
}

/** The flats of a building from the ground floor up. */
export function getFlats(building: 'a' | 'b'): FlatFacts[] {
  return FLATS.map((_, at) => getFacts(building, at))
}

interface SampleFacts extends Pick<FlatFacts, 'id' | 'slug'> {
  readonly kind: SampleKind
  readonly layout: SampleKind
  /** Index of its storey, 0 = ground floor. */
  readonly storey: number
}

/**
 * The flats to try out, which stand in no building: one of each kind, each a storey above the one before; and one on
 * the garden, which is the flat in the picture of the room `floor-plan`.
 */
export function sampleFlats(): SampleFacts[] {
  return SAMPLE_KINDS.map((kind, at) => {
    const slug = `musterwohnung-${kind === 'garden' ? 'garten' : `${KINDS[kind].rooms}z`}`
    return { slug, id: `lindenhof-${slug}`, kind, layout: kind, storey: kind === 'garden' ? 0 : at }
  })
}

function flat(building: 'a' | 'b', at: number): Unit {
  const { id, slug, kind, layout, storey } = getFacts(building, at)
  const space = LAYOUTS[layout].floorSpace
  const number = String(at + 1).padStart(2, '0')
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
    price: PRICE_ON_REQUEST.has(slug) ? null : getPrice(kind, space, storey),
    floor_space: space,
    room_count: KINDS[kind].rooms,
    sales_status: status,
    featured: FEATURED.has(slug),
    marketing_portal_enabled: status !== 'SOLD',
    buyer_portal_enabled: true,
    catalogue_variant: layout,
    contract_number: status === 'SOLD' ? `KV-2026-${letter}${number}` : null,
    parking_space_number: `TG ${building === 'a' ? at + 1 : at + 21}`,
    cellar_number: `K ${letter}${number}`,
    // An agent sells the second building.
    marketed_by_agent: building === 'b',
    unit_features: getFeatures(slug, storey, kind),
    attachments: getAttachments(id, slug),
  }
}

function sampleFlat({ id, slug, kind, layout, storey }: SampleFacts): Unit {
  const { rooms, name, text } = KINDS[kind]
  const space = LAYOUTS[layout].floorSpace
  const isGarden = kind === 'garden'
  return {
    id,
    slug,
    is_sample: true,
    display_name: isGarden
      ? t('Musterwohnung Garten', 'Sample flat, garden')
      : t(`Musterwohnung ${rooms}\u00a0Zimmer`, `Sample flat, ${rooms}\u00a0rooms`),
    description: t(`${name.de} zum Ausprobieren. ${text.de}`, `${name.en} to try out. ${text.en}`),
    unit_number: isGarden ? 'Muster G' : `Muster ${rooms}`,
    building: 'haus-a',
    floor: storey,
    storey: `a-${STOREYS[storey] ?? 'eg'}`,
    price: getPrice(kind, space, storey),
    floor_space: space,
    room_count: rooms,
    sales_status: 'VACANT',
    featured: false,
    marketing_portal_enabled: true,
    buyer_portal_enabled: false,
    catalogue_variant: layout,
    contract_number: null,
    parking_space_number: null,
    cellar_number: null,
    marketed_by_agent: kind === '4-room',
    wohnwahl_demo: kind === '3-room',
    unit_features: getFeatures(slug, storey, kind),
    attachments: getAttachments(id, slug),
  }
}

/** Storeys of a building, lowest first; ids begin with the building's letter. */
export function getStoreys(building: 'a' | 'b'): ProjectFile['buildings'][number]['storeys'] {
  const names = [
    t('Erdgeschoss', 'Ground floor'),
    t('1. Obergeschoss', 'First floor'),
    t('2. Obergeschoss', 'Second floor'),
    t('Dachgeschoss', 'Top floor'),
  ]
  const short = ['EG', '1. OG', '2. OG', 'DG']
  return STOREYS.map((storey, at) => ({
    id: `${building}-${storey}`,
    name_short: short[at] ?? '',
    name: names[at] ?? t('', ''),
    position: at + 1,
    floor_svg: floorFile(`${building}-${storey}`),
  }))
}

/** The 24 flats of both buildings and the sample flats for the marketing portal. */
export function lindenhofUnits(): Unit[] {
  return [
    ...FLATS.map((_, at) => flat('a', at)),
    ...FLATS.map((_, at) => flat('b', at)),
    ...sampleFlats().map(sampleFlat),
  ]
}
