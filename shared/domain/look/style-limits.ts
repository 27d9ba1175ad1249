/**
 * How large and how small the values of a project's styles may be: what is pushed far out of its place, lies over its
 * neighbours or shrinks to nothing hides words that have to be read.
 */

interface Limit {
  /** px, and what is counted in the size of letters by 16 of them. */
  readonly px: number
  readonly leastPx?: number
  /** Shares of what is around it, or parts of a colour. */
  readonly percent?: number
  readonly leastPercent?: number
  /** Shares of the window; absent = as of what is around it. */
  readonly window?: number
  /** Numbers without a unit, in texts; as numbers they are px, as Material has them. */
  readonly plain?: number
  readonly leastPlain?: number
  /** Numbers are not px. */
  readonly isPlain?: true
}

/** The first that fits the property's name. */
const LIMITS: readonly (readonly [property: RegExp, limit: Limit])[] = [
  [/^(?:margin|padding)|[gG]ap$/, { px: 160, percent: 25 }],
  [/Radius$/, { px: 2_000, percent: 100 }],
  [/^border/, { px: 48, percent: 100, window: 0, plain: 255 }],
  [/^fontSize$/, { px: 160, leastPx: 8, percent: 400, leastPercent: 50, window: 25 }],
  [/^letterSpacing$/, { px: 32, leastPx: -2, percent: 0 }],
  [/^lineHeight$/, { px: 200, leastPx: 8, percent: 400, leastPercent: 80, plain: 4, leastPlain: 0.8, isPlain: true }],
  [/^fontWeight/, { px: 0, plain: 1_000, isPlain: true }],
  [/Shadow$/, { px: 80, percent: 100, window: 0, plain: 255 }],
  [/^opacity$/, { px: 0, percent: 100, leastPercent: 20, plain: 1, leastPlain: 0.2, isPlain: true }],
  [/[wW]idth$|[hH]eight$/, { px: 2_000, percent: 100 }],
  [/^textDecoration|^textUnderline/, { px: 16, percent: 50, plain: 255 }],
  // Colours and their gradients, families of letters (`Exo 2`).
  [/./, { px: 2_000, percent: 360, plain: 1_000, leastPx: -2_000 }],
]
const LETTERS = /^r?(?:em|ex|ch|lh|cap|ic)$/
const WINDOW = /^(?:[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max))$/
const ANGLE = /^(?:deg|turn|grad|rad)$/
/** s */
const MAX_TIME = 2
const NUMBER = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)([a-z%]*)$/i
/** A size of letters that cannot be worked out to nothing: one length, or the least one of a `clamp`. */
const FONT_SIZE = /^(?:[\d.]+(?:px|r?em|%)|[a-z-]+|clamp\((?:[\d.]+(?:px|r?em)), [\w\s.+]+, (?:[\d.]+(?:px|r?em))\))$/
const CALCULATED = /(?:calc|min|max|clamp)\(/i

/** Whether a value keeps its place and can be seen. */
export function isWithinLimits(property: string, value: string | number): boolean {
  const limit = findLimit(property)
  if (typeof value === 'number') {
    return limit.isPlain === true ? fitsPlain(value, limit) : fitsPx(value, limit)
  }
  const text = value.toLowerCase()
  if (property === 'fontSize' && !FONT_SIZE.test(text)) return false
  if (property === 'opacity' && !NUMBER.test(text)) return false
  // What is worked out could be anything: sums only, and each part within its limit.
  if (CALCULATED.test(text) && /[*/]/.test(text)) return false
  return listNumbers(text).every(({ amount, unit }) => fits(amount, unit, limit)) && fitsTogether(property, text, limit)
}

function findLimit(property: string): Limit {
  return LIMITS.find(([names]) => names.test(property))?.[1] ?? { px: 0 }
}

interface Measure {
  readonly amount: number
  readonly unit: string
}

/** Numbers with what they are counted in; colours and names of variables are none. */
function listNumbers(text: string): Measure[] {
  return text
    .replace(/#[0-9a-f]+\b/g, ' ')
    .replace(/var\(\s*--[\w-]+/g, ' ')
    .split(/[\s,()/'"]+/)
    .flatMap((word) => {
      const [, amount, unit = ''] = NUMBER.exec(word) ?? []
      if (amount !== undefined) return [{ amount: Number(amount), unit }]
      // A number in something that is none, as in `1px-2px`, is not guessed at.
      return /^[+-]?\.?\d/.test(word) ? [{ amount: Number.NaN, unit: '' }] : []
    })
}

function fits(amount: number, unit: string, limit: Limit): boolean {
  if (unit === '') return fitsPlain(amount, limit)
  if (unit === 'px') return fitsPx(amount, limit)
  if (LETTERS.test(unit)) return fitsPx(amount * 16, limit)
  if (unit === '%') return amount >= (limit.leastPercent ?? -(limit.percent ?? 0)) && amount <= (limit.percent ?? 0)
  if (WINDOW.test(unit)) return Math.abs(amount) <= (limit.window ?? limit.percent ?? 0)
  if (ANGLE.test(unit)) return true
  return unit === 's' ? Math.abs(amount) <= MAX_TIME : unit === 'ms' && Math.abs(amount) <= MAX_TIME * 1_000
}

function fitsPx(amount: number, { px, leastPx = -px }: Limit): boolean {
  return amount >= leastPx && amount <= px
}

function fitsPlain(amount: number, { plain = 0, leastPlain = 0 }: Limit): boolean {
  return amount >= leastPlain && amount <= plain
}

/** Sums of what fits: no more than twice the limit. */
function fitsTogether(property: string, text: string, { px, percent = 0 }: Limit): boolean {
  if (!text.includes('+') || !/^(?:margin|padding)|[gG]ap$|[wW]idth$|[hH]eight$/.test(property)) return true
  const numbers = listNumbers(text)
  const sum = (isOf: (unit: string) => boolean, times: (unit: string) => number) =>
    numbers.filter(({ unit }) => isOf(unit)).reduce((total, { amount, unit }) => total + amount * times(unit), 0)
  const lengths = sum(
    (unit) => unit === 'px' || LETTERS.test(unit),
    (unit) => (unit === 'px' ? 1 : 16),
  )
  return (
    lengths <= px &&
    sum(
      (unit) => unit === '%' || WINDOW.test(unit),
      () => 1,
    ) <= percent
  )
}
