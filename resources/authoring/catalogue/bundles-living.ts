import { AS_PLANNED, bundle, type BundleGroupSpec, group } from './bundle.ts'
import { t } from './family.ts'

/** Packages of the living areas. */
export const LIVING_GROUPS: readonly BundleGroupSpec[] = [
  group(
    'floor-throughout',
    t('Ein Boden für alle Zimmer', 'One floor for all rooms'),
    'SINGLE_SELECT',
    [
      bundle(
        'floor-plank',
        t('Landhausdiele durchgehend', 'Wide plank throughout'),
        t('Eiche natur in allen Zimmern', 'Natural oak in all rooms'),
        t(
          'Landhausdiele Eiche natur in Diele, Wohnen, Schlafen und Kinderzimmer, ohne Schwellen verlegt.',
          'Natural oak wide plank in hallway, living area, bedroom and nursery, laid without thresholds.',
        ),
        ['hallway', 'living', 'bedroom', 'nursery'],
        {
          lines: ['li-floor-hallway', 'li-floor-living', 'li-floor-bedroom', 'li-floor-nursery'],
          products: ['parquet-plank-oak-natural'],
          isPortalOffer: true,
        },
      ),
      bundle(
        'floor-herringbone',
        t('Fischgrät in den Wohnräumen', 'Herringbone in the living areas'),
        t('mit hoher Leiste', 'with high skirting'),
        t(
          'Fischgrätparkett Eiche natur in Diele und Wohnen, im Wohnraum mit hoher Sockelleiste in Eiche.',
          'Natural oak herringbone in hallway and living area, with a high oak skirting in the latter.',
        ),
        ['hallway', 'living'],
        {
          lines: ['li-floor-hallway', 'li-floor-living'],
          products: ['parquet-herringbone-oak-natural', 'skirting-high-oak'],
        },
      ),
    ],
    { preselection: true },
  ),
  group('living-evening', t('Feuer und Medien', 'Fire and media'), 'MULTI_SELECT', [
    bundle(
      'evening-fire',
      t('Kaminabend', 'Fireside'),
      t('Feuerstelle im Wohnbereich', 'Fireplace in the living area'),
      t(
        'Feuerstelle nach Wahl, auf Wunsch raumluftunabhängig.',
        'A fireplace of your choice, room-sealed if you like.',
      ),
      ['living'],
      { lines: ['li-fireplace'] },
    ),
    bundle(
      'evening-media',
      t('Medienabend', 'Media evening'),
      t('Medienwand und Netzwerk', 'Media wall and network'),
      t(
        'Medienwand nach Maß mit Netzwerkdosen und verdeckten Leitungen.',
        'Fitted media wall with network outlets and concealed wiring.',
      ),
      ['living'],
      { lines: ['li-tv-wall', 'li-network'] },
    ),
  ]),
  group(
    'electro',
    t('Elektroausstattung', 'Electrical fittings'),
    'SINGLE_SELECT',
    [
      bundle(
        'electro-basic',
        t('Grundausstattung', 'Basic'),
        AS_PLANNED,
        t('Steckdosen nach DIN 18015-2.', 'Sockets to DIN 18015-2.'),
        ['living'],
        { isDefault: true },
      ),
      bundle(
        'electro-comfort',
        t('Komfortausstattung', 'Comfort'),
        t('zusätzliche Steckdosen nach Wunsch', 'additional sockets as you wish'),
        t(
          'Zusätzliche Steckdosen im Wohnbereich; Anzahl und Ausführung wählen Sie selbst.',
          'Additional sockets in the living area; you choose number and type.',
        ),
        ['living'],
        { lines: ['li-extra-sockets'] },
      ),
    ],
    { dynamic: true },
  ),
]
