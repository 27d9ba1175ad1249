import { t } from './family.ts'
import { makeItems, some } from './item.ts'
import type { ItemSpec } from './item.types.ts'
import { CABINET_LIGHTS, DRAWERS } from './products-extras.ts'
import { FLOOR_TILES, PARQUET, VINYL } from './products-floors.ts'
import { HOBS, HOODS, OVENS } from './products-appliances.ts'
import { FRONTS, KITCHEN_TAPS, SINKS, WORKTOPS } from './products-kitchen.ts'
import { LAMPS } from './products-lamps.ts'
import { SPLASHBACKS, WALL_COLOURS } from './products-walls.ts'

const kitchen = makeItems('kitchen')
export const KITCHEN_ITEMS: readonly ItemSpec[] = [
  kitchen(
    'floor',
    'PRK',
    t('Bodenbelag Küche', 'Kitchen flooring'),
    'parquet-strip-oak-natural',
    [
      ...some(PARQUET, 'parquet', ['strip', 'plank']),
      ...VINYL,
      ...some(FLOOR_TILES, 'tile', ['60-', '120-', 'hex', 'terrazzo']),
    ],
    { group: 'floor', unit: 'm²' },
  ),
  kitchen(
    'wall-colour',
    'MAL',
    t('Wandfarbe Küche', 'Kitchen wall colour'),
    'paint-white',
    some(WALL_COLOURS, 'paint', ['white', 'chalk', 'linen', 'sand', 'terracotta', 'sage', 'mist', 'petrol', 'stone']),
    { group: 'wall-colour', pricing: 'surcharge', unit: 'm²' },
  ),
  kitchen('splashback', 'KUE', t('Nischenrückwand', 'Splashback'), 'splashback-white', SPLASHBACKS, {
    unit: 'm',
  }),
  kitchen('front', 'KUE', t('Küchenfronten', 'Kitchen fronts'), 'front-bar-handle-white', FRONTS, {
    pricing: 'surcharge',
    changes: { 'front-handleless-walnut': { minimum: true } },
  }),
  kitchen('worktop', 'KUE', t('Arbeitsplatte', 'Worktop'), 'worktop-hpl-white', WORKTOPS, {
    unit: 'm',
    changes: { 'worktop-marble-white': { quantityOnRequest: true } },
  }),
  kitchen('sink', 'KUE', t('Spüle', 'Sink'), 'sink-steel-single', SINKS),
  kitchen('tap', 'KUE', t('Küchenarmatur', 'Kitchen tap'), 'kitchen-tap-straight-chrome', KITCHEN_TAPS, {
    group: 'kitchen-tap',
  }),
  kitchen('hob', 'KUE', t('Kochfeld', 'Hob'), 'hob-ceramic', HOBS),
  kitchen('oven', 'KUE', t('Backofen', 'Oven'), 'oven-single-steel', OVENS),
  kitchen('hood', 'KUE', t('Dunstabzug', 'Extractor'), 'hood-wall-steel', HOODS),
  kitchen(
    'lamp',
    'ELT',
    t('Beleuchtung Küche', 'Kitchen lighting'),
    'lamp-outlet',
    some(LAMPS, 'lamp', ['outlet', 'spots', 'track', 'linear', 'disc', 'cone']),
    { group: 'lamp', unit: 'Stk', quantity: 1, range: { min: 1, max: 3, step: 1 } },
  ),
  kitchen('drawers', 'KUE', t('Auszugsystem', 'Drawer system'), 'drawer-oak', DRAWERS, { pictured: false }),
  kitchen(
    'cabinet-light',
    'ELT',
    t('Licht unter den Oberschränken', 'Light below the wall cabinets'),
    'cabinet-light-warm',
    CABINET_LIGHTS,
    { unit: 'm', pictured: false },
  ),
]
