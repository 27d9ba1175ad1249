import { t } from './family.ts'
import { makeItems, some } from './item.ts'
import { PERCENT } from './item-texts.ts'
import type { ItemSpec } from './item.types.ts'
import { BATH_TAPS, MIRRORS } from './products-basin.ts'
import { GUEST_VANITIES, VANITIES } from './products-vanities.ts'
import { BATHTUBS, SHOWERS, SHOWER_SETS } from './products-shower.ts'
import { FLUSH_PLATES, TOILETS, TOWEL_RADIATORS } from './products-wc.ts'
import { ACCESSORIES, SHOWER_AREAS, SHOWER_BENCHES, SHOWER_DRAINS, WC_POWER } from './products-bath-extras.ts'
import { FLOOR_TILES } from './products-floors.ts'
import { LAMPS } from './products-lamps.ts'
import { AMBIENT_LIGHTS, AUDIO, CEILINGS, NICHES } from './products-spa.ts'
import { WALL_TILES } from './products-wall-tiles.ts'

const LAMP = { group: 'bath-lamp', unit: 'Stk' } as const

const bathroom = makeItems('bathroom')
export const BATHROOM_ITEMS: readonly ItemSpec[] = [
  bathroom('floor', 'FLI', t('Bodenfliesen Bad', 'Bathroom floor tiles'), 'tile-60-grey', FLOOR_TILES, {
    group: 'bath-floor',
    unit: 'm²',
    changes: { 'tile-mosaic-grey': { portalOffer: true } },
  }),
  bathroom('wall-tiles', 'FLI', t('Wandfliesen Bad', 'Bathroom wall tiles'), 'wall-tile-30-white', WALL_TILES, {
    group: 'wall-tiles',
    unit: 'm²',
  }),
  bathroom('vanity', 'HLS', t('Waschtisch', 'Vanity'), 'vanity-single-white', VANITIES, {
    changes: { 'vanity-console-marble': { minimum: true } },
  }),
  bathroom('tap', 'HLS', t('Waschtischarmatur', 'Basin tap'), 'tap-straight-chrome', BATH_TAPS, { group: 'tap' }),
  bathroom('mirror', 'HLS', t('Spiegel', 'Mirror'), 'mirror-rectangle', MIRRORS),
  bathroom('shower', 'HLS', t('Dusche', 'Shower'), 'shower-tray-white', SHOWERS, {
    changes: { 'shower-walk-in-smoke': { minimum: true } },
  }),
  bathroom('shower-set', 'HLS', t('Duschsystem', 'Shower system'), 'shower-set-rail-chrome', SHOWER_SETS),
  bathroom('bathtub', 'HLS', t('Badewanne', 'Bathtub'), 'bathtub-built-in-170', BATHTUBS),
  bathroom('toilet', 'HLS', t('WC', 'WC'), 'toilet-rimless', TOILETS, { group: 'toilet' }),
  bathroom('flush-plate', 'HLS', t('Betätigungsplatte', 'Flush plate'), 'flush-two-white', FLUSH_PLATES, {
    group: 'flush-plate',
    pricing: 'surcharge',
  }),
  bathroom('radiator', 'HLS', t('Badheizkörper', 'Bathroom radiator'), 'towel-rail-white', TOWEL_RADIATORS, {
    group: 'bath-radiator',
    pricing: 'surcharge',
  }),
  bathroom(
    'lamp',
    'ELT',
    t('Spiegel- oder Deckenleuchte', 'Mirror or ceiling light'),
    'lamp-outlet',
    some(LAMPS, 'lamp', ['outlet', 'mirror', 'spots', 'disc-white', 'globe-opal']),
    { ...LAMP, quantity: 1, range: { min: 1, max: 3, step: 1 } },
  ),
  bathroom('wc-power', 'ELT', t('Stromanschluss am WC', 'Power at the WC'), 'wc-power-none', WC_POWER, {
    pictured: false,
  }),
  bathroom('accessories', 'HLS', t('Accessoires', 'Accessories'), null, ACCESSORIES),
  bathroom('shower-drain', 'HLS', t('Duschrinne', 'Linear drain'), 'drain-steel', SHOWER_DRAINS, { pictured: false }),
  bathroom(
    'shower-bench',
    'FLI',
    t('Beheizte Sitzbank in der Dusche', 'Heated shower bench'),
    'bench-heated',
    SHOWER_BENCHES,
  ),
  bathroom(
    'shower-area',
    'FLI',
    t('Duschfläche anstelle der Badewanne', 'Shower area instead of the bathtub'),
    'area-160',
    SHOWER_AREAS,
  ),
]

const guest = makeItems('guest-bathroom')
export const GUEST_BATHROOM_ITEMS: readonly ItemSpec[] = [
  guest('floor', 'FLI', t('Bodenfliesen Gäste-WC', 'Guest WC floor tiles'), 'tile-60-grey', FLOOR_TILES, {
    group: 'bath-floor',
    unit: 'm²',
  }),
  guest(
    'wall-tiles',
    'FLI',
    t('Wandfliesen Gäste-WC', 'Guest WC wall tiles'),
    'wall-tile-30-white',
    some(WALL_TILES, 'wall-tile', ['30-', '60-', 'hex', 'mosaic', 'fluted', 'terrazzo', 'marble-white']),
    {
      group: 'wall-tiles',
      unit: 'm²',
      description: t(
        `Raumhoch hinter Waschbecken, WC und, wo es eine gibt, Dusche; mit ${PERCENT.de} Verschnitt gerechnet. Die übrigen Wände sind verputzt und gestrichen.`,
        `Up to the ceiling behind basin, WC and, where there is one, shower; counted with ${PERCENT.en} for offcuts. The other walls are plastered and painted.`,
      ),
    },
  ),
  guest('vanity', 'HLS', t('Handwaschbecken', 'Hand basin'), 'basin-white', GUEST_VANITIES, { group: 'guest-vanity' }),
  guest(
    'tap',
    'HLS',
    t('Armatur Gäste-WC', 'Guest WC tap'),
    'tap-straight-chrome',
    some(BATH_TAPS, 'tap', ['straight', 'arc', 'wall']),
    { group: 'tap' },
  ),
  guest(
    'mirror',
    'HLS',
    t('Spiegel Gäste-WC', 'Guest WC mirror'),
    'mirror-rectangle',
    some(MIRRORS, 'mirror', ['rectangle', 'round', 'frame', 'arch']),
    { group: 'guest-mirror' },
  ),
  guest(
    'toilet',
    'HLS',
    t('WC Gäste', 'WC, guest WC'),
    'toilet-rimless',
    some(TOILETS, 'toilet', ['rimless', 'square']),
    {
      group: 'toilet',
    },
  ),
  guest(
    'flush-plate',
    'HLS',
    t('Betätigungsplatte Gäste-WC', 'Guest flush plate'),
    'flush-two-white',
    some(FLUSH_PLATES, 'flush', ['two', 'round', 'slim']),
    { group: 'flush-plate', pricing: 'surcharge' },
  ),
]

const bad360 = makeItems('bad-360')
export const BAD_360_ITEMS: readonly ItemSpec[] = [
  bad360('ambient-light', 'ELT', t('Stimmungslicht', 'Mood lighting'), 'ambient-none', AMBIENT_LIGHTS),
  bad360('niche', 'FLI', t('Wandnischen', 'Wall niches'), 'niche-none', NICHES),
  bad360('audio', 'ELT', t('Musik im Bad', 'Music in the bathroom'), 'audio-wall-radio', AUDIO, {
    changes: { 'audio-wall-panel': { onRequest: true } },
  }),
  bad360('ceiling', 'MAL', t('Decke Bad', 'Bathroom ceiling'), 'ceiling-flat-white', CEILINGS, {
    unit: 'm²',
  }),
]
