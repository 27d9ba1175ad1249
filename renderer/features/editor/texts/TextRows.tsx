import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#shared/contracts/primitives.ts'
import styles from '../editor.module.css'
import type { PortalText } from './text-list.ts'
import { TextEntry } from './TextEntry.tsx'
import own from './texts.module.css'

interface TextRowsProps {
  readonly texts: readonly PortalText[]
  readonly locale: Locale
  readonly own: ReadonlyMap<string, string>
  readonly onLocale: (locale: Locale) => void
}

type Row = { readonly namespace: string; readonly count: number } | PortalText

/** px; measured as soon as they are there. */
const HEAD = 34
const ENTRY = 118

/** By namespace; a portal has about 2,000 texts, so only those are drawn that can be seen. */
export function TextRows({ texts, locale, own: written, onLocale }: TextRowsProps) {
  const { t } = useTranslation('editor-look')
  const place = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => listRows(texts), [texts])
  // oxlint-disable-next-line react/incompatible-library -- what it answers changes without a render, and nothing keeps it
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => place.current,
    estimateSize: (index) => (isText(rows[index]) ? ENTRY : HEAD),
    getItemKey: (index) => getKey(rows[index]),
    overscan: 6,
  })
  return (
    <div ref={place} className={styles.scroll}>
      <ul className={own.rows} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index]
          if (row === undefined) return null
          return (
            <li key={key} ref={virtual.measureElement} data-index={index} style={{ top: start }}>
              {isText(row) ? (
                <TextEntry text={row} locale={locale} own={written} onLocale={onLocale} />
              ) : (
                <h3 className={own.namespace}>
                  {row.namespace} <small>{t('words.count', { count: row.count })}</small>
                </h3>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function isText(row: Row | undefined): row is PortalText {
  return row !== undefined && 'forms' in row
}

function getKey(row: Row | undefined): string {
  if (row === undefined) return ''
  return isText(row) ? row.id : row.namespace
}

function listRows(texts: readonly PortalText[]): readonly Row[] {
  const counts = Map.groupBy(texts, ({ namespace }) => namespace)
  return [...counts].flatMap(([namespace, list]) => [{ namespace, count: list.length }, ...list])
}
