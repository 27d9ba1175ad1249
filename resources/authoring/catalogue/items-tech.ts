import { t } from './family.ts'
import { makeItems, some } from './item.ts'
import type { ItemSpec } from './item.types.ts'
import { ALARMS, CONDUITS, ENERGY_MANAGERS, HANDOVERS } from './products-extras.ts'
import { SWITCHES, WALLBOXES } from './products-electric.ts'
import { CENTRAL_UNITS, DOORBELLS, MOTION_SENSORS, THERMOSTATS } from './products-smart-home.ts'
import { KITCHEN_WALLS, STORAGES, TERRACES } from './products-layout.ts'
import { BLINDS, INSECT_SCREENS } from './products-sun.ts'
import { BALCONY_DOORS, GLAZINGS, WINDOW_FRAMES, WINDOW_HANDLES } from './products-windows.ts'

const windows = makeItems('windows')
export const WINDOW_ITEMS: readonly ItemSpec[] = [
  windows('frame', 'FEN', t('Fensterrahmen', 'Window frames'), 'frame-standard-white', WINDOW_FRAMES, {
    pricing: 'surcharge',
    unit: 'Stk',
  }),
  windows('glazing', 'FEN', t('Verglasung', 'Glazing'), 'glazing-triple', GLAZINGS, {
    unit: 'Stk',
    pricing: 'surcharge',
    pictured: false,
  }),
  windows(
    'blinds',
    'FEN',
    t('Sonnenschutz übrige Fenster', 'Sun protection, other windows'),
    'blind-shutter-manual',
    some(BLINDS, 'blind', ['shutter', 'venetian', 'screen']),
    { unit: 'Stk' },
  ),
  windows('handle', 'FEN', t('Fenstergriffe', 'Window handles'), 'window-handle-round-white', WINDOW_HANDLES, {
    group: 'window-handle',
    unit: 'Stk',
    pricing: 'surcharge',
  }),
  windows('insect-screen', 'FEN', t('Insektenschutz', 'Insect screens'), 'screen-frame-white', INSECT_SCREENS, {
    unit: 'Stk',
    quantity: 3,
    range: { min: 1, max: 7, step: 1 },
  }),
  windows('alarm', 'ELT', t('Öffnungsmelder', 'Opening sensors'), 'alarm-radio', ALARMS, {
    unit: 'Stk',
    pictured: false,
  }),
]

const smart = makeItems('smart-home')
export const SMART_HOME_ITEMS: readonly ItemSpec[] = [
  smart('central-unit', 'ELT', t('Smart-Home-Zentrale', 'Smart home central unit'), 'central-none', CENTRAL_UNITS, {
    pricing: 'surcharge',
  }),
  smart('thermostat', 'ELT', t('Raumregler', 'Room controllers'), 'thermostat-dial-white', THERMOSTATS, {
    unit: 'Stk',
  }),
  smart('switches', 'ELT', t('Szenentaster', 'Scene switches'), 'switch-square-white', SWITCHES, {
    group: 'switches',
    pricing: 'surcharge',
    unit: 'Stk',
    quantity: 4,
    range: { min: 2, max: 10, step: 1 },
    description: t(
      'Taster im gewählten Programm; ohne Zentrale schalten sie das Licht, mit Zentrale rufen sie Szenen auf.',
      'Push buttons in the chosen range; without a central unit they switch the lights, with one they call up scenes.',
    ),
  }),
  smart('doorbell', 'ELT', t('Türsprechanlage', 'Door intercom'), 'doorbell-audio-white', DOORBELLS, {
    pricing: 'surcharge',
  }),
  smart('motion-sensor', 'ELT', t('Bewegungsmelder', 'Motion sensors'), 'motion-none', MOTION_SENSORS, {
    unit: 'Stk',
    pricing: 'surcharge',
  }),
  smart('wallbox', 'ELT', t('Ladepunkt am Stellplatz', 'Charging point'), 'wallbox-prepared', WALLBOXES, {
    changes: { 'wallbox-22': { onRequest: true }, 'wallbox-bidirectional': { onRequest: true } },
  }),
  smart('energy-manager', 'ELT', t('Energiemanager', 'Energy manager'), 'energy-manager', ENERGY_MANAGERS, {
    pictured: false,
  }),
  smart('conduits', 'ELT', t('Leerrohrpaket', 'Conduit package'), 'conduit-basic', CONDUITS, { pictured: false }),
]

const plan = makeItems('floor-plan')
export const FLOOR_PLAN_ITEMS: readonly ItemSpec[] = [
  plan(
    'kitchen-wall',
    'MAL',
    t('Wand zwischen Küche und Wohnen', 'Wall between kitchen and living area'),
    'kitchen-wall-closed',
    KITCHEN_WALLS,
    { changes: { 'kitchen-wall-glass': { minimum: true } } },
  ),
  plan('storage', 'TIS', t('Abstellraum', 'Storage room'), 'storage-closed', STORAGES, { pricing: 'surcharge' }),
  plan('balcony-door', 'FEN', t('Balkontür', 'Balcony door'), 'balcony-door-tilt', BALCONY_DOORS, {
    pricing: 'surcharge',
    changes: { 'balcony-door-folding': { onRequest: true } },
  }),
  plan('terrace', 'FLI', t('Belag Balkon oder Terrasse', 'Balcony or terrace surface'), 'terrace-slab-grey', TERRACES, {
    unit: 'm²',
    changes: { 'terrace-garden': { quantityOnRequest: true } },
  }),
]

const unit = makeItems(null)
export const UNIT_ITEMS: readonly ItemSpec[] = [
  unit(
    'handover',
    'MAL',
    t('Endreinigung und Übergabe', 'Final cleaning and handover'),
    'handover-standard',
    HANDOVERS,
    { pictured: false },
  ),
]
