import { t } from './family.ts'
import { rule, type RuleSpec } from './rule.ts'

const SLIM_TOPS = ['worktop-compact', 'worktop-ceramic']
const STONE_TOPS = [...SLIM_TOPS, 'worktop-quartz', 'worktop-granite', 'worktop-marble']

/** What goes together in the kitchen. */
export const KITCHEN_RULES: readonly RuleSpec[] = [
  rule(
    'hob-hood',
    ['hob', 'hood'],
    'room',
    [[{ only: ['hob-downdraft'] }, { only: ['hood-none'] }]],
    t('Der Kochfeldabzug ersetzt die Haube.', 'The downdraft hob replaces the hood.'),
    t('Die Haube entfällt und wird gutgeschrieben.', 'The hood is left out and credited.'),
  ),
  rule(
    'hood-hob',
    ['hood', 'hob'],
    'room',
    [[{ only: ['hood-none'] }, { only: ['hob-downdraft'] }]],
    t('Ohne Haube muss das Kochfeld selbst absaugen.', 'Without a hood the hob itself must extract.'),
    t('Wählen Sie das Kochfeld mit Abzug.', 'Choose the hob with downdraft.'),
  ),
  rule(
    'sink-worktop',
    ['sink', 'worktop'],
    'room',
    [[{ only: ['sink-steel-flush'] }, { only: STONE_TOPS }]],
    t('Flächenbündige Spülen brauchen eine wasserfeste Arbeitsplatte.', 'Flush sinks need a waterproof worktop.'),
    t('Wählen Sie Stein, Keramik oder eine Kompaktplatte.', 'Choose stone, ceramic or a compact slab.'),
  ),
  rule(
    'brass-worktop',
    ['sink', 'worktop'],
    'room',
    [[{ only: ['sink-brass'] }, { only: SLIM_TOPS }]],
    t(
      'Die Messingspüle wird bündig in eine dünne, wasserfeste Platte eingelassen.',
      'The brass sink is set flush into a thin, waterproof worktop.',
    ),
    t('Wählen Sie Keramik oder eine Kompaktplatte.', 'Choose ceramic or a compact slab.'),
  ),
  rule(
    'worktop-front',
    ['worktop', 'front'],
    'room',
    [[{ only: SLIM_TOPS }, { only: ['front-handleless'] }]],
    t('12-mm-Platten gibt es nur mit grifflosen Fronten.', '12 mm slabs only come with handleless fronts.'),
    t('Wählen Sie eine grifflose Front oder eine stärkere Platte.', 'Choose a handleless front or a thicker top.'),
  ),
  rule(
    'sink-front',
    ['sink', 'front'],
    'room',
    [[{ only: ['sink-ceramic-apron'] }, { only: ['front-frame'] }]],
    t('Der Spülstein mit sichtbarer Front gehört zur Rahmenfront.', 'The apron sink belongs to framed fronts.'),
    t('Wählen Sie eine Landhausfront.', 'Choose a country front.'),
  ),
  rule(
    'tap-sink',
    ['kitchen-tap', 'sink'],
    'room',
    [[{ only: ['kitchen-tap-pull-out'] }, { not: ['sink-ceramic-apron'] }]],
    t(
      'Hinter dem Spülstein ist kein Platz für die Federbrause.',
      'Behind the apron sink there is no room for the spring hose.',
    ),
    t('Wählen Sie eine Bogenarmatur.', 'Choose an arched tap.'),
  ),
  rule(
    'wood-hob',
    ['worktop', 'hob'],
    'room',
    [[{ only: ['worktop-oak', 'worktop-walnut'] }, { not: ['hob-ceramic'] }]],
    t('Massivholz verträgt die Hitze der Glaskeramik nicht.', 'Solid wood does not bear the heat of a ceramic hob.'),
    t('Wählen Sie ein Induktionskochfeld.', 'Choose an induction hob.'),
  ),
  rule(
    'oven-front',
    ['oven', 'front'],
    'room',
    [[{ only: ['oven-double'] }, { not: ['front-frame'] }]],
    t(
      'Zwei Geräte übereinander passen nicht in den Rahmenschrank.',
      'Two stacked appliances do not fit the framed cabinet.',
    ),
    t('Wählen Sie eine glatte Front.', 'Choose a plain front.'),
  ),
  rule(
    'drawers-front',
    ['drawers', 'front'],
    'room',
    [[{ only: ['drawer-motor'] }, { only: ['front-handleless'] }]],
    t('Die Öffnungsautomatik gibt es für grifflose Fronten.', 'Electric opening comes with handleless fronts.'),
    t('Wählen Sie eine grifflose Front oder andere Einsätze.', 'Choose a handleless front or other inserts.'),
  ),
  rule(
    'splashback-worktop',
    ['splashback', 'worktop'],
    'room',
    [[{ only: ['splashback-marble'] }, { only: STONE_TOPS }]],
    t(
      'Die Marmorrückwand schließt nur an Stein, Keramik oder Kompaktplatte an.',
      'The marble splashback only joins stone, ceramic or compact slab.',
    ),
    t('Wählen Sie eine dieser Platten.', 'Choose one of these tops.'),
  ),
]
