import { family, look, row, t } from './family.ts'
import type { ProductSpec } from './product.types.ts'

const WHITE = '#f6f5f2'
const OAK = '#c9a173'
const WALNUT = '#6b4a33'
const BLACK = '#26272a'
const FURNITURE = { supplier: 'Badmanufaktur Feldsee', trades: ['HLS'] }
const CONSOLE = t(
  'Platte auf Metallgestell mit Handtuchstange und Ablage, Aufsatzbecken, Ablaufgarnitur und Montage.',
  'Top on a metal frame with towel rail and shelf, countertop basin, waste fitting and installation.',
)

export const VANITIES: readonly ProductSpec[] = family(
  {
    ...FURNITURE,
    prefix: 'vanity',
    kind: 'vanity',
    sku: 'BF-WT',
    series: 'Ufer',
    about: t(
      'Waschtisch mit Unterschrank, Vollauszug mit Dämpfung, Ablaufgarnitur und Montage.',
      'Washbasin with cabinet, soft-close drawer, waste fitting and installation.',
    ),
  },
  [
    row(
      'single-white',
      t('Waschtisch Weiß 80', 'Vanity, white 80'),
      t('800 × 480 mm, zwei Auszüge', '800 × 480 mm, two drawers'),
      890,
      look('single', WHITE, 'plain', 'satin', '#f1f0ec'),
    ),
    row(
      'single-oak',
      t('Waschtisch Eiche 80', 'Vanity, oak 80'),
      t('800 × 480 mm, zwei Auszüge', '800 × 480 mm, two drawers'),
      1120,
      look('single', WHITE, 'plain', 'satin', OAK),
    ),
    row(
      'single-graphite',
      t('Waschtisch Graphit 80', 'Vanity, graphite 80'),
      t('800 × 480 mm, zwei Auszüge', '800 × 480 mm, two drawers'),
      1080,
      look('single', WHITE, 'plain', 'satin', '#4b4d50'),
    ),
    row(
      'double-white',
      t('Waschtisch breit Weiß 120', 'Wide vanity, white 120'),
      t('1.200 × 480 mm, vier Auszüge', '1,200 × 480 mm, four drawers'),
      1690,
      look('double', WHITE, 'plain', 'satin', '#f1f0ec'),
    ),
    row(
      'double-oak',
      t('Waschtisch breit Eiche 120', 'Wide vanity, oak 120'),
      t('1.200 × 480 mm, vier Auszüge', '1,200 × 480 mm, four drawers'),
      1990,
      look('double', WHITE, 'plain', 'satin', OAK),
    ),
    row(
      'double-walnut',
      t('Waschtisch breit Nussbaum 140', 'Wide vanity, walnut 140'),
      t('1.400 × 500 mm, vier Auszüge', '1,400 × 500 mm, four drawers'),
      2480,
      look('double', WHITE, 'plain', 'satin', WALNUT),
    ),
    row(
      'floating-white',
      t('Schwebender Waschtisch Weiß 100', 'Floating vanity, white 100'),
      t('1.000 × 500 mm, Aufsatzbecken', '1,000 × 500 mm, countertop basin'),
      1580,
      look('floating', WHITE, 'plain', 'matt', '#f1f0ec'),
      { series: 'Insel' },
    ),
    row(
      'floating-oak',
      t('Schwebender Waschtisch Eiche 100', 'Floating vanity, oak 100'),
      t('1.000 × 500 mm, Aufsatzbecken', '1,000 × 500 mm, countertop basin'),
      1840,
      look('floating', WHITE, 'plain', 'matt', OAK),
      { series: 'Insel' },
    ),
    row(
      'floating-sage',
      t('Schwebender Waschtisch Salbei 100', 'Floating vanity, sage 100'),
      t('1.000 × 500 mm, Aufsatzbecken', '1,000 × 500 mm, countertop basin'),
      1760,
      look('floating', WHITE, 'plain', 'matt', '#a3ad97'),
      { series: 'Insel' },
    ),
    row(
      'floating-black',
      t('Schwebender Waschtisch Schwarz 100', 'Floating vanity, black 100'),
      t('1.000 × 500 mm, Aufsatzbecken Schwarz', '1,000 × 500 mm, black countertop basin'),
      1980,
      look('floating', BLACK, 'plain', 'matt', '#2f3033'),
      { series: 'Insel' },
    ),
    row(
      'console-marble',
      t('Waschtischkonsole Marmor', 'Marble console'),
      t('1.200 × 500 mm, Naturstein mit Schale', '1,200 × 500 mm, natural stone with bowl'),
      2680,
      look('console', '#e9e6e1', 'marble', 'gloss', '#b8924f'),
      { series: 'Palais', about: CONSOLE },
    ),
    row(
      'console-terrazzo',
      t('Waschtischkonsole Terrazzo', 'Terrazzo console'),
      t('1.200 × 500 mm mit Schale', '1,200 × 500 mm with bowl'),
      2380,
      look('console', '#dcd7cd', 'terrazzo', 'satin', OAK),
      { series: 'Palais', about: CONSOLE },
    ),
  ],
)

export const GUEST_VANITIES: readonly ProductSpec[] = family(
  {
    ...FURNITURE,
    prefix: 'basin',
    kind: 'vanity',
    sku: 'BF-HB',
    series: 'Steg',
    about: t(
      'Handwaschbecken mit Möbel, Ablaufgarnitur und Montage.',
      'Hand basin with cabinet, waste fitting and installation.',
    ),
  },
  [
    row(
      'white',
      t('Waschtisch Weiß 65', 'Vanity, white 65'),
      t('650 × 400 mm, zwei Auszüge', '650 × 400 mm, two drawers'),
      560,
      look('single', WHITE, 'plain', 'gloss', '#f1f0ec'),
    ),
    row(
      'oak',
      t('Waschtisch Eiche 65', 'Vanity, oak 65'),
      t('650 × 400 mm, zwei Auszüge', '650 × 400 mm, two drawers'),
      729,
      look('single', WHITE, 'plain', 'gloss', OAK),
    ),
    row(
      'graphite',
      t('Waschtisch Graphit 65', 'Vanity, graphite 65'),
      t('650 × 400 mm, zwei Auszüge', '650 × 400 mm, two drawers'),
      718,
      look('single', WHITE, 'plain', 'gloss', '#4b4d50'),
    ),
    row(
      'corner',
      t('Handwaschbecken Weiß 50', 'Hand basin, white 50'),
      t('500 × 400 mm, ohne Möbel', '500 × 400 mm, without cabinet'),
      389,
      look('corner', WHITE, 'plain', 'gloss'),
      {
        about: t(
          'Keramik wandhängend, mit Designsiphon, Ablaufgarnitur und Montage.',
          'Wall-hung ceramic basin with design trap, waste fitting and installation.',
        ),
      },
    ),
    row(
      'floating-oak',
      t('Waschschale auf Eichenplatte', 'Countertop bowl on oak top'),
      t('650 × 400 mm, zwei Türen', '650 × 400 mm, two doors'),
      930,
      look('floating', WHITE, 'plain', 'matt', OAK),
    ),
    row(
      'floating-black',
      t('Waschschale Schwarz', 'Countertop bowl, black'),
      t('650 × 400 mm, zwei Türen', '650 × 400 mm, two doors'),
      985,
      look('floating', BLACK, 'plain', 'matt', '#2f3033'),
    ),
    row(
      'console-marble',
      t('Konsole Marmor 65', 'Marble console 65'),
      t('650 × 400 mm mit Schale', '650 × 400 mm with bowl'),
      1480,
      look('console', '#e9e6e1', 'marble', 'gloss', '#b8924f'),
      { about: CONSOLE },
    ),
  ],
)
