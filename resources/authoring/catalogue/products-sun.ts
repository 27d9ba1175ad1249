import { family, look, row, t } from './family.ts'
import type { ProductSpec } from './product.types.ts'

const BLACK = '#26272a'
const ANTHRACITE = '#44474a'

export const BLINDS: readonly ProductSpec[] = family(
  {
    supplier: 'Schattenwerk Emmendingen',
    trades: ['FEN'],
    prefix: 'blind',
    kind: 'blinds',
    sku: 'SW-SO',
    series: 'Mittag',
    about: t(
      'Sonnenschutz, Preis je Fenster einschließlich Montage.',
      'Sun protection, price per window including fitting.',
    ),
  },
  [
    row(
      'shutter-manual',
      t('Rollladen Gurtzug Grau', 'Roller shutter, strap, grey'),
      t('Kunststoff', 'plastic slats'),
      240,
      look('shutter', '#a8a9a8'),
    ),
    row(
      'shutter-electric',
      t('Rollladen elektrisch Grau', 'Roller shutter, electric, grey'),
      t('Aluminium, Funkmotor', 'aluminium, radio motor'),
      398,
      look('shutter', '#8f9192'),
    ),
    row(
      'shutter-anthracite',
      t('Rollladen elektrisch Anthrazit', 'Roller shutter, electric, anthracite'),
      t('Aluminium, Funkmotor', 'aluminium, radio motor'),
      418,
      look('shutter', ANTHRACITE),
    ),
    row(
      'venetian-silver',
      t('Raffstore elektrisch Silber', 'External venetian, electric, silver'),
      t('Lamelle 80 mm', '80 mm slats'),
      564,
      look('venetian', '#b9bcbe', 'plain', 'satin'),
    ),
    row(
      'venetian-black',
      t('Raffstore elektrisch Schwarz', 'External venetian, electric, black'),
      t('Lamelle 80 mm', '80 mm slats'),
      584,
      look('venetian', BLACK, 'plain', 'satin'),
    ),
    row(
      'screen-sand',
      t('Textilscreen elektrisch Sand', 'Textile screen, electric, sand'),
      t('windfest geführt', 'wind-proof guides'),
      598,
      look('screen', '#cfc4b2'),
    ),
    row(
      'screen-graphite',
      t('Textilscreen elektrisch Graphit', 'Textile screen, electric, graphite'),
      t('windfest geführt', 'wind-proof guides'),
      598,
      look('screen', '#5a5b5d'),
    ),
    row(
      'curtain-linen',
      t('Vorhangschiene mit Leinen', 'Curtain rail with linen'),
      t('bodenlang, lichtdämpfend', 'floor-length, dimming'),
      398,
      look('curtain', '#e0d6c4'),
    ),
  ],
)

export const INSECT_SCREENS: readonly ProductSpec[] = family(
  {
    supplier: 'Schattenwerk Emmendingen',
    trades: ['FEN'],
    prefix: 'screen',
    kind: 'insectScreen',
    sku: 'SW-IS',
    series: 'Sommer',
    about: t('Insektenschutz mit feinem Gewebe. Preis je Fenster.', 'Insect screen with fine mesh. Price per window.'),
  },
  [
    row(
      'frame-white',
      t('Spannrahmen Weiß', 'Fixed frame, white'),
      t('ohne Bohren', 'no drilling'),
      128,
      look('frame', '#f4f4f2'),
    ),
    row(
      'frame-anthracite',
      t('Spannrahmen Anthrazit', 'Fixed frame, anthracite'),
      t('ohne Bohren', 'no drilling'),
      134,
      look('frame', ANTHRACITE),
    ),
    row(
      'roller',
      t('Insektenschutzrollo', 'Roller insect screen'),
      t('mit Softbremse', 'with soft brake'),
      218,
      look('roller', '#e8e8e5'),
    ),
    row(
      'pleated',
      t('Plissee-Schiebetür', 'Pleated sliding screen'),
      t('für Terrassentüren', 'for terrace doors'),
      486,
      look('pleated', ANTHRACITE),
    ),
  ],
)
