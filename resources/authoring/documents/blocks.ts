import { t } from '../catalogue/family.ts'
import type { Block, Table } from './document.types.ts'

export function heading(de: string, en: string): Block {
  return { kind: 'heading', text: t(de, en) }
}

export function paragraph(de: string, en: string): Block {
  return { kind: 'paragraph', text: t(de, en) }
}

/** Entries as pairs of German and English. */
export function list(...entries: readonly (readonly [de: string, en: string])[]): Block {
  return { kind: 'list', entries: entries.map(([de, en]) => t(de, en)) }
}

export function table(content: Table): Block {
  return { kind: 'table', table: content }
}

/** Lines to fill in, as pairs of German and English. */
export function fields(...labels: readonly (readonly [de: string, en: string])[]): Block {
  return { kind: 'fields', labels: labels.map(([de, en]) => t(de, en)) }
}
