import { type CSSProperties, memo, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { select } from '../editor-actions.ts'
import { EditorIcon, ItemIcon } from '../editor-icons.tsx'
import styles from '../editor.module.css'
import { pathFrom } from '../model/read-once.ts'
import { type DropPlace, makeRowMovable } from './row-dragging.ts'

interface OutlineItemProps {
  readonly pathText: string
  readonly depth: number
  /** Among those beside it, from 1. */
  readonly index: number
  readonly siblings: number
  /** How many stand in it. */
  readonly inner: number
  readonly icon: string
  readonly name: string
  /** Of its own, that tell it from others. */
  readonly words: string
  /** It shows on some screens only. */
  readonly screens: boolean
  readonly faults: number
  readonly isSelected: boolean
  /** The one that the Tab key comes to. */
  readonly isReached: boolean
}

/** A row of the outline: 40 px; it can be dragged, and others dropped on it. Draws again only when it has changed. */
export const OutlineItem = memo(function OutlineItem(props: OutlineItemProps) {
  const { pathText, depth, name, words, inner, faults, isSelected } = props
  const { t } = useTranslation('editor')
  const row = useRef<HTMLDivElement>(null)
  const indent: CSSProperties & Record<'--depth', number> = { '--depth': depth - 1 }
  const [drop, setDrop] = useState<DropPlace | null>(null)
  const [isDragged, setIsDragged] = useState(false)
  useEffect(
    () => (row.current === null ? undefined : makeRowMovable(row.current, pathText, setDrop, setIsDragged)),
    [pathText],
  )
  return (
    <div
      ref={row}
      role="treeitem"
      aria-level={depth}
      aria-posinset={props.index}
      aria-setsize={props.siblings}
      aria-selected={isSelected}
      aria-expanded={inner > 0 ? true : undefined}
      tabIndex={props.isReached ? 0 : -1}
      data-path={pathText}
      data-drop={drop ?? undefined}
      data-dragged={isDragged || undefined}
      className={styles.row}
      style={indent}
      title={words === '' ? name : `${name}: ${words}`}
      onClick={() => select(pathFrom(pathText))}
      onKeyDown={({ key }) => {
        // The arrows are the tree's.
        if (key === 'Enter' || key === ' ') select(pathFrom(pathText))
      }}
    >
      <EditorIcon name="grip" size={18} />
      <ItemIcon name={props.icon} size={18} />
      <span className={styles.rowName}>
        {name}
        {words === '' ? null : <small> {words}</small>}
      </span>
      {props.screens ? <NamedIcon name="eyeOff" size={16} /> : null}
      {faults > 0 ? (
        <span className={styles.fault} role="img" aria-label={t('outline.faults', { count: faults })}>
          <NamedIcon name="alert" size={18} />
        </span>
      ) : null}
      {inner > 0 ? <small aria-hidden="true">{inner}</small> : null}
    </div>
  )
})
