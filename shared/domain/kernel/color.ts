/** A colour in CIE L*a*b* under D65: `l` from 0 (black) to 100 (white), `a` green to red, `b` blue to yellow. */
export interface Lab {
  readonly l: number
  readonly a: number
  readonly b: number
}

/** White of sRGB (D65, 2° observer), the sum of each row of the matrix below. */
const WHITE = { x: 0.95047, y: 1, z: 1.08883 }
/** Where L*a*b* goes over from a cube root to a straight line. */
const EPSILON = 216 / 24_389
const KAPPA = 24_389 / 27

/** L*a*b* of sRGB parts, each 0..255 (IEC 61966-2-1, CIE 15). */
export function labOfRgb(red: number, green: number, blue: number): Lab {
  const r = linear(red)
  const g = linear(green)
  const b = linear(blue)
  const x = bent((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / WHITE.x)
  const y = bent((0.2126729 * r + 0.7151522 * g + 0.072175 * b) / WHITE.y)
  const z = bent((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / WHITE.z)
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) }
}

/** L*a*b* of a colour written `#rrggbb`; null for anything else. */
export function labOfHex(color: string): Lab | null {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return null
  const bits = Number.parseInt(color.slice(1), 16)
  return labOfRgb(bits >>> 16, (bits >>> 8) & 255, bits & 255)
}

function linear(part: number): number {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function bent(share: number): number {
  return share > EPSILON ? Math.cbrt(share) : (KAPPA * share + 16) / 116
}

/**
 * How different two colours look: CIEDE2000 (CIE 142-2001) with all weights 1, after G. Sharma, W. Wu, E. N. Dalal,
 * "The CIEDE2000 color-difference formula", Color Research & Application 30 (2005). 0 = the same, about 1 = only just
 * to be seen side by side, 100 = black and white. The same either way round.
 */
export function measureColorDifference(one: Lab, other: Lab): number {
  const stretch = greyStretch((Math.hypot(one.a, one.b) + Math.hypot(other.a, other.b)) / 2)
  const from = polar(one, stretch)
  const to = polar(other, stretch)
  const hasHues = from.chroma * to.chroma !== 0
  const turn = hasHues ? getTurn(from.hue, to.hue) : 0

  const lightness = (one.l + other.l) / 2
  const chroma = (from.chroma + to.chroma) / 2
  // A grey has no hue of its own: the other's counts, and its own is 0.
  const hue = hasHues ? meanHue(from.hue, to.hue) : from.hue + to.hue
  const off = (lightness - 50) ** 2
  const l = (other.l - one.l) / (1 + (0.015 * off) / Math.sqrt(20 + off))
  const c = (to.chroma - from.chroma) / (1 + 0.045 * chroma)
  const h = (2 * Math.sqrt(from.chroma * to.chroma) * sine(turn / 2)) / (1 + 0.015 * chroma * hueWeight(hue))
  // Among blues, chroma and hue are not seen as independent of each other.
  const blue = -sine(60 * Math.exp(-(((hue - 275) / 25) ** 2))) * 2 * nearGrey(chroma)
  return Math.sqrt(l * l + c * c + h * h + blue * c * h)
}

interface Polar {
  readonly chroma: number
  /** Degrees, 0..360. */
  readonly hue: number
}

function polar({ a, b }: Lab, stretch: number): Polar {
  const red = stretch * a
  if (red === 0 && b === 0) return { chroma: 0, hue: 0 }
  const degrees = (Math.atan2(b, red) * 180) / Math.PI
  return { chroma: Math.hypot(red, b), hue: degrees < 0 ? degrees + 360 : degrees }
}

/** 0 for greys, towards 1 for strong colours. */
function nearGrey(chroma: number): number {
  const seventh = chroma ** 7
  return Math.sqrt(seventh / (seventh + 25 ** 7))
}

/** By how much the red and green part of greys is stretched. */
function greyStretch(chroma: number): number {
  return 1 + (1 - nearGrey(chroma)) / 2
}

/** Degrees from one hue to another, the shorter way round: -180..180. */
function getTurn(from: number, to: number): number {
  const turn = to - from
  return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
}

function meanHue(one: number, other: number): number {
  const sum = one + other
  if (Math.abs(one - other) <= 180) return sum / 2
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
}

function hueWeight(hue: number): number {
  return 1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6) - 0.2 * cosine(4 * hue - 63)
}

function sine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180)
}

function cosine(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180)
}
