import { t } from './family.ts'
import { rule, type RuleSpec } from './rule.ts'

/** What goes together in floors, doors and living areas. */
export const LIVING_RULES: readonly RuleSpec[] = [
  rule(
    'floor-skirting',
    ['floor', 'skirting'],
    'room',
    [
      [{ only: ['parquet-herringbone'] }, { only: ['skirting-high', 'skirting-profiled'] }],
      [
        { only: ['tile-', 'parquet-strip-walnut', 'parquet-plank-walnut', 'parquet-herringbone-walnut'] },
        { not: ['skirting-low-oak', 'skirting-high-oak'] },
      ],
    ],
    t(
      'Leiste und Boden müssen in Höhe und Holz zueinander passen.',
      'Skirting and floor must match in height and wood.',
    ),
    t(
      'Fischgrät verlangt eine hohe Leiste; zu Nussbaum und Fliesen passt keine Eiche.',
      'Herringbone calls for a high skirting; oak does not go with walnut or tiles.',
    ),
  ),
  rule(
    'skirting-door',
    ['skirting', 'door'],
    'unit',
    [[{ only: ['skirting-profiled'] }, { only: ['door-panel'] }]],
    t(
      'Die Altbauleiste schließt nur an die Zargen der Stiltüren an.',
      'The profiled skirting only joins the frames of panel doors.',
    ),
    t('Alle Innentüren werden Stiltüren.', 'All interior doors become panel doors.'),
  ),
  rule(
    'door-handle',
    ['door', 'door-handle'],
    'unit',
    [
      [{ only: ['door-panel'] }, { only: ['handle-round'] }],
      [{ only: ['door-flush-concealed'] }, { only: ['handle-slim'] }],
      [{ only: ['door-glass-black'] }, { only: ['handle-round-black', 'handle-square-black', 'handle-slim-black'] }],
    ],
    t(
      'Alle Türen haben denselben Drücker; er muss zur Tür passen.',
      'All doors have the same lever; it must go with the door.',
    ),
    t(
      'Stiltüren tragen runde, wandbündige Türen schlanke, Lofttüren schwarze Drücker.',
      'Panel doors take round levers, flush-to-wall doors slim ones, loft doors black ones.',
    ),
  ),
  rule(
    'fireplace-tv',
    ['fireplace', 'tv-wall'],
    'room',
    [[{ only: ['fire-corner', 'fire-island'] }, { not: ['tv-wall-shelf'] }]],
    t(
      'Neben dieser Feuerstelle muss der Abstand zu Möbeln größer sein.',
      'This fireplace needs a larger clearance to furniture.',
    ),
    t('Wählen Sie ein Lowboard oder eine Paneelwand.', 'Choose a low board or a panelled wall.'),
  ),
  rule(
    'fireplace-radiator',
    ['fireplace', 'living-radiator'],
    'room',
    [[{ only: ['fire-wall', 'fire-corner', 'fire-island'] }, { not: ['radiator-slim'] }]],
    t(
      'Kamin und Heizwand zusammen würden den Raum überheizen.',
      'A fireplace and a flat radiator together would overheat the room.',
    ),
    t('Wählen Sie einen anderen Heizkörper oder keinen.', 'Choose another radiator or none.'),
  ),
  rule(
    'storage-wardrobe',
    ['storage', 'hall-wardrobe'],
    'unit',
    [[{ only: ['storage-open-niche'] }, { not: ['coat-rack-sliding'] }]],
    t('Vor der offenen Nische laufen keine Schiebetüren.', 'Sliding doors cannot run in front of the open niche.'),
    t(
      'Wählen Sie eine Garderobe mit Drehtüren oder offen.',
      'Choose a hall cabinet with hinged doors or an open coat rack.',
    ),
  ),
]
