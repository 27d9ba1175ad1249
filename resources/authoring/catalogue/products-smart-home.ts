import { family, look, row, t } from './family.ts'
import type { ProductSpec } from './product.types.ts'

const BLACK = '#26272a'

export const DOORBELLS: readonly ProductSpec[] = family(
  {
    prefix: 'doorbell',
    kind: 'doorbell',
    sku: 'HG-TS',
    supplier: 'Hausgeist Systeme',
    series: 'Klang',
    trades: ['ELT'],
    about: t(
      'Innenstelle der Türsprechanlage mit Türöffner und Etagenruf.',
      'Indoor station of the door intercom with opener and landing bell.',
    ),
  },
  [
    row(
      'audio-white',
      t('Sprechstelle Audio Weiß', 'Audio intercom, white'),
      t('freisprechend', 'hands-free'),
      210,
      look('audio', '#f3f3f1'),
    ),
    row(
      'audio-black',
      t('Sprechstelle Audio Schwarz', 'Audio intercom, black'),
      t('freisprechend', 'hands-free'),
      230,
      look('audio', BLACK),
    ),
    row(
      'video-white',
      t('Sprechstelle Video 5 Zoll Weiß', 'Video intercom 5 inch, white'),
      t('mit Bildspeicher', 'with picture memory'),
      540,
      look('video', '#f3f3f1', 'plain', 'gloss', '#20262c'),
    ),
    row(
      'video-black',
      t('Sprechstelle Video 5 Zoll Schwarz', 'Video intercom 5 inch, black'),
      t('mit Bildspeicher', 'with picture memory'),
      560,
      look('video', BLACK, 'plain', 'gloss', '#20262c'),
    ),
    row(
      'video-10',
      t('Sprechstelle Video 10 Zoll Glas', 'Video intercom 10 inch, glass'),
      t('mit App und Bildspeicher', 'with app and picture memory'),
      890,
      look('video-large', '#1d2024', 'plain', 'gloss', '#20262c'),
    ),
  ],
)

export const CENTRAL_UNITS: readonly ProductSpec[] = family(
  {
    prefix: 'central',
    kind: 'centralUnit',
    sku: 'HG-ZE',
    supplier: 'Hausgeist Systeme',
    series: 'Kern',
    trades: ['ELT'],
    about: t(
      'Zentrale im Medienverteiler, offener Funkstandard, läuft ohne Internet.',
      'Central unit in the media cabinet, open radio standard, works without the internet.',
    ),
  },
  [
    row(
      'none',
      t('Ohne Zentrale, vorbereitet', 'No central unit, prepared'),
      t('Leerrohre und Platz im Verteiler', 'conduits and space in the cabinet'),
      0,
      look('none', '#ffffff'),
      {
        about: t(
          'Eine Zentrale kann später eingebaut werden, ohne die Wände zu öffnen.',
          'A central unit can be added later without opening the walls.',
        ),
      },
    ),
    row(
      'basic',
      t('Zentrale Basis', 'Central unit Basic'),
      t('bis 40 Geräte', 'up to 40 devices'),
      690,
      look('box', '#f3f3f1'),
    ),
    row(
      'panel',
      t('Zentrale mit Wandpanel 7 Zoll', 'Central unit with 7 inch wall panel'),
      t('bis 120 Geräte', 'up to 120 devices'),
      1480,
      look('panel', '#2b2c2e', 'plain', 'gloss', '#9ec7cf'),
    ),
    row(
      'touch',
      t('Zentrale mit Touchpanel 10 Zoll', 'Central unit with 10 inch touch panel'),
      t('bis 250 Geräte, Energieauswertung', 'up to 250 devices, energy reports'),
      2190,
      look('touch', '#1d2024', 'plain', 'gloss', '#9ec7cf'),
    ),
  ],
)

export const THERMOSTATS: readonly ProductSpec[] = family(
  {
    prefix: 'thermostat',
    kind: 'thermostat',
    sku: 'HG-RT',
    supplier: 'Hausgeist Systeme',
    series: 'Wärme',
    trades: ['ELT'],
    about: t(
      'Raumregler für die Fußbodenheizung, Preis je Raum.',
      'Room controller for the underfloor heating, price per room.',
    ),
  },
  [
    row('dial-white', t('Drehregler Weiß', 'Dial, white'), t('mechanisch', 'mechanical'), 48, look('dial', '#f5f5f3')),
    row(
      'dial-steel',
      t('Drehregler Edelstahl', 'Dial, stainless steel'),
      t('mechanisch', 'mechanical'),
      64,
      look('dial', '#a9adb0', 'plain', 'satin'),
    ),
    row(
      'display-white',
      t('Displayregler Weiß', 'Display controller, white'),
      t('mit Wochenprogramm', 'with weekly programme'),
      118,
      look('display', '#f5f5f3', 'plain', 'satin', '#9ec7cf'),
    ),
    row(
      'display-black',
      t('Displayregler Schwarz', 'Display controller, black'),
      t('mit Wochenprogramm', 'with weekly programme'),
      128,
      look('display', BLACK, 'plain', 'satin', '#9ec7cf'),
    ),
    row(
      'glass-white',
      t('Glasregler vernetzt Weiß', 'Networked glass controller, white'),
      t('Funk, mit Feuchtefühler', 'radio, with humidity sensor'),
      186,
      look('glass', '#f5f5f3', 'plain', 'gloss', '#9ec7cf'),
    ),
    row(
      'glass-black',
      t('Glasregler vernetzt Schwarz', 'Networked glass controller, black'),
      t('Funk, mit Feuchtefühler', 'radio, with humidity sensor'),
      192,
      look('glass', BLACK, 'plain', 'gloss', '#9ec7cf'),
    ),
  ],
)

export const MOTION_SENSORS: readonly ProductSpec[] = family(
  {
    prefix: 'motion',
    kind: 'motionSensor',
    sku: 'HG-BM',
    supplier: 'Hausgeist Systeme',
    series: 'Wink',
    trades: ['ELT'],
    about: t(
      'Bewegungsmelder für Diele und Bäder, Preis je Melder.',
      'Motion sensor for hallway and bathrooms, price per sensor.',
    ),
  },
  [
    row(
      'none',
      t('Ohne Bewegungsmelder', 'No motion sensor'),
      t('Schaltung am Taster', 'switched by hand'),
      0,
      look('none', '#ffffff'),
      {
        about: t(
          'Das Licht in Diele und Bädern wird am Taster geschaltet.',
          'The light in hallway and bathrooms is switched at the wall.',
        ),
      },
    ),
    row(
      'wall-white',
      t('Wandmelder Weiß', 'Wall sensor, white'),
      t('180°, im Schalterrahmen', '180°, in the switch frame'),
      78,
      look('wall', '#f5f5f3'),
    ),
    row(
      'wall-black',
      t('Wandmelder Schwarz', 'Wall sensor, black'),
      t('180°, im Schalterrahmen', '180°, in the switch frame'),
      86,
      look('wall', BLACK),
    ),
    row(
      'ceiling-white',
      t('Präsenzmelder Decke', 'Ceiling presence sensor'),
      t('360°, vernetzt', '360°, networked'),
      142,
      look('ceiling', '#f5f5f3'),
    ),
  ],
)
