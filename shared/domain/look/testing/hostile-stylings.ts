/**
 * Advanced stylings that want to fetch, run, write words, tell what stands on a page, leave their place, or hide and cover
 * what has to be read; one of each technique, in our own words. Nothing of any of them may be left.
 */

const button = (root: unknown) => ({ components: { MuiButton: { styleOverrides: { root } } } })
const styles = (property: string, values: readonly unknown[]) => values.map((value) => button({ [property]: value }))

const FETCHES = [
  'url(https://evil.example/a.png)', 'url("//evil.example/a")', "url('a.svg#x')", 'URL(a)', 'uRl( a )', 'url (a)',
  'url\t(a)', 'url(data:image/svg+xml,<svg/>)', 'url(javascript:alert(1))', 'u\\72l(a)', '\\75\\72\\6c(a)',
  '\\000075rl(a)', 'ur/**/l(a)', 'image-set("a.png" 1x)', 'image-set(attr(value))', '-webkit-image-set(url(a) 1x)',
  'image("a.png")', 'src("a.png")', 'cross-fade(url(a), url(b), 50%)', 'element(#secret)', '-moz-element(#secret)',
  'paint(worklet)', 'linear-gradient(url(a), #fff)', 'linear-gradient(#fff, #000), url(a)', 'var(--x, url(a))',
  'attr(data-x type(<url>))', 'attr(value)', 'if(style(--x: "1"): url(a))', 'env(x, url(a))', '@import "a.css"',
  '#fff url(a)', 'none;background:url(a)', 'red}*{background:url(a)}', 'ｕｒｌ(a)', 'url\u200b(a)', 'url\u0000(a)',
  'u\nrl(a)', '//evil.example/a.png', 'https://evil.example/a.png', 'conic-gradient(from 0deg, url(a))',
  'image-set(var(--steal))', '-webkit-cross-fade(url(a), url(b), 1)', 'mask(url(a))', 'url(a',
] // biome-ignore format: a list to look through

const RUNS = [
  'expression(alert(1))', 'EXPRESSION(alert(1))', 'exp/**/ression(alert(1))', 'expr\\65ssion(alert(1))',
  'ｅｘｐｒｅｓｓｉｏｎ(alert(1))', 'expression\\28 alert(1)\\29', 'javascript:alert(1)', 'vbscript:x', 'behavior(a)',
  'progid:DXImageTransform.Microsoft.Alpha()', '<script>alert(1)</script>', '</style><script>alert(1)</script>',
  '<!--', '-->', '&lt;/style&gt;', '{{constructor}}', '${alert(1)}', '`x`', 'red !important', 'red;', 'red}',
  '{red', '\\', '\\"', '"', "'", '"red', "re'd", '(', ')', 'rgb(1, 2, 3', 'calc(1px', '/* red */', '/*', 'red\u2028',
  '\ufeffred?', '@media', 'a:b', '[x]', '*{}', '~', '^', '$x', '=', '|', '&', '!', 'red\u0000', 'ｒｅｄ', 'ред',
] // biome-ignore format: a list to look through

/** Names of properties, which are refused whatever their value is. */
const PROPERTIES = [
  'content', 'position', 'inset', 'insetInline', 'top', 'right', 'bottom', 'left', 'zIndex', 'transform', 'translate',
  'scale', 'rotate', 'perspective', 'display', 'visibility', 'contentVisibility', 'float', 'clear', 'clip', 'clipPath',
  'mask', 'maskImage', 'filter', 'backdropFilter', 'mixBlendMode', 'pointerEvents', 'cursor', 'userSelect', 'overflow',
  'overflowX', 'textIndent', 'textOverflow', 'whiteSpace', 'wordBreak', 'writingMode', 'direction', 'unicodeBidi',
  'order', 'gridArea', 'gridRow', 'flex', 'flexDirection', 'alignItems', 'columnCount', 'columns', 'zoom', 'all',
  'animation', 'animationName', 'animationDuration', 'transitionBehavior', 'viewTransitionName', 'offsetPath',
  'shapeOutside', 'listStyle', 'listStyleImage', 'borderImage', 'borderImageSource', 'outline', 'outlineColor',
  'appearance', 'behavior', 'MozBinding', '-moz-binding', '-webkit-user-modify', 'WebkitTextFillColor',
  'WebkitTextSecurity', 'WebkitMaskImage', 'backgroundClip', 'backgroundPosition', 'backgroundSize', 'font', 'src',
  'unicodeRange', 'colorScheme', 'counterReset', 'quotes', 'willChange', 'isolation', 'contain', 'anchorName',
  'positionAnchor', 'scrollBehavior', 'overscrollBehavior', 'touchAction', 'resize', 'caretColor', 'fill', 'stroke',
  '--ww-palette-text-primary', '--x', 'variants', 'sx', 'composes', 'label', 'toString', 'constructor', 'prototype',
  'hasOwnProperty', 'COLOR', 'color ', ' color', 'color\u0000', 'co\\6cor', 'color:red;x',
] // biome-ignore format: a list to look through

const SELECTORS = [
  'body', '*', 'html', ':root', '& *', '& > *', '& + *', '& ~ *', 'body &', '&, body', '&:has(input)', '&:not(x)',
  '&:is(*, body)', '&:where(x)', '&[value^="a"]', '& input[value^="a"]', '& input', '&#x', '& .secret', '&.secret',
  '& .ww-note', '&::after, body', '&::part(x)', '&::slotted(x)', '&::selection', '&::first-letter', '&:nth-child(2)',
  '&:target', '&:visited', '& .MuiBox-root .MuiButton-root', '& > .MuiButton-root', '&:hover body', '&\\,body',
  '@import "a.css"', '@import url(a)', '@font-face', '@keyframes x', '@supports (a: b)', '@layer elements',
  '@container (width > 1px)', '@property --x', '@scope (body)', '@charset "x"', '@namespace x', '@page', '@media print',
  '@media screen and (min-width: 1px)', '@media (min-width: 1px), print', '@media (-webkit-min-device-pixel-ratio: 0)',
  '@media (prefers-color-scheme: dark)', '@media (min-width: 1px) { body', '@starting-style', '@view-transition',
  '&:hover{}body', '& /**/', '\\26', '.MuiButton-root', '#root', '[data-theme]', '<style>', '',
] // biome-ignore format: a list to look through

/** Values of what may be said, that leave their place, cover, or shrink to nothing. */
const PLACES: Readonly<Record<string, readonly unknown[]>> = {
  margin: [-1, '-1px', '0 -400px', 'calc(0px - 400px)', 'calc(-1 * 400px)', '100vw', '1e9px', 9_999, '999rem', '50%',
    'calc(160px + 160px)', 'calc(100px * 99)', 'calc(1px / 0.0001)', 'max(100vw, 100vh)', '1px-2px'],
  marginLeft: ['-100vw', 2_000, '4000px', 'calc(25% + 25%)'],
  padding: ['100vh', 100_000, '1e3px', 'calc(10px*1000)', 'clamp(9999px, 1px, 1px)', Number.MAX_VALUE, -1],
  width: ['9999px', '101vw', '200%', '1e6em', 'calc(100vw + 100vw)', 'calc(1px * 1e9)', -5, 100_000],
  height: ['101vh', '200dvh', 'calc(100vh + 1000px + 2000px)', 'calc(1lh * 900)'],
  minWidth: ['150vw', 2_001], minHeight: ['110svh', '101lvh', '110cqh'],
  gap: ['100vh', 999],
  boxShadow: ['0 0 0 9999px #fff', '0 0 0 100vmax #fff', 'inset 0 0 0 500px #fff', '-900px 0 0 #fff',
    '0 0 0 calc(1px / 0.0001) #fff', '0 0 0 calc(80px * 99) #fff', '0 0 0 99rem #fff'],
  textShadow: ['0 0 0 9999px', '-400px -400px #000', '0 100vh #000'],
  border: ['9999px solid #fff', '100vw solid #fff'], borderWidth: [49, '50vw', '99em'], borderTopWidth: [500],
  opacity: [0, 0.01, '0', '0%', '0.0', '.1', 'calc(1 - 1)', 'var(--x)', '1e-9', -1, 2],
  fontSize: [0, 1, '0', '0px', '0rem', '1px', '0%', 'calc(1rem - 1rem)', 'min(1px, 1rem)', 'clamp(0px, 1vw, 1px)', '1vw',
    '0.01em', 'var(--x)', 999, '99rem', '-1px', 'calc(1rem*0)', '1e-3rem'],
  lineHeight: [0, '0', '0px', 0.1, 99, '9999px', '-1'],
  letterSpacing: [-99, '-1em', '-100px', 999, '100vw'],
  transition: ['all 9999s', 'opacity 1s 99s', 'all 99999ms'],
  color: [true, null, [], {}, ['red'], Number.NaN, Number.POSITIVE_INFINITY, 1e300],
} // biome-ignore format: a list to look through

const PROPS = {
  component: 'script', href: '/x', src: 'x', to: 'x', children: 'x', title: 'x', onClick: 'alert(1)', dangerouslySetInnerHTML: 'x',
  className: 'x', style: 'x', sx: 'x', id: 'x', open: true, hidden: true, disabled: true, tabIndex: 1, role: 'x',
  ref: 'x', key: 'x', as: 'x', container: 'x', disablePortal: true, target: 'x', type: 'x', name: 'x', value: 'x',
  'aria-hidden': true, 'aria-label': 'x', slots: 'x', slotProps: 'x', fullScreen: true, inert: true, classes: 'x',
  keepMounted: true, hideBackdrop: true, autoFocus: true,
} // biome-ignore format: a list to look through

const COMPONENTS = [
  'MuiCssBaseline', 'MuiScopedCssBaseline', 'MuiGlobalStyles', 'Mui', 'Button', 'muiButton', 'MuiButton ', 'Mui-Button',
  'MuiButton.root', 'body', '*', '', 'constructor', 'prototype', 'toString', 'MuiB\u0000', 'MuiBütton', `Mui${'X'.repeat(60)}`,
] // biome-ignore format: a list to look through

const WHOLE: readonly unknown[] = [
  null,
  [],
  'x',
  7,
  true,
  { css: 'body { display: none }' },
  { styles: {} },
  { mixins: { toolbar: { position: 'fixed' } } },
  { zIndex: { modal: -1 } },
  { transitions: { create: 'x' } },
  { breakpoints: { values: { xs: 0 } } },
  { shadows: ['0 0 0 9999px #fff'] },
  { spacing: 9_999 },
  { vars: {} },
  { unstable_sx: 'x' },
  { palette: { text: { primary: 'url(a)' } } },
  { palette: { background: { paper: 'var(--x)' } } },
  { palette: { primary: { main: '#fff;}body{display:none' } } },
  { palette: { 'text-primary;}': '#fff' } },
  { palette: { mode: 'dark' } },
  { palette: { tonalOffset: 9 } },
  { colorSchemes: { evil: { palette: { text: { primary: '#fff' } } } } },
  { colorSchemes: { dark: { css: 'x' } } },
  { shape: { borderRadius: '9999px' } },
  { shape: { borderRadius: -1 } },
  { shape: { borderRadius: 1e9 } },
  { shape: { position: 'fixed' } },
  { typography: { h1: { content: '"x"' } } },
  { typography: { h1: { fontSize: 0 } } },
  { typography: { fontFamily: 'x;src:url(a)' } },
  { typography: { fontFamily: 'url(a)' } },
  { typography: { body1: { position: 'fixed' } } },
  { typography: { allVariants: { fontSize: '0px' } } },
  { typography: { '@font-face': { fontFamily: 'x' } } },
  { typography: { pxToRem: 'x' } },
  { components: { MuiButton: { variants: [{ props: {}, style: { position: 'fixed' } }] } } },
  { components: { MuiButton: { styleOverrides: { root: [{ position: 'fixed' }] } } } },
  { components: { MuiButton: { styleOverrides: { root: 'position: fixed' } } } },
  { components: { MuiButton: { styleOverrides: { 'root;}': { color: 'red' } } } } },
  { components: { MuiButton: { styleOverrides: { '@font-face': { color: 'red' } } } } },
  { components: { MuiCssBaseline: { styleOverrides: { footer: { maxHeight: 1, color: '#fff' } } } } },
  { components: { MuiCssBaseline: { styleOverrides: '@font-face { src: url(a) }' } } },
  { components: { MuiButton: { constructor: { prototype: { x: 1 } } } } },
]

/** What cannot be written as an object here: names that scripts stumble over, texts that are too long or too deep. */
const TEXTS: readonly string[] = [
  '{"__proto__":{"typography":{"h1":{"fontSize":"99px"}}}}',
  '{"components":{"__proto__":{"MuiButton":{"styleOverrides":{"root":{"color":"red"}}}}}}',
  '{"components":{"MuiButton":{"__proto__":{"styleOverrides":{"root":{"color":"red"}}}}}}',
  '{"components":{"MuiButton":{"styleOverrides":{"__proto__":{"color":"red"}}}}}',
  '{"components":{"MuiButton":{"styleOverrides":{"root":{"__proto__":{"color":"red"}}}}}}',
  '{"components":{"MuiButton":{"defaultProps":{"__proto__":{"variant":"text"}}}}}',
  '{"typography":{"__proto__":{"fontFamily":"x"}}}',
  '{"palette":{"__proto__":{"main":"#ffffff"}}}',
  '{"colorSchemes":{"__proto__":{"palette":{"divider":"#ffffff"}}}}',
  `{"components":{"MuiButton":{"styleOverrides":{"root":${'{"&:hover":'.repeat(8)}{"color":"red"}${'}'.repeat(8)}}}}}`,
  '['.repeat(10_000),
  `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
  `{"typography":{"fontFamily":"${'x'.repeat(30_000)}"}}`,
  `{"typography":{"fontFamily":"${'x'.repeat(300)}"}}`,
  '{"typography":{"fontFamily":"a","fontFamily":"url(x)"}}',
  '{"components":{"MuiButton":{"styleOverrides":{"root":{"margin":1e400}}}}}',
  '{typography:{}}', "{'typography':{}}", '{"a":1,}', '// {}', 'alert(1)', '<script>', '\ufeff{}x', 'NaN',
] // biome-ignore format: a list to look through

/** Every hostile advanced styling, as its JSON text. */
export const HOSTILE_STYLINGS: readonly string[] = [
  ...[
    ...styles('background', FETCHES),
    ...styles('color', RUNS),
    ...PROPERTIES.map((property) => button({ [property]: 'none' })),
    ...SELECTORS.map((selector) => button({ [selector]: { color: 'red' } })),
    ...Object.entries(PLACES).flatMap(([property, values]) => styles(property, values)),
    ...Object.entries(PROPS).map(([name, value]) => ({
      components: { MuiButton: { defaultProps: { [name]: value } } },
    })),
    ...COMPONENTS.map((name) => ({ components: { [name]: { styleOverrides: { root: { color: 'red' } } } } })),
    ...WHOLE,
  ].map((styling) => JSON.stringify(styling)),
  ...TEXTS,
]
