/** One style of an element, as `CSSStyleDeclaration` takes it. */
export type StyleRule = readonly [name: string, value: string]

/** What an element of the project's own HTML may look like; nothing that moves it over others, or animates it. */
const NAMES = new Set(
  (
    'align-content align-items align-self aspect-ratio background-color border border-bottom border-collapse border-color ' +
    'border-left border-radius border-right border-spacing border-style border-top border-width box-sizing break-inside ' +
    'color column-count column-gap column-width columns display flex flex-basis flex-direction flex-flow flex-grow ' +
    'flex-shrink flex-wrap font font-family font-size font-style font-variant-numeric font-weight gap ' +
    'grid-column grid-row grid-template-columns grid-template-rows height hyphens justify-content justify-items ' +
    'justify-self letter-spacing line-height list-style-type margin margin-bottom margin-left margin-right margin-top ' +
    'max-height max-width min-height min-width object-fit object-position order overflow-wrap padding padding-bottom ' +
    'padding-left padding-right padding-top row-gap text-align text-decoration text-indent text-transform text-wrap ' +
    'vertical-align white-space width word-break'
  ).split(' '),
)
/** Functions that compute and fetch nothing. */
const FUNCTIONS = new Set([
  'calc',
  'clamp',
  'fit-content',
  'hsl',
  'hsla',
  'max',
  'min',
  'minmax',
  'repeat',
  'rgb',
  'rgba',
])
const MAX_STYLE = 2_000
const MAX_VALUE = 200
/** No escape, comment, markup, or word that is looked at elsewhere. */
const PLAIN = /^[\w\s.,%#()+*/'"-]+$/

/** Of a `style` attribute's text what may stay, in its order; whatever cannot be told for sure is left out. */
export function cleanStyles(text: string): StyleRule[] {
  if (text.length > MAX_STYLE) return []
  return text.split(';').flatMap((rule) => {
    const at = rule.indexOf(':')
    const name = rule.slice(0, at).trim().toLowerCase()
    const value = rule.slice(at + 1).trim()
    return at > 0 && NAMES.has(name) && isPlain(value) ? [[name, value] as const] : []
  })
}

function isPlain(value: string): boolean {
  if (value.length > MAX_VALUE || !PLAIN.test(value) || value.includes('/*')) return false
  return [...value.toLowerCase().matchAll(/([\w-]*)\s*\(/g)].every(
    ([, name = '']) => name === '' || FUNCTIONS.has(name),
  )
}
