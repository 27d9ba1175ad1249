import type { Look } from '../look.types.ts'

/** A text in both languages of the sample projects. */
export interface Text {
  readonly de: string
  readonly en: string
}

/** A product as it is authored: with its look and a list price, from which the options are made. */
export interface ProductSpec {
  readonly id: string
  readonly sku: string
  readonly title: Text
  readonly subtitle: Text
  readonly displayHint: Text
  readonly description: Text
  readonly supplier: string
  readonly series: string
  readonly trades: readonly string[]
  /** List price in cents, gross, fitted: per piece, or per unit of the items that count in units. */
  readonly cents: number
  readonly look: Look
}
