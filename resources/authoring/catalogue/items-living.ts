import { t } from './family.ts'
import { makeItems, some } from './item.ts'
import { AREA_TEXT, PAINT_TEXT } from './item-texts.ts'
import type { ItemSpec } from './item.types.ts'
import type { Text } from './product.types.ts'
import { CABLE_EXTRAS, NETWORK_EXTRAS } from './products-extras.ts'
import { CARPET, FLOOR_TILES, PARQUET, VINYL } from './products-floors.ts'
import { DOORS, DOOR_HANDLES, ENTRANCE_DOORS } from './products-doors.ts'
import { BEDROOM_WARDROBES, HALL_WARDROBES, TV_WALLS } from './products-furniture.ts'
import { SWITCHES } from './products-electric.ts'
import { LAMPS } from './products-lamps.ts'
import { FIREPLACES, RADIATORS } from './products-heating.ts'
import { BLINDS } from './products-sun.ts'
import { SKIRTINGS, WALL_COLOURS } from './products-walls.ts'

const lamps = (keys: readonly string[]) => some(LAMPS, 'lamp', ['outlet', ...keys])
const paints = (keys: readonly string[]) => some(WALL_COLOURS, 'paint', ['white', ...keys])
const floors = (tiles: readonly string[]) => [
  ...PARQUET,
  ...VINYL,
  ...(tiles.length > 0 ? some(FLOOR_TILES, 'tile', tiles) : []),
]

const PAINT = { group: 'wall-colour', pricing: 'surcharge', unit: 'm²' } as const
const FLOOR = { group: 'floor', unit: 'm²' } as const
const LAMP = { group: 'lamp', unit: 'Stk' } as const
const SWITCH = { group: 'switches', pricing: 'surcharge', unit: 'Stk' } as const

/** Floors and walls of a gallery are the living room's; its switches are the hallway's. */
const GALLERY = t(' Eine Galerie zählt mit.', ' A gallery is included.')

/** How a floor meets the next, and what is counted. */
const floorText = (more: Text = t('', '')) =>
  t(
    `Läuft ohne Schwelle in Nachbarräume mit demselben Belag. ${AREA_TEXT.de}${more.de}`,
    `Runs without a threshold into adjoining rooms with the same flooring. ${AREA_TEXT.en}${more.en}`,
  )

const hallway = makeItems('hallway')
export const HALLWAY_ITEMS: readonly ItemSpec[] = [
  hallway(
    'floor',
    'PRK',
    t('Bodenbelag Diele', 'Hallway flooring'),
    'parquet-strip-oak-natural',
    floors(['60-', '120-grey', '120-sand', 'hex-white', 'terrazzo']),
    {
      ...FLOOR,
      description: floorText(
        t(
          ' Der Abstellraum behält den Belag der Baubeschreibung.',
          ' The store keeps the flooring of the building specification.',
        ),
      ),
    },
  ),
  hallway(
    'wall-colour',
    'MAL',
    t('Wandfarbe Diele', 'Hallway wall colour'),
    'paint-white',
    paints(['chalk', 'linen', 'sand', 'clay', 'sage', 'mist', 'petrol', 'stone', 'graphite', 'plum']),
    PAINT,
  ),
  hallway('door', 'TIS', t('Innentüren Diele', 'Hallway interior doors'), 'door-flush-white', DOORS, {
    group: 'door',
    unit: 'Stk',
  }),
  hallway('door-handle', 'TIS', t('Türdrücker', 'Door handles'), 'handle-round-steel', DOOR_HANDLES, {
    group: 'door-handle',
    unit: 'Stk',
    alsoIn: ['bedroom', 'nursery'],
  }),
  hallway('entrance-door', 'TIS', t('Wohnungseingangstür', 'Entrance door'), 'entrance-flush-white', ENTRANCE_DOORS, {
    pricing: 'surcharge',
  }),
  hallway('wardrobe', 'TIS', t('Garderobe nach Maß', 'Fitted coat rack'), 'coat-rack-open-white', HALL_WARDROBES, {
    group: 'hall-wardrobe',
  }),
  hallway(
    'lamp',
    'ELT',
    t('Beleuchtung Diele', 'Hallway lighting'),
    'lamp-outlet',
    lamps(['disc', 'spots', 'globe-opal', 'globe-smoke', 'track']),
    {
      ...LAMP,
      quantity: 2,
      range: { min: 1, max: 4, step: 1 },
      changes: {
        'lamp-spots-white': { quantity: 1 },
        'lamp-spots-black': { quantity: 1 },
        'lamp-spots-brass': { quantity: 1 },
      },
    },
  ),
  hallway(
    'switches',
    'ELT',
    t('Schalter und Steckdosen Diele', 'Hallway switches and sockets'),
    'switch-square-white',
    SWITCHES,
    {
      ...SWITCH,
      description: t(
        'Gilt für alle Schalter und Steckdosen in Diele und, wo es eine gibt, Galerie.',
        'Applies to all switches and sockets in the hallway and, where there is one, gallery.',
      ),
    },
  ),
]

const living = makeItems('living')
export const LIVING_ITEMS: readonly ItemSpec[] = [
  living(
    'floor',
    'PRK',
    t('Bodenbelag Wohnen', 'Living area flooring'),
    'parquet-strip-oak-natural',
    floors(['120-', 'terrazzo-light', 'marble']),
    { ...FLOOR, description: floorText(GALLERY) },
  ),
  living('wall-colour', 'MAL', t('Wandfarbe Wohnen', 'Living area wall colour'), 'paint-white', WALL_COLOURS, {
    ...PAINT,
    description: t(`${PAINT_TEXT.de}${GALLERY.de}`, `${PAINT_TEXT.en}${GALLERY.en}`),
  }),
  living(
    'skirting',
    'PRK',
    t('Sockelleisten Wohnen', 'Skirting boards, living area'),
    'skirting-low-white',
    SKIRTINGS,
    {
      unit: 'm',
    },
  ),
  living('radiator', 'HLS', t('Zusatzheizkörper', 'Additional radiator'), 'radiator-none', RADIATORS, {
    group: 'living-radiator',
    pricing: 'surcharge',
  }),
  living(
    'lamp',
    'ELT',
    t('Leuchte über dem Esstisch', 'Lamp above the dining table'),
    'lamp-outlet',
    lamps(['pendant', 'globe', 'cone', 'linear', 'track']),
    { ...LAMP, quantity: 1, range: { min: 1, max: 3, step: 1 } },
  ),
  living(
    'switches',
    'ELT',
    t('Schalter und Steckdosen Wohnen', 'Living area switches and sockets'),
    'switch-square-white',
    SWITCHES,
    { ...SWITCH, quantity: 16, range: { min: 16, max: 30, step: 1 } },
  ),
  living('fireplace', 'HLS', t('Feuerstelle', 'Fireplace'), 'fire-ethanol', FIREPLACES, {
    changes: {
      'fire-wall-concrete': { minimum: true },
      'fire-corner': { minimum: true },
      'fire-island': { onRequest: true },
    },
  }),
  living('tv-wall', 'TIS', t('Medienwand', 'Media wall'), 'tv-wall-lowboard-white', TV_WALLS, {
    changes: { 'tv-wall-shelf-black': { minimum: true } },
  }),
  living('blinds', 'FEN', t('Sonnenschutz Wohnen', 'Living area sun protection'), 'blind-shutter-manual', BLINDS, {
    unit: 'Stk',
  }),
  living('extra-sockets', 'ELT', t('Zusätzliche Steckdosen', 'Additional sockets'), 'cable-double', CABLE_EXTRAS, {
    unit: 'Stk',
    quantity: 4,
    range: { min: 2, max: 14, step: 1 },
    pictured: false,
  }),
  living('network', 'ELT', t('Netzwerkdosen', 'Network outlets'), 'network-cat7', NETWORK_EXTRAS, {
    unit: 'Stk',
    quantity: 2,
    range: { min: 1, max: 8, step: 1 },
    pictured: false,
  }),
]

const bedroom = makeItems('bedroom')
export const BEDROOM_ITEMS: readonly ItemSpec[] = [
  bedroom(
    'floor',
    'PRK',
    t('Bodenbelag Schlafen', 'Bedroom flooring'),
    'parquet-strip-oak-natural',
    [...PARQUET, ...some(VINYL, 'vinyl', ['oak']), ...CARPET],
    { ...FLOOR, description: floorText(t(' Eine Ankleide zählt mit.', ' A dressing room is included.')) },
  ),
  bedroom(
    'wall-colour',
    'MAL',
    t('Wandfarbe Schlafen', 'Bedroom wall colour'),
    'paint-white',
    paints(['chalk', 'linen', 'sand', 'rose', 'sage', 'moss', 'pine', 'mist', 'sky', 'night', 'stone', 'plum']),
    PAINT,
  ),
  bedroom(
    'door',
    'TIS',
    t('Tür Schlafen', 'Bedroom door'),
    'door-flush-white',
    some(DOORS, 'door', ['flush', 'panel', 'glass-satin']),
    { group: 'door', unit: 'Stk', quantityHidden: true },
  ),
  bedroom(
    'wardrobe',
    'TIS',
    t('Kleiderschrank nach Maß', 'Fitted wardrobe'),
    'closet-cabinet-white',
    BEDROOM_WARDROBES,
    {
      group: 'bedroom-wardrobe',
      changes: { 'closet-walk-in-oak': { minimum: true }, 'closet-walk-in-walnut': { minimum: true } },
    },
  ),
  bedroom(
    'lamp',
    'ELT',
    t('Beleuchtung Schlafen', 'Bedroom lighting'),
    'lamp-outlet',
    lamps(['disc', 'pendant', 'globe', 'cone', 'linear-oak']),
    { ...LAMP, quantity: 1, range: { min: 1, max: 3, step: 1 } },
  ),
  bedroom(
    'switches',
    'ELT',
    t('Schalter und Steckdosen Schlafen', 'Bedroom switches and sockets'),
    'switch-square-white',
    SWITCHES,
    { ...SWITCH, quantity: 10, range: { min: 10, max: 18, step: 1 } },
  ),
]

const nursery = makeItems('nursery')
export const NURSERY_ITEMS: readonly ItemSpec[] = [
  nursery(
    'floor',
    'PRK',
    t('Bodenbelag Kinderzimmer', 'Nursery flooring'),
    'parquet-strip-oak-natural',
    [...some(PARQUET, 'parquet', ['strip', 'plank']), ...some(VINYL, 'vinyl', ['oak']), ...CARPET],
    { ...FLOOR, description: floorText() },
  ),
  nursery(
    'wall-colour',
    'MAL',
    t('Wandfarbe Kinderzimmer', 'Nursery wall colour'),
    'paint-white',
    paints(['chalk', 'linen', 'terracotta', 'rose', 'apricot', 'sage', 'mist', 'sky', 'petrol', 'stone']),
    PAINT,
  ),
  nursery(
    'door',
    'TIS',
    t('Tür Kinderzimmer', 'Nursery door'),
    'door-flush-white',
    some(DOORS, 'door', ['flush', 'panel']),
    { group: 'door', unit: 'Stk', quantityHidden: true },
  ),
  nursery(
    'lamp',
    'ELT',
    t('Beleuchtung Kinderzimmer', 'Nursery lighting'),
    'lamp-outlet',
    lamps(['cloud', 'disc-white', 'disc-wood', 'cone', 'globe-opal']),
    { ...LAMP, quantity: 1, range: { min: 1, max: 2, step: 1 } },
  ),
  nursery(
    'switches',
    'ELT',
    t('Schalter und Steckdosen Kinderzimmer', 'Nursery switches and sockets'),
    'switch-square-white',
    SWITCHES,
    { ...SWITCH, range: { min: 8, max: 28, step: 1 } },
  ),
]
