import { type Lab, labOfHex, measureColorDifference } from '../kernel/color.ts'
import type { Product } from './catalogue.types.ts'

/** What of a product the eye goes by; undefined = nothing is fitted. */
export type Appearance = Pick<Product, 'color' | 'material'> | undefined

/** More than any two colours of sRGB differ by (119.4). */
const MOST_DIFFERENCE = 120
/** So little that a material never outweighs a colour: it counts like a difference of colours of 0.00012. */
const MATERIAL_SHARE = 1e-6

/**
 * How far two products are from looking alike: 0 = the same colour and material, 1 = as far as can be (ADR 24, LIKE-3).
 *
 *     distance = (1 − s) × colour + s × material       s = 0.000001
 *     colour   = CIEDE2000 ÷ 120, or 1 where one of the colours is not known
 *     material = 0 when both have the same key, or none; else 1
 *
 * So of several products the one of the nearest colour is the nearest, and the material decides where colours are equally
 * near, or not known. The same either way round. Distances may be added up; `measureLikenessExactly` says how without
 * rounding.
 */
export function measureLikeness(one: Appearance, other: Appearance): number {
  return (1 - MATERIAL_SHARE) * colorShare(one, other) + MATERIAL_SHARE * materialShare(one, other)
}

/** The same in whole billionths: sums of them are exact, so that the order of adding up decides nothing. */
export function measureLikenessExactly(one: Appearance, other: Appearance): number {
  return Math.round(measureLikeness(one, other) * 1e9)
}

function colorShare(one: Appearance, other: Appearance): number {
  const from = getLab(one)
  const to = getLab(other)
  return from === null || to === null ? 1 : measureColorDifference(from, to) / MOST_DIFFERENCE
}

function materialShare(one: Appearance, other: Appearance): 0 | 1 {
  return one?.material?.key === other?.material?.key ? 0 : 1
}

/** A product's colour; null = not known. */
function getLab(product: Appearance): Lab | null {
  return labOfHex(product?.color ?? '')
}

export const TONES = ['light', 'medium', 'dark'] as const
export type Tone = (typeof TONES)[number]

/** L*: from here on a colour is light, and below the other one dark. */
const LIGHT_FROM = 65
const DARK_BELOW = 40

/** How light a product is, by the L* of its colour; null = not known (LIKE-4). */
export function getTone(product: Appearance): Tone | null {
  const lab = getLab(product)
  if (lab === null) return null
  return lab.l >= LIGHT_FROM ? 'light' : lab.l < DARK_BELOW ? 'dark' : 'medium'
}
