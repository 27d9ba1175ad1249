import { type ReactNode, useEffect, useRef } from 'react'
import { LightIcon } from '#renderer/ui/LightIcon.tsx'
import { useAfterAnswer } from '#renderer/unit/state/use-after-answer.ts'
import { takeFocusWish } from '../guidance/focus-wish.ts'
import styles from './AccordionRow.module.css'
import { Thumb } from '#renderer/parts/options/Thumb.tsx'

interface AccordionRowProps {
  readonly id: string
  readonly title: string
  /** What is chosen, in words. */
  readonly chosen: string
  /** Said quietly below it. */
  readonly note?: ReactNode
  /** null = it has none. */
  readonly thumbUrl: string | null
  /** What the picture is of, where there is none; null = nothing. */
  readonly thumbTitle?: string | null
  /** The trade of the same. */
  readonly thumbTrade?: string | undefined
  /** Price and state. */
  readonly end: ReactNode
  readonly isOpen: boolean
  /** Bring it into view once. */
  readonly isDeepLink?: boolean
  /** null = there is nothing to open. */
  readonly onToggle: ((id: string, header: HTMLElement) => void) | null
  readonly children: ReactNode
}

/** A row that says what is chosen, and opens to what could be. */
export function AccordionRow(props: AccordionRowProps) {
  const {
    id,
    title,
    chosen,
    note,
    thumbUrl,
    thumbTitle = null,
    thumbTrade,
    end,
    isOpen,
    isDeepLink = false,
    onToggle,
    children,
  } = props
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isDeepLink) return
    row.current?.scrollIntoView?.({ block: 'start' })
    if (takeFocusWish(id)) row.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true })
  }, [isDeepLink, id])
  const panelId = `panel-${id}`
  const words = (
    <>
      <DeferredThumb url={thumbUrl} title={thumbTitle} trade={thumbTrade} />
      <span className={styles.body}>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.chosen}>{chosen}</span>
          {note}
        </span>
        <span className={styles.end}>{end}</span>
      </span>
    </>
  )
  return (
    <li ref={row} className={styles.row} data-open={isOpen || undefined} data-item={id}>
      {onToggle === null ? (
        <div className={styles.header} data-plain="">
          {words}
        </div>
      ) : (
        <h4 className={styles.heading}>
          <button
            type="button"
            className={styles.header}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={(event) => onToggle(id, event.currentTarget)}
          >
            {words}
            <span className={styles.chevron} aria-hidden="true">
              <LightIcon name="chevronDown" size={18} />
            </span>
          </button>
        </h4>
      )}
      <div id={panelId} className={isOpen ? styles.panel : undefined}>
        {isOpen ? children : null}
      </div>
    </li>
  )
}

/** A picture is the dearest part of a row to paint, and what was touched shows the same one already. */
function DeferredThumb({ url, title, trade }: { url: string | null; title: string | null; trade: string | undefined }) {
  return <Thumb url={useAfterAnswer(url)} size={48} title={useAfterAnswer(title)} trade={useAfterAnswer(trade)} />
}
