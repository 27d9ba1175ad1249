import { t } from './family.ts'
import type { Trade } from './item.types.ts'
import type { Text } from './product.types.ts'
import type { LineSpec, SectionSpec, SubSectionSpec } from './room-book.types.ts'

function line(id: string, title: Text, ...itemIds: string[]): LineSpec {
  return { id, title, itemIds, optional: false, activated: false, replaces: [], replacementTotal: 0 }
}

function optional(id: string, title: Text, ...itemIds: string[]): LineSpec {
  return { ...line(id, title, ...itemIds), optional: true }
}

function sub(id: string, title: Text, ...lines: LineSpec[]): SubSectionSpec {
  return { id, title, lines }
}

function section(trade: Trade, title: Text, ...subSections: SubSectionSpec[]): SectionSpec {
  return { trade, title, subSections }
}

const BATH = t('Bad', 'Bathroom')
const GUEST = t('Gäste-WC', 'Guest WC')

/** The building specification by trades. */
export const ROOM_BOOK: readonly SectionSpec[] = [
  section(
    'PRK',
    t('Parkett- und Bodenbelagsarbeiten', 'Parquet and flooring'),
    sub(
      'floors-day',
      t('Wohnbereich', 'Living areas'),
      line('li-floor-hallway', t('Bodenbelag Diele', 'Hallway flooring'), 'hallway-floor'),
      line(
        'li-floor-living',
        t('Bodenbelag und Leisten Wohnen', 'Living area flooring and skirting'),
        'living-floor',
        'living-skirting',
      ),
      line('li-floor-kitchen', t('Bodenbelag Küche', 'Kitchen flooring'), 'kitchen-floor'),
    ),
    sub(
      'floors-night',
      t('Schlafbereich', 'Bedrooms'),
      line('li-floor-bedroom', t('Bodenbelag Schlafen', 'Bedroom flooring'), 'bedroom-floor'),
      line('li-floor-nursery', t('Bodenbelag Kinderzimmer', 'Nursery flooring'), 'nursery-floor'),
    ),
  ),
  section(
    'FLI',
    t('Fliesen- und Natursteinarbeiten', 'Tiling and natural stone'),
    sub(
      'tiles-bath',
      BATH,
      line('li-bath-tiling', t('Fliesenarbeiten Bad', 'Tiling, bathroom'), 'bathroom-floor', 'bathroom-wall-tiles'),
      line('li-bath-niches', t('Wandnischen Bad', 'Wall niches, bathroom'), 'bad-360-niche'),
      optional('li-shower-bench', t('Sitzbank in der Dusche', 'Shower bench'), 'bathroom-shower-bench'),
      {
        ...optional(
          'li-shower-area',
          t('Duschbereich anstelle der Badewanne', 'Shower area instead of the bathtub'),
          'bathroom-shower-area',
        ),
        replaces: ['li-bath-tub'],
        replacementTotal: 124_000,
      },
    ),
    sub(
      'tiles-guest',
      GUEST,
      line(
        'li-guest-tiling',
        t('Fliesenarbeiten Gäste-WC', 'Tiling, guest WC'),
        'guest-bathroom-floor',
        'guest-bathroom-wall-tiles',
      ),
    ),
    sub(
      'tiles-outside',
      t('Außen', 'Outdoors'),
      optional('li-terrace', t('Belag Balkon oder Terrasse', 'Balcony or terrace surface'), 'floor-plan-terrace'),
    ),
  ),
  section(
    'MAL',
    t('Maler- und Trockenbauarbeiten', 'Painting and dry lining'),
    sub(
      'paint-day',
      t('Wohnbereich', 'Living areas'),
      line('li-paint-hallway', t('Wandflächen Diele', 'Walls, hallway'), 'hallway-wall-colour'),
      line('li-paint-living', t('Wandflächen Wohnen', 'Walls, living area'), 'living-wall-colour'),
      line('li-paint-kitchen', t('Wandflächen Küche', 'Walls, kitchen'), 'kitchen-wall-colour'),
    ),
    sub(
      'paint-night',
      t('Schlafbereich', 'Bedrooms'),
      line('li-paint-bedroom', t('Wandflächen Schlafen', 'Walls, bedroom'), 'bedroom-wall-colour'),
      line('li-paint-nursery', t('Wandflächen Kinderzimmer', 'Walls, nursery'), 'nursery-wall-colour'),
    ),
    sub(
      'drywall',
      t('Trockenbau', 'Dry lining'),
      line('li-kitchen-wall', t('Trennwand Küche', 'Kitchen partition'), 'floor-plan-kitchen-wall'),
      line('li-bath-ceiling', t('Decke Bad', 'Bathroom ceiling'), 'bad-360-ceiling'),
    ),
    sub(
      'handover',
      t('Übergabe', 'Handover'),
      line('li-handover', t('Endreinigung und Übergabe', 'Final cleaning and handover'), 'unit-handover'),
    ),
  ),
  section(
    'HLS',
    t('Heizung und Sanitär', 'Heating and plumbing'),
    sub(
      'water-bath',
      BATH,
      line('li-bath-vanity', t('Waschplatz', 'Basin area'), 'bathroom-vanity', 'bathroom-tap', 'bathroom-mirror'),
      line('li-bath-shower', t('Dusche', 'Shower'), 'bathroom-shower', 'bathroom-shower-set'),
      optional('li-shower-drain', t('Linienentwässerung Dusche', 'Linear shower drain'), 'bathroom-shower-drain'),
      line('li-bath-tub', t('Badewanne', 'Bathtub'), 'bathroom-bathtub'),
      line('li-bath-wc', t('WC-Anlage', 'WC'), 'bathroom-toilet', 'bathroom-flush-plate'),
      line('li-bath-accessories', t('Accessoires Bad', 'Bathroom accessories'), 'bathroom-accessories'),
    ),
    sub(
      'water-guest',
      GUEST,
      line(
        'li-guest-basin',
        t('Handwaschplatz', 'Hand basin area'),
        'guest-bathroom-vanity',
        'guest-bathroom-tap',
        'guest-bathroom-mirror',
      ),
      line('li-guest-wc', t('WC-Anlage Gäste', 'WC, guest WC'), 'guest-bathroom-toilet', 'guest-bathroom-flush-plate'),
    ),
    sub(
      'heating',
      t('Heizung', 'Heating'),
      line('li-living-radiator', t('Zusatzheizkörper Wohnen', 'Additional radiator, living area'), 'living-radiator'),
      line('li-bath-radiator', t('Badheizkörper', 'Bathroom radiator'), 'bathroom-radiator'),
      optional('li-fireplace', t('Feuerstelle Wohnen', 'Fireplace, living area'), 'living-fireplace'),
    ),
  ),
  section(
    'ELT',
    t('Elektroarbeiten', 'Electrical work'),
    sub(
      'switches',
      t('Schalter und Steckdosen', 'Switches and sockets'),
      line('li-switches-hallway', t('Schalterprogramm Diele', 'Switches, hallway'), 'hallway-switches'),
      line('li-switches-living', t('Schalterprogramm Wohnen', 'Switches, living area'), 'living-switches'),
      line('li-switches-bedroom', t('Schalterprogramm Schlafen', 'Switches, bedroom'), 'bedroom-switches'),
      line('li-switches-nursery', t('Schalterprogramm Kinderzimmer', 'Switches, nursery'), 'nursery-switches'),
      line('li-wc-power', t('Stromanschluss WC', 'Power at the WC'), 'bathroom-wc-power'),
      optional('li-extra-sockets', t('Zusätzliche Steckdosen', 'Additional sockets'), 'living-extra-sockets'),
      optional('li-network', t('Netzwerk', 'Network'), 'living-network'),
    ),
    sub(
      'lighting',
      t('Beleuchtung', 'Lighting'),
      line('li-lamp-hallway', t('Leuchten Diele', 'Lamps, hallway'), 'hallway-lamp'),
      line('li-lamp-living', t('Leuchten Wohnen', 'Lamps, living area'), 'living-lamp'),
      line('li-lamp-kitchen', t('Leuchten Küche', 'Lamps, kitchen'), 'kitchen-lamp'),
      line('li-lamp-bath', t('Leuchten Bad', 'Lamps, bathroom'), 'bathroom-lamp'),
      line('li-ambient', t('Stimmungslicht Bad', 'Mood lighting, bathroom'), 'bad-360-ambient-light'),
      line('li-lamp-bedroom', t('Leuchten Schlafen', 'Lamps, bedroom'), 'bedroom-lamp'),
      line('li-lamp-nursery', t('Leuchten Kinderzimmer', 'Lamps, nursery'), 'nursery-lamp'),
      optional('li-cabinet-light', t('Küchenlicht', 'Kitchen cabinet lighting'), 'kitchen-cabinet-light'),
    ),
    sub(
      'smart-home',
      t('Haustechnik', 'Building technology'),
      line(
        'li-central',
        t('Zentrale und Raumregler', 'Central unit and room controllers'),
        'smart-home-central-unit',
        'smart-home-thermostat',
        'smart-home-switches',
      ),
      line('li-doorbell', t('Türsprechanlage', 'Door intercom'), 'smart-home-doorbell'),
      line('li-motion', t('Bewegungsmelder', 'Motion sensors'), 'smart-home-motion-sensor'),
      optional('li-wallbox', t('Ladepunkt', 'Charging point'), 'smart-home-wallbox'),
      optional('li-energy', t('Energiemanager', 'Energy manager'), 'smart-home-energy-manager'),
      optional('li-alarm', t('Öffnungsüberwachung Fenster', 'Window opening detection'), 'windows-alarm'),
      optional('li-audio', t('Musik im Bad', 'Music in the bathroom'), 'bad-360-audio'),
      {
        ...optional('li-conduits', t('Leerrohre im Rohbau', 'Conduits in the shell'), 'smart-home-conduits'),
        activated: true,
      },
    ),
  ),
  section(
    'TIS',
    t('Tischlerarbeiten', 'Joinery'),
    sub(
      'doors',
      t('Türen', 'Doors'),
      line('li-entrance', t('Wohnungseingangstür', 'Entrance door'), 'hallway-entrance-door'),
      line('li-doors', t('Innentüren Diele', 'Interior doors, hallway'), 'hallway-door', 'hallway-door-handle'),
      line('li-door-bedroom', t('Tür Schlafen', 'Bedroom door'), 'bedroom-door'),
      line('li-door-nursery', t('Tür Kinderzimmer', 'Nursery door'), 'nursery-door'),
    ),
    sub(
      'furniture',
      t('Einbaumöbel', 'Built-in furniture'),
      optional('li-hall-wardrobe', t('Garderobe', 'Hallway coat rack'), 'hallway-wardrobe'),
      optional('li-closet', t('Kleiderschrank', 'Wardrobe'), 'bedroom-wardrobe'),
      optional('li-tv-wall', t('Medienwand', 'Media wall'), 'living-tv-wall'),
      line('li-storage', t('Abstellraum', 'Storage room'), 'floor-plan-storage'),
    ),
  ),
  section(
    'FEN',
    t('Fenster und Sonnenschutz', 'Windows and sun protection'),
    sub(
      'windows',
      t('Fenster', 'Windows'),
      line('li-windows', t('Fenster', 'Windows'), 'windows-frame', 'windows-glazing', 'windows-handle'),
      line('li-balcony-door', t('Balkontür', 'Balcony door'), 'floor-plan-balcony-door'),
    ),
    sub(
      'sun',
      t('Sonnen- und Insektenschutz', 'Sun and insect protection'),
      line('li-blinds-living', t('Sonnenschutz Wohnen', 'Sun protection, living area'), 'living-blinds'),
      line('li-blinds', t('Sonnenschutz übrige Fenster', 'Sun protection, other windows'), 'windows-blinds'),
      optional('li-insects', t('Insektenschutz', 'Insect screens'), 'windows-insect-screen'),
    ),
  ),
  section(
    'KUE',
    t('Küche', 'Kitchen'),
    sub(
      'kitchen',
      t('Einbauküche', 'Fitted kitchen'),
      line(
        'li-kitchen-units',
        t('Möbel und Arbeitsplatte', 'Units and worktop'),
        'kitchen-front',
        'kitchen-worktop',
        'kitchen-splashback',
      ),
      line('li-kitchen-water', t('Spüle und Armatur', 'Sink and tap'), 'kitchen-sink', 'kitchen-tap'),
      line(
        'li-kitchen-appliances',
        t('Einbaugeräte', 'Built-in appliances'),
        'kitchen-hob',
        'kitchen-oven',
        'kitchen-hood',
      ),
      optional('li-kitchen-drawers', t('Innenausstattung', 'Drawer interiors'), 'kitchen-drawers'),
    ),
  ),
]
