import { family, look, row, t } from './family.ts'
import type { ProductSpec } from './product.types.ts'

const STEEL = '#a9adb0'
const BLACK = '#26272a'
const APPLIANCES = { supplier: 'Herdwerk Breisgau', trades: ['KUE'] }

export const HOBS: readonly ProductSpec[] = family(
  {
    ...APPLIANCES,
    prefix: 'hob',
    kind: 'hob',
    sku: 'HB-KF',
    series: 'Glut',
    about: t(
      'Kochfeld mit Kindersicherung und Restwärmeanzeige, angeschlossen.',
      'Hob with child lock and residual heat display, connected.',
    ),
  },
  [
    row(
      'ceramic',
      t('Glaskeramik-Kochfeld 60', 'Ceramic hob 60'),
      t('4 Zonen, Rahmen', '4 zones, framed'),
      498,
      look('ceramic', '#1f2022', 'plain', 'gloss', STEEL),
    ),
    row(
      'induction-60',
      t('Induktionskochfeld 60', 'Induction hob 60'),
      t('4 Zonen, facettiert', '4 zones, bevelled'),
      798,
      look('induction', '#1b1c1e', 'plain', 'gloss', '#6d7073'),
    ),
    row(
      'induction-80',
      t('Induktionskochfeld 80', 'Induction hob 80'),
      t('5 Zonen, facettiert', '5 zones, bevelled'),
      1090,
      look('induction', '#1b1c1e', 'plain', 'gloss', '#8e9194'),
    ),
    row(
      'flex-80',
      t('Flächeninduktion 80', 'Flex induction 80'),
      t('2 Flächen, Automatik', '2 areas, automatic'),
      1390,
      look('flex', '#17181a', 'plain', 'gloss', '#8e9194'),
    ),
    row(
      'flex-matt',
      t('Flächeninduktion 80 matt', 'Flex induction 80, matt'),
      t('2 Flächen, kratzarm', '2 areas, scratch-resistant'),
      1560,
      look('flex', '#34363a', 'plain', 'matt', '#8e9194'),
    ),
    row(
      'downdraft-80',
      t('Induktion mit Kochfeldabzug 80', 'Induction with downdraft 80'),
      t('Umluft mit Plasmafilter', 'recirculating with plasma filter'),
      2690,
      look('downdraft', '#1b1c1e', 'plain', 'gloss', '#45484b'),
      { hint: t('ersetzt die Haube', 'replaces the hood') },
    ),
  ],
)

export const OVENS: readonly ProductSpec[] = family(
  {
    ...APPLIANCES,
    prefix: 'oven',
    kind: 'oven',
    sku: 'HB-BO',
    series: 'Glut',
    about: t(
      'Einbaugerät, Energieklasse A+, mit Teleskopauszug.',
      'Built-in appliance, energy class A+, with telescopic rail.',
    ),
  },
  [
    row(
      'single-steel',
      t('Backofen Edelstahl', 'Oven, stainless steel'),
      t('71 l, 8 Heizarten', '71 l, 8 modes'),
      598,
      look('single', STEEL, 'plain', 'satin', '#1b1c1e'),
    ),
    row(
      'single-black',
      t('Backofen Schwarz', 'Oven, black'),
      t('71 l, 8 Heizarten', '71 l, 8 modes'),
      648,
      look('single', BLACK, 'plain', 'gloss', '#1b1c1e'),
    ),
    row(
      'pyro-steel',
      t('Backofen Pyrolyse Edelstahl', 'Pyrolytic oven, stainless steel'),
      t('71 l, selbstreinigend', '71 l, self-cleaning'),
      940,
      look('pyro', STEEL, 'plain', 'satin', '#1b1c1e'),
    ),
    row(
      'pyro-black',
      t('Backofen Pyrolyse Schwarz', 'Pyrolytic oven, black'),
      t('71 l, selbstreinigend', '71 l, self-cleaning'),
      980,
      look('pyro', BLACK, 'plain', 'gloss', '#1b1c1e'),
    ),
    row(
      'steam-steel',
      t('Kombidampfgarer Edelstahl', 'Combi steam oven, stainless steel'),
      t('47 l, Festwasseranschluss, mit Schublade', '47 l, mains water, with drawer'),
      1890,
      look('steam', STEEL, 'plain', 'satin', '#1b1c1e'),
    ),
    row(
      'steam-black',
      t('Kombidampfgarer Schwarz', 'Combi steam oven, black'),
      t('47 l, Festwasseranschluss, mit Schublade', '47 l, mains water, with drawer'),
      1940,
      look('steam', BLACK, 'plain', 'gloss', '#1b1c1e'),
    ),
    row(
      'double-black',
      t('Backofen und Kompaktdampfgarer Schwarz', 'Oven and compact steamer, black'),
      t('71 l und 45 l', '71 l and 45 l'),
      2980,
      look('double', BLACK, 'plain', 'gloss', '#1b1c1e'),
    ),
  ],
)

export const HOODS: readonly ProductSpec[] = family(
  {
    ...APPLIANCES,
    prefix: 'hood',
    kind: 'hood',
    sku: 'HB-DH',
    series: 'Luft',
    about: t('Umlufthaube mit Aktivkohlefilter und LED-Licht.', 'Recirculating hood with carbon filter and LED light.'),
  },
  [
    row(
      'wall-steel',
      t('Wandhaube Edelstahl', 'Wall hood, stainless steel'),
      t('600 mm, 420 m³/h', '600 mm, 420 m³/h'),
      378,
      look('wall', STEEL, 'plain', 'satin'),
    ),
    row(
      'wall-black',
      t('Wandhaube Schwarz', 'Wall hood, black'),
      t('600 mm, 420 m³/h', '600 mm, 420 m³/h'),
      428,
      look('wall', BLACK),
    ),
    row(
      'slanted-black',
      t('Kopffreihaube Schwarzglas', 'Slanted hood, black glass'),
      t('800 mm, 620 m³/h', '800 mm, 620 m³/h'),
      689,
      look('slanted', '#1b1c1e', 'plain', 'gloss'),
    ),
    row(
      'slanted-white',
      t('Kopffreihaube Weißglas', 'Slanted hood, white glass'),
      t('800 mm, 620 m³/h', '800 mm, 620 m³/h'),
      719,
      look('slanted', '#f0f0ee', 'plain', 'gloss'),
    ),
    row(
      'ceiling',
      t('Deckenlüfter', 'Ceiling extractor'),
      t('900 × 500 mm, mit Fernbedienung', '900 × 500 mm, remote control'),
      1490,
      look('ceiling', '#f3f3f1'),
    ),
    row(
      'island-brass',
      t('Inselhaube Messing', 'Brass island hood'),
      t('Ø 400 mm, 520 m³/h', 'Ø 400 mm, 520 m³/h'),
      1680,
      look('island', '#b8924f', 'plain', 'satin'),
    ),
    row(
      'none',
      t('Ohne Haube', 'No hood'),
      t('bei Kochfeldabzug', 'with a downdraft hob'),
      0,
      look('none', '#ffffff'),
      {
        about: t(
          'Den Dunst nimmt der Abzug im Kochfeld auf; die Wand darüber bleibt frei.',
          'The extractor in the hob takes up the steam; the wall above it stays free.',
        ),
      },
    ),
  ],
)
