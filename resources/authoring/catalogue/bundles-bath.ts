import { AS_PLANNED, bundle, type BundleGroupSpec, group } from './bundle.ts'
import { t } from './family.ts'

/** Packages of the bathroom. */
export const BATH_GROUPS: readonly BundleGroupSpec[] = [
  group('bath-shower', t('Ausstattung der Dusche', 'Shower fittings'), 'SINGLE_SELECT', [
    bundle(
      'shower-standard',
      t('Ohne Duschpaket', 'No shower package'),
      t('Standard oder einzeln gewählt', 'Standard or chosen individually'),
      t(
        'Duschwanne mit Pendeltür und Brausestange, solange Sie nichts anderes wählen.',
        'Shower tray with swing door and rail, unless you choose otherwise.',
      ),
      ['bathroom'],
      { isDefault: true },
    ),
    bundle(
      'shower-comfort',
      t('Komfortdusche', 'Comfort shower'),
      t('Bodengleich, Regendusche, Duschrinne', 'Level access, rain shower, linear drain'),
      t(
        'Bodengleiche Walk-in-Dusche mit klarem Glas, Regendusche mit Thermostat und Duschrinne aus Edelstahl.',
        'Level-access walk-in shower with clear glass, rain shower with thermostat and stainless steel linear drain.',
      ),
      ['bathroom'],
      {
        lines: ['li-bath-shower', 'li-shower-drain'],
        products: ['shower-walk-in', 'shower-set-rain-chrome', 'drain-steel'],
        isPortalOffer: true,
      },
    ),
    bundle(
      'shower-wellness',
      t('Wellnessdusche', 'Wellness shower'),
      t('Rauchglas, Messing, beheizte Sitzbank', 'Smoked glass, brass, heated bench'),
      t(
        'Walk-in-Dusche mit Rauchglas, Regendusche in Messing und beheizte Sitzbank.',
        'Walk-in shower with smoked glass, brass rain shower and a heated bench.',
      ),
      ['bathroom'],
      {
        lines: ['li-bath-shower', 'li-shower-bench'],
        products: ['shower-walk-in-smoke', 'shower-set-rain-brass', 'bench-heated'],
      },
    ),
  ]),
  group('bath-tub', t('Badewanne', 'Bathtub'), 'SINGLE_SELECT', [
    bundle(
      'tub-planned',
      t('Mit Badewanne', 'With bathtub'),
      AS_PLANNED,
      t('Einbauwanne am geplanten Ort.', 'Built-in bathtub in its planned place.'),
      ['bathroom'],
      { isDefault: true },
    ),
    bundle(
      'tub-replaced',
      t('Duschbereich statt Badewanne', 'Shower area instead of the bathtub'),
      t('Die Badewanne entfällt und wird gutgeschrieben', 'The bathtub is left out and credited'),
      t(
        'An der Stelle der Badewanne entsteht eine zweite, bodengleiche Dusche; die gewählte bleibt. Die Standardwanne wird gutgeschrieben.',
        'A second, level-access shower takes the bathtub’s place; the one that you have chosen stays. The standard bathtub is credited.',
      ),
      ['bathroom'],
      { lines: ['li-shower-area'] },
    ),
  ]),
  group(
    'bath-metal',
    t('Farbe der Armaturen', 'Finish of the taps'),
    'SINGLE_SELECT',
    [
      bundle(
        'metal-chrome',
        t('Bogenarmaturen Chrom', 'Arched taps, chrome'),
        t('Waschtisch, Dusche, WC', 'Basin, shower, WC'),
        t('Armatur, Thermostat und Drückerplatte in Chrom.', 'Tap, thermostat and flush plate in chrome.'),
        ['bathroom'],
        {
          lines: ['li-bath-vanity', 'li-bath-shower', 'li-bath-wc'],
          products: ['tap-arc-chrome', 'shower-set-thermostat-chrome', 'flush-two-chrome'],
        },
      ),
      bundle(
        'metal-black',
        t('Bogenarmaturen Schwarz', 'Arched taps, black'),
        t('Waschtisch, Dusche, WC', 'Basin, shower, WC'),
        t('Armatur, Regendusche und Drückerplatte in Schwarz matt.', 'Tap, rain shower and flush plate in matt black.'),
        ['bathroom'],
        {
          lines: ['li-bath-vanity', 'li-bath-shower', 'li-bath-wc'],
          products: ['tap-arc-black', 'shower-set-rain-black', 'flush-two-black'],
        },
      ),
      bundle(
        'metal-brass',
        t('Bogenarmaturen Messing', 'Arched taps, brass'),
        t('Waschtisch, Dusche, WC', 'Basin, shower, WC'),
        t(
          'Armatur, Regendusche und Drückerplatte in Messing gebürstet.',
          'Tap, rain shower and flush plate in brushed brass.',
        ),
        ['bathroom'],
        {
          lines: ['li-bath-vanity', 'li-bath-shower', 'li-bath-wc'],
          products: ['tap-arc-brass', 'shower-set-rain-brass', 'flush-round-brass'],
        },
      ),
    ],
    { preselection: true, productGroup: true },
  ),
]
