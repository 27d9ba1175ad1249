import { t } from './family.ts'
import { ITEMS } from './items.ts'
import type { Text } from './product.types.ts'

export interface DesignLineSpec {
  readonly id: string
  readonly title: Text
  readonly subtitle: Text
  readonly description: Text
  readonly summary: Text
  readonly products: readonly string[]
  /** Only in projects that ask for it. */
  readonly isOfStandard?: true
}

export interface DesignLineGroupSpec {
  readonly id: string
  readonly title: Text
  readonly description: Text
  readonly message: Text
  readonly scope: 'room' | 'unit'
  readonly severity: 'info' | 'warning'
  readonly lines: readonly DesignLineSpec[]
}

const KLAR: DesignLineSpec = {
  id: 'klar',
  title: t('Klar', 'Clear'),
  subtitle: t('Helle Flächen, ruhige Linien', 'Bright surfaces, calm lines'),
  description: t(
    'Weiß geölte Eiche, großformatige Fliesen in Zementgrau und matte Oberflächen. Ein Zuhause, das Licht sammelt.',
    'White-oiled oak, large cement-grey tiles and matt surfaces. A home that gathers light.',
  ),
  summary: t('Eiche weiß geölt, Zementgrau, Chrom', 'White-oiled oak, cement grey, chrome'),
  products: [
    'parquet-plank-oak-white',
    'paint-mist',
    'skirting-high-white',
    'door-flush-grey',
    'entrance-flush-anthracite',
    'lamp-disc-white',
    'lamp-pendant-white',
    'lamp-cloud-white',
    'blind-venetian-silver',
    'front-handleless-white',
    'worktop-quartz-white',
    'splashback-glass-white',
    'sink-steel-flush',
    'kitchen-tap-arc-chrome',
    'hob-induction-80',
    'oven-pyro-steel',
    'hood-slanted-white',
    'lamp-spots-white',
    'tile-120-grey',
    'wall-tile-120-white',
    'vanity-floating-white',
    'tap-arc-chrome',
    'mirror-rectangle-lit',
    'shower-walk-in',
    'shower-set-rain-chrome',
    'bathtub-back-to-wall',
    'toilet-square',
    'flush-slim-glass-white',
    'towel-rail-chrome',
    'basin-white',
    'frame-slim-white',
    'window-handle-square-steel',
    'thermostat-display-white',
    'doorbell-video-white',
    'motion-wall-white',
    'ceiling-panel-white',
    'ambient-cove-warm',
    'niche-single',
  ],
}

const NATUR: DesignLineSpec = {
  id: 'natur',
  title: t('Natur', 'Nature'),
  subtitle: t('Holz, Salbei, Sand', 'Wood, sage, sand'),
  description: t(
    'Geölte Dielen, Salbei und Sand, heller Terrazzo im Bad. Oberflächen, die man gern anfasst.',
    'Oiled planks, sage and sand, light terrazzo in the bathroom. Surfaces that invite touch.',
  ),
  summary: t('Eiche natur, Salbei, Terrazzo', 'Natural oak, sage, terrazzo'),
  products: [
    'parquet-plank-oak-natural',
    'paint-sage',
    'skirting-high-oak',
    'door-flush-oak',
    'entrance-flush-oak',
    'lamp-disc-wood',
    'lamp-cone-sage',
    'blind-screen-sand',
    'central-basic',
    'front-bar-handle-sage',
    'worktop-oak-solid',
    'splashback-sand',
    'sink-granite-sand',
    'kitchen-tap-arc-steel',
    'hob-induction-60',
    'oven-pyro-black',
    'hood-slanted-black',
    'lamp-linear-oak',
    'tile-terrazzo-light',
    'wall-tile-fluted-sage',
    'vanity-floating-oak',
    'tap-arc-steel',
    'mirror-round',
    'shower-niche',
    'shower-set-rail-steel',
    'bathtub-freestanding-sand',
    'toilet-square-sand',
    'flush-round-steel',
    'towel-plate-sand',
    'lamp-globe-opal',
    'basin-oak',
    'accessories-oak',
    'frame-slim-oak',
    'window-handle-round-steel',
    'thermostat-dial-steel',
    'storage-shelves',
    'ceiling-slats-oak',
    'ambient-strip-warm',
    'niche-double',
  ],
}

const ELEGANT: DesignLineSpec = {
  id: 'elegant',
  title: t('Elegant', 'Elegant'),
  subtitle: t('Nussbaum, Marmor, Messing', 'Walnut, marble, brass'),
  description: t(
    'Nussbaum im Fischgrät, dunkle Marmoroptik und Messing. Ein Auftritt mit Tiefe und warmem Licht.',
    'Walnut herringbone, dark marble look and brass. Depth and warm light.',
  ),
  summary: t('Nussbaum, dunkler Marmor, Messing', 'Walnut, dark marble, brass'),
  products: [
    'parquet-herringbone-walnut',
    'parquet-plank-walnut',
    'paint-petrol',
    'paint-plum',
    'skirting-high-black',
    'door-flush-walnut',
    'entrance-strip-oak',
    'lamp-spots-brass',
    'lamp-linear-brass',
    'lamp-globe-smoke',
    'lamp-cone-terracotta',
    'blind-venetian-black',
    'radiator-slim-anthracite',
    'front-handleless-walnut',
    'worktop-ceramic-marble',
    'splashback-marble',
    'sink-granite-black',
    'kitchen-tap-arc-brass',
    'hob-flex-matt',
    'oven-steam-black',
    'hood-ceiling',
    'tile-120-anthracite',
    'wall-tile-marble-dark',
    'vanity-console-marble',
    'tap-wall-brass',
    'mirror-arch',
    'shower-walk-in-smoke',
    'shower-set-rain-brass',
    'bathtub-built-in-duo',
    'toilet-square-black',
    'flush-slim-brass',
    'towel-rail-brass',
    'lamp-mirror-brass',
    'wall-tile-fluted-night',
    'basin-console-marble',
    'mirror-frame-brass',
    'accessories-brass',
    'frame-slim-black',
    'window-handle-round-brass',
    'thermostat-display-black',
    'doorbell-video-black',
    'motion-wall-black',
    'ceiling-slats-black',
    'ambient-color',
    'niche-lit-brass',
  ],
}

const STYLED = new Set([KLAR, NATUR, ELEGANT].flatMap((line) => line.products))

/** Where the other lines have a say, this one has what is planned anyway. */
const KLASSISCH: DesignLineSpec = {
  id: 'klassisch',
  title: t('Klassisch', 'Classic'),
  subtitle: t('Eiche, Weiß und warmes Licht', 'Oak, white and warm light'),
  description: t(
    'Eichenparkett, weiße Wände und helle Fliesen: die Ausstattung der Baubeschreibung, in sich stimmig.',
    'Oak parquet, white walls and bright tiles: the fittings of the building specification, in tune with each other.',
  ),
  summary: t('Eiche natur, Reinweiß, Chrom', 'Natural oak, pure white, chrome'),
  products: [
    ...new Set(
      ITEMS.filter((item) => item.products.some(({ id }) => STYLED.has(id))).flatMap(({ standard }) => standard ?? []),
    ),
  ],
  isOfStandard: true,
}

const METAL_TEXT = t(
  'Türdrücker und Schalter der ganzen Wohnung in einem Metall.',
  'Door handles and switches of the whole home in one metal.',
)

/** Styles by room, and one metal for the whole home. */
export const DESIGN_LINE_GROUPS: readonly DesignLineGroupSpec[] = [
  {
    id: 'style',
    title: t('Stil', 'Style'),
    description: t(
      'Jede Linie stimmt Böden, Wände, Möbel und Armaturen aufeinander ab. Sie können je Raum wählen und alles einzeln ändern.',
      'Each line matches floors, walls, furniture and taps. Choose by room and change any detail.',
    ),
    message: t('Wählen Sie eine Linie als Ausgangspunkt.', 'Choose a line as your starting point.'),
    scope: 'room',
    severity: 'info',
    lines: [KLASSISCH, KLAR, NATUR, ELEGANT],
  },
  {
    id: 'metal',
    title: t('Metall der Beschläge', 'Metal of the fittings'),
    description: METAL_TEXT,
    message: t('Gilt für die ganze Wohnung.', 'Applies to the whole home.'),
    scope: 'unit',
    severity: 'warning',
    lines: [
      {
        id: 'metal-line-steel',
        title: t('Edelstahl', 'Stainless steel'),
        subtitle: t('gebürstet', 'brushed'),
        description: METAL_TEXT,
        summary: t('zurückhaltend und robust', 'restrained and robust'),
        products: ['handle-square-steel', 'switch-square-steel'],
      },
      {
        id: 'metal-line-black',
        title: t('Schwarz', 'Black'),
        subtitle: t('matt', 'matt'),
        description: METAL_TEXT,
        summary: t('klarer Kontrast', 'clear contrast'),
        products: ['handle-square-black', 'switch-square-black'],
      },
      {
        id: 'metal-line-brass',
        title: t('Messing', 'Brass'),
        subtitle: t('gebürstet', 'brushed'),
        description: METAL_TEXT,
        summary: t('warm und lebendig', 'warm and lively'),
        products: ['handle-round-brass', 'switch-round-brass'],
      },
    ],
  },
]
