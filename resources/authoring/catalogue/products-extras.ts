import { family, hidden, t } from './family.ts'
import type { ProductSpec } from './product.types.ts'

const ELECTRIC = { supplier: 'Schaltwerk Elztal', trades: ['ELT'], kind: 'switches' } as const

export const CABLE_EXTRAS: readonly ProductSpec[] = family(
  {
    ...ELECTRIC,
    prefix: 'cable',
    sku: 'SE-ZS',
    series: 'Netz',
    about: t(
      'Zusätzlich zur Grundausstattung nach DIN 18015, im gewählten Schalterprogramm.',
      'In addition to the basic equipment to DIN 18015, in the chosen switch range.',
    ),
  },
  [
    hidden('single', 'Steckdose einfach', 'Single socket', t('ein Auslass', 'one outlet'), 68),
    hidden('double', 'Steckdose doppelt', 'Double socket', t('zwei Auslässe', 'two outlets'), 92),
    hidden('usb', 'Steckdose mit USB-C', 'Socket with USB-C', t('Ladeleistung 45 W', '45 W charging'), 128),
    hidden('floor', 'Bodensteckdose', 'Floor socket', t('bündig, Edelstahldeckel', 'flush, stainless steel lid'), 420),
  ],
)

export const NETWORK_EXTRAS: readonly ProductSpec[] = family(
  {
    ...ELECTRIC,
    prefix: 'network',
    sku: 'SE-ND',
    series: 'Netz',
    about: t('Sternförmig zum Medienverteiler verlegt und gemessen.', 'Star wiring to the media cabinet, tested.'),
  },
  [
    hidden(
      'cat7',
      'Netzwerkdose Cat 6A',
      'Network outlet Cat 6A',
      t('zwei Anschlüsse, Leitung Cat 7', 'two ports, Cat 7 cable'),
      142,
    ),
    hidden('cat8', 'Netzwerkdose Cat 8.1', 'Network outlet Cat 8.1', t('zwei Anschlüsse', 'two ports'), 198),
    hidden('fibre', 'Glasfaserdose', 'Fibre outlet', t('bis zum Arbeitsplatz', 'to the workplace'), 268),
    hidden('access-point', 'WLAN-Zugangspunkt', 'Wi-Fi access point', t('in der Wanddose', 'in the wall box'), 312),
  ],
)

const CABINETS = { supplier: 'Küchenwerkstatt Wiesental', trades: ['KUE'], kind: 'front' } as const

export const DRAWERS: readonly ProductSpec[] = family(
  {
    ...CABINETS,
    prefix: 'drawer',
    sku: 'WK-AZ',
    series: 'Tal',
    about: t('Innenausstattung aller Auszüge der Küche.', 'Interior of all drawers of the kitchen.'),
  },
  [
    hidden('oak', 'Einsätze Eiche', 'Oak inserts', t('Besteck und Geschirr', 'cutlery and dishes'), 480),
    hidden('steel', 'Einsätze Metall', 'Metal inserts', t('mit Antirutschmatte', 'with anti-slip mat'), 396),
    hidden(
      'motor',
      'Auszüge mit Öffnungsautomatik',
      'Drawers with electric opening',
      t('elektrisch, gedämpft', 'electric, soft-close'),
      1280,
      t(
        'Öffnet auf Antippen und schließt gedämpft, in allen Auszügen der Küche.',
        'Opens at a touch and closes softly, in all drawers of the kitchen.',
      ),
    ),
  ],
)

export const CABINET_LIGHTS: readonly ProductSpec[] = family(
  {
    ...CABINETS,
    prefix: 'cabinet-light',
    sku: 'WK-LI',
    series: 'Tal',
    about: t(
      'LED-Profil bündig eingelassen, Preis je laufendem Meter.',
      'LED profile set flush, price per running metre.',
    ),
  },
  [
    hidden('warm', 'LED-Profil Warmweiß', 'LED profile, warm white', t('2.700 K, dimmbar', '2,700 K, dimmable'), 118),
    hidden(
      'tunable',
      'LED-Profil einstellbar',
      'LED profile, tunable',
      t('2.700 bis 5.000 K', '2,700 to 5,000 K'),
      156,
    ),
    hidden(
      'sensor',
      'LED-Profil mit Sensor',
      'LED profile with sensor',
      t('schaltet berührungslos', 'switches without touch'),
      174,
    ),
  ],
)

const SMART = { supplier: 'Hausgeist Systeme', trades: ['ELT'], kind: 'centralUnit' } as const

export const ALARMS: readonly ProductSpec[] = family(
  {
    ...SMART,
    prefix: 'alarm',
    sku: 'HG-OM',
    series: 'Wacht',
    about: t('Öffnungsüberwachung, Preis je Fenster.', 'Opening detection, price per window.'),
  },
  [
    hidden('radio', 'Funkkontakt verdeckt', 'Concealed radio contact', t('Batterie 10 Jahre', '10-year battery'), 64),
    hidden(
      'wired',
      'Magnetkontakt verdrahtet',
      'Wired magnetic contact',
      t('sabotageüberwacht', 'tamper-monitored'),
      88,
    ),
    hidden('glass', 'Kontakt mit Glasbruchmelder', 'Contact with glass-break sensor', t('verdrahtet', 'wired'), 124),
  ],
)

export const ENERGY_MANAGERS: readonly ProductSpec[] = family(
  {
    ...SMART,
    prefix: 'energy',
    sku: 'HG-EM',
    series: 'Kern',
    about: t(
      'Wertet Strom und Wärme aus und steuert den Ladepunkt nach dem Solarertrag des Hauses.',
      'Reads electricity and heat, and charges by the building’s solar yield.',
    ),
  },
  [
    hidden(
      'manager',
      'Energiemanager',
      'Energy manager',
      t('für die Zentrale mit Touchpanel', 'for the central unit with touch panel'),
      780,
    ),
  ],
)

export const CONDUITS: readonly ProductSpec[] = family(
  {
    ...ELECTRIC,
    prefix: 'conduit',
    sku: 'SE-LR',
    series: 'Netz',
    about: t(
      'Leerrohre in Decken und Wänden, im Rohbau verlegt.',
      'Conduits in ceilings and walls, laid with the shell.',
    ),
  },
  [
    hidden(
      'basic',
      'Leerrohrpaket',
      'Conduit package',
      t('acht Strecken zum Medienverteiler', 'eight runs to the media cabinet'),
      0,
    ),
    hidden(
      'plus',
      'Leerrohrpaket erweitert',
      'Extended conduit package',
      t('zwölf Strecken, Dachanschluss', 'twelve runs, roof connection'),
      250,
    ),
  ],
)

export const HANDOVERS: readonly ProductSpec[] = family(
  {
    supplier: 'Lindenhof Projektbau',
    trades: ['MAL'],
    kind: 'surface',
    prefix: 'handover',
    sku: 'LP-UE',
    series: 'Übergabe',
    about: t(
      'Feinreinigung aller Räume und gemeinsame Abnahme mit Protokoll.',
      'Fine cleaning of all rooms and joint acceptance with a record.',
    ),
  },
  [
    hidden(
      'standard',
      'Feinreinigung und Abnahme',
      'Fine cleaning and acceptance',
      t('in der Baubeschreibung enthalten', 'part of the building specification'),
      0,
    ),
  ],
)
