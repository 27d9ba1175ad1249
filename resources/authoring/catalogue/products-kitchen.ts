import { family, look, METALS, type MetalKey, type Row, row, t } from './family.ts'
import type { ProductSpec } from './product.types.ts'

const MAKER = 'Küchenwerkstatt Wiesental'
const STEEL = '#a9adb0'
const BLACK = '#26272a'

function front(shape: string, key: string, de: string, en: string, color: string, price: number, wood = false): Row {
  const forms: Record<string, { de: string; en: string }> = {
    handleless: t('grifflos, Griffmulde', 'handleless, recessed grip'),
    'bar-handle': t('mit Stangengriff', 'with bar handle'),
    frame: t('Rahmenfront mit Knopf', 'framed front with knob'),
  }
  return row(
    `${shape}-${key}`,
    t(`Front ${de}`, `Front, ${en}`),
    forms[shape] ?? t('', ''),
    price,
    look(shape, color, wood ? 'plank' : 'plain', wood ? 'matt' : 'satin', shape === 'handleless' ? BLACK : STEEL),
  )
}

export const FRONTS: readonly ProductSpec[] = family(
  {
    prefix: 'front',
    kind: 'front',
    sku: 'WK-FR',
    supplier: MAKER,
    series: 'Tal',
    trades: ['KUE'],
    about: t(
      'Für alle Unter-, Ober- und Hochschränke der Küche; Vollauszüge gedämpft, montiert und ausgerichtet.',
      'For all base, wall and tall units of the kitchen; soft-close full-extension drawers, fitted and adjusted.',
    ),
  },
  [
    front('bar-handle', 'white', 'Weiß', 'white', '#f1f0ed', 7400),
    front('bar-handle', 'sand', 'Sand', 'sand', '#d3c7b3', 7600),
    front('bar-handle', 'grey', 'Seidengrau', 'silk grey', '#b4b4b0', 7600),
    front('bar-handle', 'sage', 'Salbei', 'sage', '#a3ad97', 7900),
    front('bar-handle', 'oak', 'Eiche', 'oak', '#c9a173', 8900, true),
    front('handleless', 'white', 'Weiß supermatt', 'super-matt white', '#f3f2f0', 8700),
    front('handleless', 'cashmere', 'Kaschmir supermatt', 'super-matt cashmere', '#cdbfae', 8950),
    front('handleless', 'graphite', 'Graphit supermatt', 'super-matt graphite', '#4b4d50', 8950),
    front('handleless', 'night', 'Nachtblau supermatt', 'super-matt night blue', '#2f3a50', 9200),
    front('handleless', 'oak', 'Eiche furniert', 'oak veneer', '#c39a6b', 9900, true),
    front('handleless', 'walnut', 'Nussbaum furniert', 'walnut veneer', '#6b4a33', 10400, true),
    front('handleless', 'black', 'Schwarz supermatt', 'super-matt black', '#242527', 9300),
    front('frame', 'white', 'Landhaus Weiß', 'country white', '#efece4', 9100),
    front('frame', 'sage', 'Landhaus Salbei', 'country sage', '#9ba78f', 9400),
    front('frame', 'pine', 'Landhaus Tannengrün', 'country fir green', '#3f5247', 9400),
    front('frame', 'blue', 'Landhaus Taubenblau', 'country dove blue', '#8195a5', 9400),
  ],
)

export const WORKTOPS: readonly ProductSpec[] = family(
  {
    prefix: 'worktop',
    kind: 'worktop',
    sku: 'SB-AP',
    supplier: 'Steinwerk Belchen',
    series: 'Platte',
    trades: ['KUE'],
    about: t(
      'Arbeitsplatte 635 mm tief mit Ausschnitten für Spüle und Kochfeld. Preis je laufendem Meter.',
      'Worktop 635 mm deep with cut-outs for sink and hob. Price per running metre.',
    ),
  },
  [
    row(
      'hpl-white',
      t('Schichtstoff Weiß', 'Laminate, white'),
      t('38 mm, Kante gerade', '38 mm, straight edge'),
      118,
      look('thick', '#ecebe7'),
    ),
    row(
      'hpl-concrete',
      t('Schichtstoff Beton', 'Laminate, concrete'),
      t('38 mm, Kante gerade', '38 mm, straight edge'),
      124,
      look('thick', '#a3a29e', 'concrete'),
    ),
    row(
      'hpl-oak',
      t('Schichtstoff Eiche', 'Laminate, oak'),
      t('38 mm, Kante gerade', '38 mm, straight edge'),
      128,
      look('thick', '#c9a173', 'plank'),
    ),
    row(
      'compact-black',
      t('Kompaktplatte Schwarz', 'Compact slab, black'),
      t('12 mm, wasserfest', '12 mm, waterproof'),
      236,
      look('thin', '#2a2b2d'),
    ),
    row(
      'compact-sand',
      t('Kompaktplatte Sand', 'Compact slab, sand'),
      t('12 mm, wasserfest', '12 mm, waterproof'),
      236,
      look('thin', '#cfc4b2'),
    ),
    row(
      'oak-solid',
      t('Eiche massiv geölt', 'Solid oak, oiled'),
      t('40 mm, durchgehende Lamellen', '40 mm, full staves'),
      312,
      look('thick', '#b98d5a', 'plank'),
    ),
    row(
      'walnut-solid',
      t('Nussbaum massiv geölt', 'Solid walnut, oiled'),
      t('40 mm, durchgehende Lamellen', '40 mm, full staves'),
      438,
      look('thick', '#634229', 'plank'),
    ),
    row(
      'quartz-white',
      t('Quarzstein Weiß', 'Quartz, white'),
      t('20 mm, poliert', '20 mm, polished'),
      398,
      look('thin', '#ebe9e5', 'plain', 'gloss'),
    ),
    row(
      'quartz-grey',
      t('Quarzstein Grau', 'Quartz, grey'),
      t('20 mm, geledert', '20 mm, leathered'),
      412,
      look('thin', '#8d8c89', 'terrazzo', 'satin', '#6b6a68'),
    ),
    row(
      'granite-black',
      t('Granit Anthrazit satiniert', 'Granite, satin anthracite'),
      t('30 mm', '30 mm'),
      448,
      look('thick', '#2e2f31', 'terrazzo', 'satin', '#55575a'),
    ),
    row(
      'marble-white',
      t('Marmor Weiß', 'Marble, white'),
      t('30 mm, imprägniert', '30 mm, sealed'),
      590,
      look('thick', '#e9e6e1', 'marble', 'gloss', '#a29d95'),
      { hint: t('Naturprodukt: Aderung nach Musterplatte', 'Natural stone: veins as in the sample slab') },
    ),
    row(
      'ceramic-white',
      t('Keramik Kreideweiß', 'Ceramic, chalk white'),
      t('12 mm, kratzfest', '12 mm, scratch-proof'),
      498,
      look('thin', '#e3e0d9'),
    ),
    row(
      'ceramic-graphite',
      t('Keramik Graphit', 'Ceramic, graphite'),
      t('12 mm, kratzfest', '12 mm, scratch-proof'),
      498,
      look('thin', '#4a4b4d', 'concrete'),
    ),
    row(
      'ceramic-marble',
      t('Keramik Marmoroptik dunkel', 'Ceramic, dark marble look'),
      t('12 mm, kratzfest', '12 mm, scratch-proof'),
      538,
      look('thin', '#3a3734', 'marble', 'satin', '#b59a6a'),
    ),
  ],
)

export const SINKS: readonly ProductSpec[] = family(
  {
    prefix: 'sink',
    kind: 'sink',
    sku: 'WL-SP',
    supplier: 'Wasserlauf Armaturen',
    series: 'Becken',
    trades: ['KUE'],
    about: t(
      'Küchenspüle mit Korbventil und Siphon, eingebaut.',
      'Kitchen sink with basket strainer and trap, fitted.',
    ),
  },
  [
    row(
      'steel-single',
      t('Edelstahlspüle', 'Stainless steel sink'),
      t('860 × 500 mm, Einbau', '860 × 500 mm, inset'),
      248,
      look('single', STEEL, 'plain', 'satin'),
    ),
    row(
      'steel-double',
      t('Edelstahlspüle anderthalb Becken', 'Stainless steel sink, one and a half bowls'),
      t('1.000 × 500 mm, Einbau', '1,000 × 500 mm, inset'),
      312,
      look('one-and-half', STEEL, 'plain', 'satin'),
    ),
    row(
      'steel-flush',
      t('Edelstahlspüle flächenbündig', 'Stainless steel sink, flush'),
      t('540 × 440 mm, flächenbündig', '540 × 440 mm, flush-mounted'),
      468,
      look('single', '#b5b9bc', 'plain', 'satin'),
      { hint: t('nur mit Stein, Keramik oder Kompaktplatte', 'only with stone, ceramic or compact slab') },
    ),
    row(
      'granite-black',
      t('Verbundspüle Schwarz', 'Composite sink, black'),
      t('780 × 500 mm, Einbau', '780 × 500 mm, inset'),
      396,
      look('single', BLACK),
    ),
    row(
      'granite-white',
      t('Verbundspüle Weiß', 'Composite sink, white'),
      t('780 × 500 mm, Einbau', '780 × 500 mm, inset'),
      396,
      look('single', '#eceae6'),
    ),
    row(
      'granite-sand',
      t('Verbundspüle Sand, anderthalb Becken', 'Composite sink, sand, one and a half bowls'),
      t('1.000 × 500 mm, Einbau', '1,000 × 500 mm, inset'),
      448,
      look('one-and-half', '#c7bba8'),
    ),
    row(
      'ceramic-apron',
      t('Keramikspülstein Weiß', 'Ceramic apron sink, white'),
      t('600 × 630 mm, sichtbare Front', '600 × 630 mm, exposed front'),
      748,
      look('apron', '#f4f3ef', 'plain', 'gloss'),
      { hint: t('nur mit Rahmenfronten', 'only with framed fronts') },
    ),
    row(
      'brass',
      t('Spüle Messing flächenbündig', 'Brass sink, flush'),
      t('540 × 440 mm, flächenbündig', '540 × 440 mm, flush-mounted'),
      869,
      look('single', '#b8924f', 'plain', 'satin'),
      { hint: t('nur mit Keramik oder Kompaktplatte', 'only with ceramic or compact slab') },
    ),
  ],
)

function kitchenTap(shape: string, de: string, en: string, metal: MetalKey, price: number): Row {
  const { name, color } = METALS[metal]
  return row(
    `${shape}-${metal}`,
    t(`${de} ${name.de}`, `${en}, ${name.en.toLowerCase()}`),
    t('Einhebelmischer, Hochdruck', 'single lever, high pressure'),
    price,
    look(shape, color, 'plain', metal === 'chrome' ? 'gloss' : 'satin'),
  )
}

export const KITCHEN_TAPS: readonly ProductSpec[] = family(
  {
    prefix: 'kitchen-tap',
    kind: 'kitchenTap',
    sku: 'WL-KA',
    supplier: 'Wasserlauf Armaturen',
    series: 'Quell',
    trades: ['KUE'],
    about: t(
      'Küchenarmatur mit keramischer Kartusche und Durchflussbegrenzer.',
      'Kitchen tap with ceramic cartridge and flow limiter.',
    ),
  },
  [
    kitchenTap('straight', 'Küchenarmatur gerade', 'Straight kitchen tap', 'chrome', 168),
    kitchenTap('straight', 'Küchenarmatur gerade', 'Straight kitchen tap', 'steel', 212),
    kitchenTap('straight', 'Küchenarmatur gerade', 'Straight kitchen tap', 'black', 236),
    kitchenTap('arc', 'Küchenarmatur Bogen', 'Arched kitchen tap', 'chrome', 218),
    kitchenTap('arc', 'Küchenarmatur Bogen', 'Arched kitchen tap', 'steel', 262),
    kitchenTap('arc', 'Küchenarmatur Bogen', 'Arched kitchen tap', 'black', 288),
    kitchenTap('arc', 'Küchenarmatur Bogen', 'Arched kitchen tap', 'brass', 346),
    kitchenTap('pull-out', 'Küchenarmatur mit Federbrause', 'Spring-hose kitchen tap', 'steel', 368),
    kitchenTap('pull-out', 'Küchenarmatur mit Federbrause', 'Spring-hose kitchen tap', 'black', 392),
  ],
)
