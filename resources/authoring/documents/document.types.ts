import type { Text } from '../catalogue/product.types.ts'

/** A part of a document, in both languages. */
export type Block =
  | { readonly kind: 'heading'; readonly text: Text }
  | { readonly kind: 'paragraph'; readonly text: Text }
  | { readonly kind: 'list'; readonly entries: readonly Text[] }
  | { readonly kind: 'table'; readonly table: Table }
  /** Lines to fill in by hand, two beside each other. */
  | { readonly kind: 'fields'; readonly labels: readonly Text[] }

export interface Table {
  readonly header: readonly Text[]
  readonly rows: readonly (readonly (Text | string)[])[]
  /** Points or `*` for what is left. */
  readonly widths: readonly (number | '*' | 'auto')[]
  /** Columns with numbers, set to the right. */
  readonly numeric: readonly number[]
  /** Small letters, for long tables. */
  readonly isDense?: boolean
}

/** A document as it is written: German first, then the same in English. */
export interface DocumentContent {
  readonly title: Text
  readonly subtitle: Text
  readonly blocks: readonly Block[]
  /** Languages that it is printed in. */
  readonly languages: readonly ('de' | 'en')[]
}
