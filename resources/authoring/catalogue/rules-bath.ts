import { t } from './family.ts'
import { rule, type RuleSpec } from './rule.ts'

const LEVEL = ['shower-niche', 'shower-walk-in']
const COUNTERTOP = ['vanity-floating', 'vanity-console']

/** What goes together in the bathrooms. */
export const BATH_RULES: readonly RuleSpec[] = [
  rule(
    'shower-floor',
    ['shower', 'bath-floor'],
    'room',
    [[{ only: LEVEL }, { not: ['tile-marble'] }]],
    t(
      'Bodengleiche Duschen brauchen eine Bodenfliese mit Rutschhemmung R10 oder besser.',
      'Level-access showers need a floor tile with slip resistance R10 or better.',
    ),
    t(
      'Polierte Marmoroptik hat R9. Wählen Sie eine matte Fliese oder eine Dusche mit Duschwanne.',
      'Polished marble look has R9. Choose a matt tile or a shower with a tray.',
    ),
  ),
  rule(
    'bench-shower',
    ['shower-bench', 'shower'],
    'room',
    [['any', { only: ['shower-walk-in'] }]],
    t('Die Sitzbank passt nur in eine Walk-in-Dusche.', 'The bench only fits a walk-in shower.'),
    t(
      'Wählen Sie zuerst die Wellnessdusche ab, um eine andere Dusche zu nehmen.',
      'Deselect the wellness shower first to take another shower.',
    ),
  ),
  rule(
    'drain-shower',
    ['shower-drain', 'shower'],
    'room',
    [['any', { only: LEVEL }]],
    t('Eine Duschrinne setzt eine bodengleiche Dusche voraus.', 'A linear drain needs a level-access shower.'),
    t(
      'Wählen Sie zuerst die Komfortdusche ab, um eine Duschwanne zu nehmen.',
      'Deselect the comfort shower first to take a shower tray.',
    ),
  ),
  rule(
    'wall-drain-floor',
    ['shower-drain', 'bath-floor'],
    'room',
    [[{ only: ['drain-tile'] }, { not: ['tile-mosaic', 'tile-hex'] }]],
    t(
      'Die befliesbare Rinne lässt sich nicht mit kleinen Formaten belegen.',
      'The tileable drain cannot be covered with small formats.',
    ),
    t(
      'Nehmen Sie eine Rinne aus Edelstahl oder eine größere Fliese.',
      'Take a stainless steel drain or a larger tile.',
    ),
  ),
  rule(
    'tap-vanity',
    ['tap', 'vanity'],
    'room',
    [[{ only: ['tap-wall', 'tap-tall'] }, { only: COUNTERTOP }]],
    t(
      'Wandarmaturen und hohe Armaturen gehören zu Aufsatzbecken.',
      'Wall-mounted and tall taps belong to countertop basins.',
    ),
    t('Wählen Sie einen schwebenden Waschtisch oder eine Konsole.', 'Choose a floating vanity or a console.'),
  ),
  rule(
    'tap-basin',
    ['tap', 'guest-vanity'],
    'room',
    [[{ only: ['tap-wall'] }, { only: ['basin-floating', 'basin-console'] }]],
    t('Die Wandarmatur gehört zu Waschschale oder Konsole.', 'The wall-mounted tap belongs to a bowl or console.'),
    t('Wählen Sie eine Waschschale oder eine andere Armatur.', 'Choose a bowl or another tap.'),
  ),
  rule(
    'vanity-mirror',
    ['vanity', 'mirror'],
    'room',
    [
      [{ only: ['vanity-floating'] }, { not: ['mirror-rectangle!', 'mirror-cabinet'] }],
      [{ only: ['vanity-double'] }, { only: ['mirror-rectangle-lit', 'mirror-cabinet-wide', 'mirror-frame'] }],
      [{ only: ['vanity-console'] }, { only: ['mirror-arch', 'mirror-frame', 'mirror-round'] }],
    ],
    t(
      'Spiegel und Waschtisch sind in Breite und Höhe aufeinander abgestimmt.',
      'Mirror and vanity match in width and height.',
    ),
    t(
      'Zu breiten Waschtischen gehören breite Spiegel, zu Konsolen Bogen, Rahmen oder runde Spiegel; zu schwebenden Waschtischen passen weder der einfache rechteckige Spiegel noch ein Spiegelschrank.',
      'Wide vanities take wide mirrors, consoles an arch, a frame or a round mirror; floating vanities take neither the plain rectangular mirror nor a cabinet.',
    ),
  ),
  rule(
    'basin-mirror',
    ['guest-vanity', 'guest-mirror'],
    'room',
    [[{ only: ['basin-corner'] }, { only: ['mirror-round', 'mirror-arch'] }]],
    t(
      'Zum kleinen Handwaschbecken gehört ein runder Spiegel oder ein Rundbogen.',
      'The small hand basin takes a round or an arched mirror.',
    ),
    t('Wählen Sie einen runden Spiegel oder den Rundbogen.', 'Choose a round or an arched mirror.'),
  ),
  rule(
    'mirror-lamp',
    ['mirror', 'bath-lamp'],
    'room',
    [[{ only: ['mirror-rectangle-lit', 'mirror-round-lit', 'mirror-cabinet'] }, { not: ['lamp-mirror'] }]],
    t('Beleuchtete Spiegel brauchen keine Spiegelleuchte.', 'Lit mirrors need no mirror light.'),
    t('Wählen Sie eine Deckenleuchte oder Einbaustrahler.', 'Choose a ceiling lamp or recessed spots.'),
  ),
  rule(
    'toilet-power',
    ['toilet', 'wc-power'],
    'room',
    [[{ only: ['toilet-shower'] }, { only: ['wc-power-switched'] }]],
    t('Das Dusch-WC braucht einen geschalteten Stromanschluss.', 'The shower WC needs a switched power connection.'),
    t('Der Anschluss kommt als weitere Position hinzu.', 'The connection is added as a further item.'),
  ),
  rule(
    'flush-power',
    ['flush-plate', 'wc-power'],
    'room',
    [[{ only: ['flush-sensor'] }, { only: ['wc-power-prepared', 'wc-power-switched'] }]],
    t('Die berührungslose Platte braucht Strom.', 'The touchless plate needs power.'),
    t('Wählen Sie einen Stromanschluss am WC.', 'Choose a power connection at the WC.'),
  ),
  rule(
    'toilet-flush',
    ['toilet', 'flush-plate'],
    'room',
    [[{ only: ['toilet-shower'] }, { only: ['flush-sensor', 'flush-slim'] }]],
    t('Zum Dusch-WC gehört eine flache oder berührungslose Platte.', 'A shower WC takes a slim or touchless plate.'),
    t('Wählen Sie eine Glasplatte oder die berührungslose Platte.', 'Choose a glass plate or the touchless one.'),
  ),
  rule(
    'shower-tub',
    ['shower', 'bathtub'],
    'room',
    [[{ only: ['shower-walk-in-smoke'] }, { not: ['bathtub-corner', 'bathtub-freestanding'] }]],
    t(
      'Neben der 160 cm breiten Dusche ist kein Platz für eine Eck- oder freistehende Wanne.',
      'Beside the 160 cm shower there is no room for a corner or freestanding bathtub.',
    ),
    t('Wählen Sie eine Einbauwanne oder eine schmalere Dusche.', 'Choose a built-in bathtub or a narrower shower.'),
  ),
  rule(
    'tub-floor',
    ['bathtub', 'bath-floor'],
    'room',
    [[{ only: ['bathtub-freestanding'] }, { not: ['tile-mosaic', 'tile-hex'] }]],
    t(
      'Unter einer freistehenden Wanne muss der Boden aus großen Platten sein.',
      'Below a freestanding bathtub the floor must be of large slabs.',
    ),
    t('Wählen Sie eine Fliese ab 60 × 60 cm.', 'Choose a tile of 60 × 60 cm or more.'),
  ),
  rule(
    'rain-ceiling',
    ['shower-set', 'ceiling'],
    'unit',
    [[{ only: ['shower-set-ceiling-rain'] }, { only: ['ceiling-panel', 'ceiling-slats'] }]],
    t(
      'Der Deckenregen wird in einer abgehängten Decke eingebaut.',
      'The ceiling rain is built into a suspended ceiling.',
    ),
    t('Wählen Sie eine abgehängte Decke oder eine Lamellendecke.', 'Choose a suspended or slatted ceiling.'),
  ),
  rule(
    'light-ceiling',
    ['ambient-light', 'ceiling'],
    'room',
    [
      [{ only: ['ambient-star-sky'] }, { only: ['ceiling-stretch', 'ceiling-panel'] }],
      [{ only: ['ambient-cove', 'ambient-color'] }, { not: ['ceiling-flat'] }],
    ],
    t('Dieses Licht braucht einen Hohlraum über der Decke.', 'This light needs a void above the ceiling.'),
    t('Wählen Sie eine abgehängte Decke oder eine Spanndecke.', 'Choose a suspended or stretch ceiling.'),
  ),
  rule(
    'niche-light',
    ['niche', 'ambient-light'],
    'room',
    [[{ only: ['niche-lit'] }, { not: ['ambient-none'] }]],
    t(
      'Die beleuchtete Nische hängt am Stromkreis des Stimmungslichts.',
      'The lit niche is on the circuit of the mood lighting.',
    ),
    t('Wählen Sie ein Stimmungslicht dazu.', 'Choose a mood light as well.'),
  ),
  rule(
    'audio-ceiling',
    ['audio', 'ceiling'],
    'room',
    [[{ only: ['audio-ceiling'] }, { only: ['ceiling-panel', 'ceiling-slats'] }]],
    t('Deckenlautsprecher brauchen eine abgehängte Decke.', 'Ceiling speakers need a suspended ceiling.'),
    t('Wählen Sie das Einbauradio oder eine andere Decke.', 'Choose the wall radio or another ceiling.'),
  ),
]
