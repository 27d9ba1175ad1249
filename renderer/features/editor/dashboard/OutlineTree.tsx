import { type KeyboardEvent, memo, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isJsonObject } from '#shared/domain/designs/json.types.ts'
import { deleteItemAsked } from './ask-to-delete.store.ts'
import { select } from '../editor-actions.ts'
import { useEditor } from '../editor.store.ts'
import styles from '../editor.module.css'
import { pathFrom, pathText, type Reading, readOnce } from '../model/read-once.ts'
import { flatten, type OutlineRow } from './flatten.ts'
import { itemName, itemWords, findType } from './item-name.ts'
import { OutlineItem } from './OutlineItem.tsx'
import { useMoving } from './use-moving.ts'

const ALT_STEPS: Readonly<Record<string, 'up' | 'down' | 'in' | 'out'>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/** The page as a tree: one row an item, in their order. Arrows walk, with Alt they move the item. */
export function OutlineTree() {
  const { t } = useTranslation('editor')
  const now = useEditor((state) => state.edit.design.dashboardConfig)
  const isTyping = useEditor((state) => state.edit.typing !== null)
  const later = useDeferredValue(now)
  // Moves are seen at once, words after the key.
  const outline = isTyping ? later : now
  const selection = useEditor((state) => (state.edit.selection === null ? '' : pathText(state.edit.selection)))
  const hosts = useEditor((state) => state.server?.frameHosts ?? NO_HOSTS)
  const rows = useMemo(() => flatten(outline), [outline])
  const { faultsAt } = useMemo(() => readOnce(outline, hosts), [outline, hosts])
  const tree = useRef<HTMLDivElement>(null)
  const move = useMoving()
  useEffect(() => {
    tree.current?.querySelector(`[data-path="${selection}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [selection])
  const focus = (path: string) => {
    select(pathFrom(path))
    tree.current?.querySelector<HTMLElement>(`[data-path="${path}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = rows.findIndex(({ path }) => pathText(path) === selection)
    const row = rows[at]
    const step = ALT_STEPS[event.key]
    if (event.altKey && step !== undefined && row !== undefined) {
      event.preventDefault()
      const to = move(row.path, step)
      if (to !== null) requestAnimationFrame(() => focus(pathText(to)))
      return
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = nextRow(event.key, at, rows.length)
    if (next !== null) {
      event.preventDefault()
      const path = rows[next]?.path
      if (path !== undefined) focus(pathText(path))
    } else if (event.key === 'Delete' && row !== undefined) deleteItemAsked(row.path)
  }
  return (
    <div className={styles.tree} role="tree" aria-label={t('outline.label')} ref={tree} onKeyDown={onKeyDown}>
      <Rows rows={rows} selection={selection} faultsAt={faultsAt} />
    </div>
  )
}

interface RowsProps {
  readonly rows: readonly OutlineRow[]
  readonly selection: string
  readonly faultsAt: Reading['faultsAt']
}

/** Draws again only with other rows: keys in a form come first. */
const Rows = memo(function Rows({ rows, selection, faultsAt }: RowsProps) {
  const { t } = useTranslation('editor')
  return rows.map(({ item, path, siblings, children }, index) => {
    const text = pathText(path)
    return (
      <OutlineItem
        key={text}
        pathText={text}
        depth={path.length}
        index={(path.at(-1) ?? 0) + 1}
        siblings={siblings}
        inner={children}
        icon={findType(item)?.icon ?? ''}
        name={itemName(t, item)}
        words={isJsonObject(item) ? itemWords(item) : ''}
        screens={isJsonObject(item) && isJsonObject(item['only'] ?? null)}
        faults={faultsAt.get(text)?.length ?? 0}
        isSelected={text === selection}
        isReached={text === selection || (selection === '' && index === 0)}
      />
    )
  })
})

const NO_HOSTS: readonly string[] = []

function nextRow(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
