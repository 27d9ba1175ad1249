import { bundle, type BundleGroupSpec, group } from './bundle.ts'
import { t } from './family.ts'

/** Packages for the whole home. */
export const HOUSE_GROUPS: readonly BundleGroupSpec[] = [
  group(
    'smart',
    t('Vernetzt wohnen', 'Connected living'),
    'MULTI_SELECT',
    [
      bundle(
        'smart-travel',
        t('Sicher verreisen', 'Travel safely'),
        t('Fensterüberwachung und Netzwerk', 'Window detection and network'),
        t(
          'Öffnungsmelder an allen Fenstern und Netzwerkdosen, dazu die Zentrale Basis.',
          'Opening sensors at all windows and network outlets, with the Basic central unit.',
        ),
        ['smart-home', 'windows', 'living'],
        { lines: ['li-alarm', 'li-network', 'li-central'], products: ['central-basic'] },
      ),
      bundle(
        'smart-energy',
        t('Energie im Griff', 'Energy in hand'),
        t('Energiemanager und Ladepunkt', 'Energy manager and charging point'),
        t(
          'Zentrale mit Touchpanel, Energiemanager und Ladepunkt am Stellplatz.',
          'Central unit with touch panel, energy manager and charging point.',
        ),
        ['smart-home'],
        {
          lines: ['li-energy', 'li-wallbox', 'li-central'],
          products: ['central-touch', 'energy-manager', 'wallbox-11'],
        },
      ),
    ],
    { dynamic: true },
  ),
  group('summer', t('Sommer', 'Summer'), 'MULTI_SELECT', [
    bundle(
      'summer-terrace',
      t('Sommer draußen', 'Summer outdoors'),
      t('Belag nach Wahl', 'A surface of your choice'),
      t('Ein Belag Ihrer Wahl auf Balkon oder Terrasse.', 'A surface of your choice on balcony or terrace.'),
      ['floor-plan'],
      { lines: ['li-terrace'] },
    ),
    bundle(
      'summer-screens',
      t('Sommer drinnen', 'Summer indoors'),
      t('Insektenschutz', 'Insect screens'),
      t('Insektenschutz an den Fenstern.', 'Insect screens at the windows.'),
      ['windows'],
      { lines: ['li-insects'] },
    ),
  ]),
  group(
    'layout',
    t('Grundriss', 'Layout'),
    'SINGLE_SELECT',
    [
      bundle(
        'layout-closed',
        t('Küche für sich', 'Separate kitchen'),
        t('Wand mit Tür, Abstellraum mit Regalen', 'Wall with door, storage with shelves'),
        t(
          'Die Küche bleibt ein eigener Raum, der Abstellraum erhält ein Regalsystem.',
          'The kitchen remains a room of its own, the storage room gets shelving.',
        ),
        ['floor-plan'],
        { lines: ['li-kitchen-wall', 'li-storage'], products: ['kitchen-wall-closed', 'storage-shelves'] },
      ),
      bundle(
        'layout-open',
        t('Offen wohnen', 'Open living'),
        t('Küche und Wohnen in einem', 'Kitchen and living in one'),
        t(
          'Die Trennwand entfällt, der Abstellraum wird zur Nische.',
          'The partition is left out, the storage room becomes a niche.',
        ),
        ['floor-plan'],
        { lines: ['li-kitchen-wall', 'li-storage'], products: ['kitchen-wall-open', 'storage-open-niche'] },
      ),
      bundle(
        'layout-loft',
        t('Loft mit Glaswand', 'Loft with glass wall'),
        t('Glas in Stahlrahmen, Hauswirtschaftsraum', 'Steel-framed glass, utility room'),
        t(
          'Glaswand mit Schiebetür zwischen Küche und Wohnen; der Abstellraum wird zum Hauswirtschaftsraum.',
          'Glass wall with sliding door between kitchen and living area; the storage room becomes a utility room.',
        ),
        ['floor-plan'],
        { lines: ['li-kitchen-wall', 'li-storage'], products: ['kitchen-wall-glass', 'storage-laundry'] },
      ),
    ],
    { preselection: true, productGroup: true },
  ),
  group(
    'shell',
    t('Im Rohbau entschieden', 'Decided with the shell'),
    'MULTI_SELECT',
    [
      bundle(
        'shell-conduits',
        t('Leerrohre', 'Conduits'),
        t('vom Projektteam festgelegt', 'set by the project team'),
        t(
          'Die Leerrohre sind mit dem Rohbau verlegt und können nicht mehr geändert werden.',
          'The conduits were laid with the shell and cannot be changed any more.',
        ),
        ['smart-home'],
        { lines: ['li-conduits'] },
      ),
    ],
    { locked: true },
  ),
]
