import { t } from './family.ts'
import { rule, type RuleSpec } from './rule.ts'

/** What goes together at windows, sun protection and in the building technology. */
export const HOUSE_RULES: readonly RuleSpec[] = [
  rule(
    'blinds-alike',
    ['blinds', 'blinds'],
    'unit',
    [
      [{ only: ['blind-venetian-silver'] }, { only: ['blind-venetian-silver', 'blind-curtain'] }],
      [{ only: ['blind-venetian-black'] }, { only: ['blind-venetian-black', 'blind-curtain'] }],
    ],
    t(
      'Raffstores sind außen sichtbar und an allen Fenstern einer Wohnung gleich.',
      'External venetians are visible from outside and alike at all windows of a home.',
    ),
    t(
      'Auch die anderen Fenster bekommen diesen Raffstore, oder innen einen Vorhang.',
      'The other windows get this venetian too, or a curtain inside.',
    ),
  ),
  rule(
    'screen-central',
    ['blinds', 'central-unit'],
    'unit',
    [[{ only: ['blind-screen'] }, { not: ['central-none'] }]],
    t(
      'Textilscreens werden über den Windwächter der Zentrale eingefahren.',
      'Textile screens are retracted by the wind sensor of the central unit.',
    ),
    t('Wählen Sie mindestens die Zentrale Basis.', 'Choose at least the Basic central unit.'),
  ),
  rule(
    'entrance-glazing',
    ['entrance-door', 'glazing'],
    'unit',
    [[{ only: ['entrance-panel-walnut', 'entrance-strip-black'] }, { only: ['glazing-security'] }]],
    t(
      'Mit einer Tür der Klasse RC 3 werden auch die Fenster mit Sicherheitsglas ausgeführt.',
      'With a class RC 3 door the windows are fitted with security glass as well.',
    ),
    t('Die Verglasung ändert sich mit.', 'The glazing changes as well.'),
  ),
  rule(
    'glazing-handle',
    ['glazing', 'window-handle'],
    'room',
    [[{ only: ['glazing-security'] }, { only: ['window-handle-lockable'] }]],
    t('Zur Sicherheitsverglasung gehören abschließbare Griffe.', 'Security glazing takes lockable handles.'),
    t('Die Fenstergriffe ändern sich mit.', 'The window handles change as well.'),
  ),
  rule(
    'handle-frame',
    ['window-handle', 'frame'],
    'room',
    [[{ only: ['window-handle-lockable'] }, { not: ['frame-profiled'] }]],
    t(
      'Profilierte Holzrahmen haben keine Verstärkung für abschließbare Griffe.',
      'Profiled timber frames have no reinforcement for lockable handles.',
    ),
    t('Wählen Sie einen anderen Rahmen.', 'Choose another frame.'),
  ),
  rule(
    'frame-handle',
    ['frame', 'window-handle'],
    'room',
    [[{ only: ['frame-slim-black', 'frame-slim-anthracite'] }, { not: ['window-handle-round-white'] }]],
    t('Zu dunklen Rahmen gibt es keine weißen Griffe.', 'Dark frames do not come with white handles.'),
    t('Wählen Sie einen Griff in Metall oder Schwarz.', 'Choose a handle in metal or black.'),
  ),
  rule(
    'frame-blinds',
    ['frame', 'blinds'],
    'unit',
    [[{ only: ['frame-slim'] }, { not: ['blind-shutter-manual'] }]],
    t('Schlanke Rahmen haben keinen Platz für den Gurtzug.', 'Slim frames have no room for the strap.'),
    t('Wählen Sie elektrischen Sonnenschutz.', 'Choose electric sun protection.'),
  ),
  rule(
    'balcony-screen',
    ['balcony-door', 'insect-screen'],
    'unit',
    [[{ only: ['balcony-door-lift-slide', 'balcony-door-folding'] }, { only: ['screen-pleated', 'screen-roller'] }]],
    t(
      'Vor Hebeschiebetüren und Faltanlagen läuft nur ein Plissee oder Rollo.',
      'In front of lift-and-slide and folding doors only a pleated or roller screen runs.',
    ),
    t('Wählen Sie Plissee oder Rollo.', 'Choose a pleated or roller screen.'),
  ),
  rule(
    'thermostat-central',
    ['thermostat', 'central-unit'],
    'room',
    [[{ only: ['thermostat-glass'] }, { only: ['central-panel', 'central-touch'] }]],
    t(
      'Vernetzte Glasregler brauchen eine Zentrale mit Panel.',
      'Networked glass controllers need a central unit with a panel.',
    ),
    t('Wählen Sie eine Zentrale mit Wand- oder Touchpanel.', 'Choose a central unit with wall or touch panel.'),
  ),
  rule(
    'doorbell-central',
    ['doorbell', 'central-unit'],
    'room',
    [[{ only: ['doorbell-video-10'] }, { only: ['central-panel', 'central-touch'] }]],
    t(
      'Die Sprechstelle mit 10 Zoll arbeitet nur mit einer Zentrale mit Panel.',
      'The 10 inch station only works with a central unit with a panel.',
    ),
    t('Wählen Sie eine Zentrale mit Panel.', 'Choose a central unit with a panel.'),
  ),
  rule(
    'motion-central',
    ['motion-sensor', 'central-unit'],
    'room',
    [[{ only: ['motion-ceiling'] }, { not: ['central-none'] }]],
    t('Präsenzmelder melden an die Zentrale.', 'Presence sensors report to the central unit.'),
    t('Wählen Sie eine Zentrale.', 'Choose a central unit.'),
  ),
  rule(
    'energy-central',
    ['energy-manager', 'central-unit'],
    'room',
    [['any', { only: ['central-touch'] }]],
    t(
      'Der Energiemanager läuft nur auf der Zentrale mit Touchpanel.',
      'The energy manager only runs on the central unit with touch panel.',
    ),
    t(
      'Wählen Sie zuerst „Energie im Griff“ ab, um eine andere Zentrale zu nehmen.',
      'Deselect “Energy in hand” first to take another central unit.',
    ),
  ),
  rule(
    'alarm-central',
    ['alarm', 'central-unit'],
    'unit',
    [['any', { not: ['central-none'] }]],
    t('Öffnungsmelder brauchen eine Zentrale.', 'Opening sensors need a central unit.'),
    t('Wählen Sie mindestens die Zentrale Basis.', 'Choose at least the Basic central unit.'),
  ),
  rule(
    'wallbox-central',
    ['wallbox', 'central-unit'],
    'room',
    [[{ only: ['wallbox-bidirectional'] }, { only: ['central-touch'] }]],
    t(
      'Bidirektionales Laden wird vom Touchpanel gesteuert.',
      'Bidirectional charging is controlled from the touch panel.',
    ),
    t('Wählen Sie die Zentrale mit Touchpanel.', 'Choose the central unit with touch panel.'),
  ),
  rule(
    'switch-thermostat',
    ['switches', 'thermostat'],
    'room',
    [[{ only: ['switch-glass'] }, { not: ['thermostat-dial'] }]],
    t('Im Glasprogramm gibt es keine Drehregler.', 'The glass range has no dials.'),
    t('Wählen Sie einen Display- oder Glasregler.', 'Choose a display or glass controller.'),
  ),
]
