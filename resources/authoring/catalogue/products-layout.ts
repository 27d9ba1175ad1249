import { family, look, row, t } from './family.ts'
import type { ProductSpec } from './product.types.ts'

const OAK = '#c9a173'
const BLACK = '#26272a'

const PLAN = { supplier: 'Lindenhof Projektbau', series: 'Grundriss' }

export const KITCHEN_WALLS: readonly ProductSpec[] = family(
  {
    ...PLAN,
    prefix: 'kitchen-wall',
    kind: 'kitchenWall',
    sku: 'LP-KW',
    trades: ['MAL'],
    about: t(
      'Trockenbau und Malerarbeiten eingeschlossen, Statik und Schallschutz geprüft.',
      'Dry lining and painting included, structure and sound insulation checked.',
    ),
  },
  [
    row(
      'closed',
      t('Geschlossene Küche', 'Closed kitchen'),
      t('Wand mit Tür', 'wall with door'),
      1900,
      look('closed', '#5a5b5d'),
    ),
    row('open', t('Offene Küche', 'Open kitchen'), t('ohne Trennwand', 'no partition'), 0, look('open', '#5a5b5d'), {
      about: t(
        'Kochen, Essen und Wohnen in einem Raum; die Trennwand der Baubeschreibung entfällt und wird gutgeschrieben.',
        'Cooking, dining and living in one room; the partition of the building specification is left out and credited.',
      ),
    }),
    row(
      'half',
      t('Halbhohe Wand', 'Half-height wall'),
      t('1,10 m mit Ablage', '1.10 m with ledge'),
      980,
      look('half', '#5a5b5d'),
    ),
    row(
      'glass',
      t('Glaswand mit Schiebetür', 'Glass wall with sliding door'),
      t('Stahlrahmen Schwarz', 'black steel frame'),
      5480,
      look('glass', '#8fb3bd', 'plain', 'gloss', BLACK),
    ),
    row(
      'counter',
      t('Tresen mit Sitzplätzen', 'Counter with seats'),
      t('2,20 m, Eiche', '2.20 m, oak'),
      2390,
      look('counter', OAK, 'plank'),
    ),
  ],
)

export const STORAGES: readonly ProductSpec[] = family(
  {
    ...PLAN,
    prefix: 'storage',
    kind: 'storage',
    sku: 'LP-AR',
    trades: ['TIS'],
    about: t('Abstellraum mit Licht und Steckdose.', 'Storage room with light and socket.'),
  },
  [
    row(
      'closed',
      t('Abstellraum mit Tür', 'Storage room with door'),
      t('Tür weiß, Licht und Steckdose', 'white door, light and socket'),
      1240,
      look('closed', '#b7b4ad'),
    ),
    row(
      'shelves',
      t('Abstellraum mit Regalsystem', 'Storage room with shelving'),
      t('drei Seiten, verstellbar', 'three sides, adjustable'),
      2130,
      look('shelves', OAK, 'plank'),
    ),
    row(
      'laundry',
      t('Hauswirtschaftsraum', 'Utility room'),
      t('Waschmaschinenanschluss, Ausguss', 'washing machine connection, sink'),
      3220,
      look('laundry', '#9fb4bd'),
    ),
    row(
      'open-niche',
      t('Offene Nische', 'Open niche'),
      t('ohne Wand und Tür', 'no wall, no door'),
      980,
      look('open-niche', '#cfc4b2'),
    ),
  ],
)

export const TERRACES: readonly ProductSpec[] = family(
  {
    ...PLAN,
    prefix: 'terrace',
    kind: 'terrace',
    sku: 'LP-TB',
    trades: ['FLI'],
    about: t(
      'Belag für Balkon oder Terrasse auf Stelzlager. Preis je m².',
      'Surface for balcony or terrace on pedestals. Price per m².',
    ),
  },
  [
    row(
      'larch',
      t('Lärchendielen', 'Larch decking'),
      t('27 × 143 mm, geriffelt', '27 × 143 mm, ribbed'),
      118,
      look('planks', '#c78f5c', 'plank'),
    ),
    row(
      'thermo-ash',
      t('Thermoesche', 'Thermo-ash decking'),
      t('21 × 130 mm, glatt', '21 × 130 mm, smooth'),
      156,
      look('planks', '#7d5a3c', 'plank'),
    ),
    row(
      'slab-grey',
      t('Keramikplatte Grau', 'Ceramic slab, grey'),
      t('600 × 600 × 20 mm', '600 × 600 × 20 mm'),
      132,
      look('slabs', '#9b9a97', 'tile-60'),
    ),
    row(
      'slab-sand',
      t('Keramikplatte Sand', 'Ceramic slab, sand'),
      t('600 × 600 × 20 mm', '600 × 600 × 20 mm'),
      132,
      look('slabs', '#cfc4b2', 'tile-60'),
    ),
    row(
      'garden',
      t('Gründach mit Kies', 'Green roof with gravel'),
      t('nach Prüfung durch die Statik', 'after a structural check'),
      0,
      look('gravel', '#9aa58a', 'mosaic'),
      {
        about: t(
          'Extensive Begrünung mit Kiesstreifen über der Abdichtung; der Preis folgt aus der Prüfung.',
          'Extensive planting with gravel strips above the waterproofing; the price follows from the check.',
        ),
      },
    ),
  ],
)
