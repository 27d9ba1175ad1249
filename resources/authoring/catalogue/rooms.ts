import type { RoomType } from '#shared/domain/catalogue/catalogue.types.ts'
import { t } from './family.ts'
import type { RoomSlug } from './item.types.ts'
import type { Text } from './product.types.ts'

export interface RoomSpec {
  readonly slug: RoomSlug
  readonly title: Text
  readonly description: Text
  readonly type: RoomType
  readonly isFloorPlan: boolean
  readonly alignment: 'left' | 'center' | 'right'
  readonly behaviour: 'dynamic' | 'fixed_height'
  readonly bundlesOnBottom: boolean
  readonly bundleLabel: Text
  readonly disclaimer: Text
  /** Titled groups of slots. */
  readonly groups: readonly { readonly id: string; readonly title: Text; readonly slots: readonly string[] }[]
  /** Where slots are seen in the picture all round, degrees right of its middle and above the horizon. */
  readonly hotspots: readonly { readonly slot: string; readonly yaw: number; readonly pitch: number }[]
}

type Group = RoomSpec['groups'][number]

const SURFACES = t('Boden und Wand', 'Floor and walls')
const LIGHT = t('Licht und Schalter', 'Light and switches')
const PACKAGES = t('Pakete', 'Packages')
const PICTURE_NOTE = t(
  'Die Darstellung ist ein Beispiel. Möbel, Dekoration und zusätzliche Lichtstimmung gehören nicht zum Umfang, Farben und Maße können abweichen; maßgeblich ist die Baubeschreibung.',
  'The picture is an example. Furniture, decoration and additional mood lighting are not included, colours and dimensions may differ; the building specification applies.',
)

function group(id: string, title: Text, ...slots: string[]): Group {
  return { id, title, slots }
}

function room(
  slug: RoomSlug,
  title: Text,
  description: Text,
  type: RoomType,
  groups: readonly Group[],
  extra: Partial<RoomSpec> = {},
): RoomSpec {
  return {
    slug,
    title,
    description,
    type,
    groups,
    isFloorPlan: false,
    alignment: 'center',
    behaviour: 'dynamic',
    bundlesOnBottom: false,
    bundleLabel: PACKAGES,
    disclaimer: PICTURE_NOTE,
    hotspots: [],
    ...extra,
  }
}

/** The rooms in the order of a walk through the home; what concerns all of it comes last. */
export const ROOMS: readonly RoomSpec[] = [
  room(
    'hallway',
    t('Diele', 'Hallway'),
    t('Ankommen, ablegen, weitergehen.', 'Arrive, put down, move on.'),
    'HALLWAY',
    [
      group('surfaces', SURFACES, 'floor', 'wall-colour'),
      group('doors', t('Türen', 'Doors'), 'door', 'door-handle', 'entrance-door'),
      group('light', LIGHT, 'lamp', 'switches'),
      group('furniture', t('Einbaumöbel', 'Built-in furniture'), 'wardrobe'),
    ],
  ),
  room(
    'living',
    t('Wohnen', 'Living area'),
    t('Sitzen, essen, hinausschauen.', 'Sit, eat, look outside.'),
    'LIVING_AREA',
    [
      group('surfaces', SURFACES, 'floor', 'wall-colour', 'skirting'),
      group('comfort', t('Wärme und Sonnenschutz', 'Heat and sun protection'), 'radiator', 'fireplace', 'blinds'),
      group('light', LIGHT, 'lamp', 'switches', 'extra-sockets', 'network'),
      group('furniture', t('Einbaumöbel', 'Built-in furniture'), 'tv-wall'),
    ],
  ),
  room(
    'kitchen',
    t('Küche', 'Kitchen'),
    t('Winkelküche mit Hochschrank, Geräten und Spüle.', 'L-shaped kitchen with tall cabinet, appliances and a sink.'),
    'KITCHEN',
    [
      group('units', t('Möbel', 'Units'), 'front', 'worktop', 'splashback', 'drawers'),
      group('water', t('Wasser', 'Water'), 'sink', 'tap'),
      group('appliances', t('Geräte', 'Appliances'), 'hob', 'oven', 'hood'),
      group('surfaces', SURFACES, 'floor', 'wall-colour'),
      group('light', t('Licht', 'Light'), 'lamp', 'cabinet-light'),
    ],
    {
      disclaimer: t(
        'Die Küche wird nach dem Aufmaß vor Ort gefertigt. Gerätebezeichnungen können sich bei Modellwechsel ändern.',
        'The kitchen is made after measuring on site. Appliance names may change with the model year.',
      ),
    },
  ),
  room(
    'bathroom',
    t('Bad', 'Bathroom'),
    t('Wanne, Dusche und Waschplatz mit Tageslicht.', 'Bathtub, shower and basin in daylight.'),
    'BATHROOM_FULL',
    [
      group('surfaces', t('Fliesen', 'Tiles'), 'floor', 'wall-tiles'),
      group('basin', t('Waschplatz', 'Basin area'), 'vanity', 'tap', 'mirror', 'accessories'),
      group(
        'shower',
        t('Dusche und Wanne', 'Shower and bathtub'),
        'shower',
        'shower-set',
        'shower-drain',
        'shower-bench',
        'shower-area',
        'bathtub',
      ),
      group('wc', t('WC', 'WC'), 'toilet', 'flush-plate', 'wc-power'),
      group('warm', t('Wärme und Licht', 'Heat and light'), 'radiator', 'lamp'),
    ],
  ),
  room(
    'bad-360',
    t('Bad rundum', 'Bathroom all round'),
    t('Licht, Nischen, Klang und Decke des Bades.', 'Light, niches, sound and ceiling of the bathroom.'),
    'BATHROOM_FULL',
    [
      group('atmosphere', t('Atmosphäre', 'Atmosphere'), 'ambient-light', 'audio'),
      group('shell', t('Wand und Decke', 'Wall and ceiling'), 'niche', 'ceiling'),
    ],
    {
      behaviour: 'fixed_height',
      disclaimer: t(
        'Gezeigt wird das Bad der Musterwohnung. Fliesen und Sanitär wählen Sie im Raum „Bad“; wie Ihr Bad geschnitten ist, sagt Ihr Grundrissplan.',
        'The bathroom of the show flat is shown. You choose tiles and sanitary ware in the room “Bathroom”; your floor plan says how yours is laid out.',
      ),
      hotspots: [
        { slot: 'ambient-light', yaw: 4, pitch: 21 },
        { slot: 'audio', yaw: -62, pitch: 26 },
        { slot: 'niche', yaw: -39, pitch: -7 },
        { slot: 'ceiling', yaw: 14, pitch: 33 },
      ],
    },
  ),
  room(
    'guest-bathroom',
    t('Gäste-WC', 'Guest WC'),
    t('Klein, aber mit eigenem Charakter.', 'Small, with a character of its own.'),
    'BATHROOM_GUEST',
    [
      group('surfaces', t('Fliesen', 'Tiles'), 'floor', 'wall-tiles'),
      group('basin', t('Waschplatz', 'Basin area'), 'vanity', 'tap', 'mirror'),
      group('wc', t('WC', 'WC'), 'toilet', 'flush-plate'),
    ],
  ),
  room(
    'bedroom',
    t('Schlafen', 'Bedroom'),
    t('Ruhig gelegen, zum Innenhof.', 'Quiet, facing the courtyard.'),
    'MASTER_BEDROOM',
    [
      group('surfaces', SURFACES, 'floor', 'wall-colour', 'door'),
      group('light', LIGHT, 'lamp', 'switches'),
      group('furniture', t('Einbaumöbel', 'Built-in furniture'), 'wardrobe'),
    ],
  ),
  room(
    'nursery',
    t('Kinderzimmer', 'Nursery'),
    t('Platz zum Spielen, später zum Lernen oder Arbeiten.', 'Room to play, later to study or work.'),
    'NURSERY',
    [group('surfaces', SURFACES, 'floor', 'wall-colour', 'door'), group('light', LIGHT, 'lamp', 'switches')],
  ),
  room(
    'floor-plan',
    t('Grundriss', 'Floor plan'),
    t('Wände, Abstellraum und der Weg nach draußen.', 'Walls, storage and the way outside.'),
    'LIVING_AREA',
    [
      group('layout', t('Raumaufteilung', 'Layout'), 'kitchen-wall', 'storage'),
      group('outside', t('Nach draußen', 'Outdoors'), 'balcony-door', 'terrace'),
    ],
    {
      isFloorPlan: true,
      alignment: 'left',
      bundleLabel: t('Grundrissvarianten', 'Layout variants'),
      disclaimer: t(
        'Möbel und Bepflanzung im Bild sind Beispiele. Änderungen sind bis 20 Wochen vor dem Innenausbau möglich und werden von der Statik geprüft.',
        'Furniture and planting in the picture are examples. Changes are possible until 20 weeks before the interior works and are checked structurally.',
      ),
    },
  ),
  room(
    'windows',
    t('Fenster', 'Windows'),
    t('Rahmen, Glas und Sonnenschutz für alle Zimmer.', 'Frames, glass and sun protection for all rooms.'),
    'WINDOWS',
    [
      group('windows', t('Fenster', 'Windows'), 'frame', 'glazing', 'handle'),
      group('sun', t('Sonnen- und Insektenschutz', 'Sun and insect protection'), 'blinds', 'insect-screen'),
      group('security', t('Sicherheit', 'Security'), 'alarm'),
    ],
    {
      bundlesOnBottom: true,
      disclaimer: t(
        'Gezeigt wird die Innenseite. Außen gilt das Farbkonzept des Gebäudes.',
        'The inside is shown. Outside, the colour concept of the building applies.',
      ),
    },
  ),
  room(
    'smart-home',
    t('Smart Home', 'Smart home'),
    t('Technik, die mitdenkt und ohne Internet läuft.', 'Technology that helps and works without the internet.'),
    'SMART_HOME',
    [
      group('centre', t('Zentrale', 'Central unit'), 'central-unit', 'thermostat', 'switches', 'energy-manager'),
      group('security', t('Eingang und Sicherheit', 'Entrance and security'), 'doorbell', 'motion-sensor'),
      group('energy', t('Energie', 'Energy'), 'wallbox', 'conduits'),
    ],
    {
      bundlesOnBottom: true,
      disclaimer: t(
        'Der Ladepunkt ist zur Anschauung neben der Tür gezeigt; montiert wird er am Stellplatz in der Tiefgarage.',
        'The charging point is shown beside the door for illustration; it is fitted at the parking space in the underground car park.',
      ),
    },
  ),
]

/** Texts that every room has in common. */
export const ROOM_TEXTS = {
  bundleHint: t(
    'Pakete fassen Leistungen zusammen, die zusammengehören.',
    'Packages combine services that belong together.',
  ),
  bundlePlaceholder: t('Noch kein Paket gewählt', 'No package chosen yet'),
  designLineLabel: t('Designlinie', 'Design line'),
  designLineHint: t(
    'Eine Linie stimmt alle Oberflächen dieses Raums aufeinander ab.',
    'A line matches all surfaces of this room.',
  ),
} as const
