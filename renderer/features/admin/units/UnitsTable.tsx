import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useMedia } from '#renderer/ui/use-media.ts'
import type { Line } from './arrange-units.ts'
import { FreeLine, type LinePlace, ProjectLine } from './GroupLines.tsx'
import { createLineNames } from './line-names.ts'
import { UnitLine } from './UnitLine.tsx'
import { UnitsHead } from './UnitsHead.tsx'
import { CARDS, getLineHeight, measureRem } from './unit-lines.ts'
import type { UnitRow } from './unit-rows.ts'
import styles from './units.module.css'
import { type Column, COLUMNS, type UnitsView } from './units-view.ts'
import { useLineWords } from './use-line-words.ts'

/** Of each column, as `grid-template-columns` has it. */
const WIDTHS: Readonly<Record<Column, string>> = {
  place: 'minmax(7rem, 1.2fr)',
  people: 'minmax(7rem, 2fr)',
  sale: 'minmax(8.25rem, 1fr)',
  price: '7.5rem',
  state: '8.5rem',
  progress: '6.5rem',
  open: '3.75rem',
  total: '6.75rem',
  date: 'minmax(7rem, 1.4fr)',
  activity: '5.5rem',
  contract: 'minmax(6rem, 1fr)',
}
/** rem: the menu beside it, the page's margins, and its scroll bar. */
const BESIDE = 17.5
/** px of the bar and the table's head above the lines, and of what floats over the last ones. */
const COVERED = { scrollPaddingStart: 100, scrollPaddingEnd: 80 }
const CHECK = '2.75rem'
const UNIT = 'minmax(4.5rem, 0.8fr)'
/** Where the first of the columns that can be chosen stands: after the box and the unit. */
const BEFORE = 3
/** Lines beside those in sight. */
const OVERSCAN = 3

interface UnitsTableProps {
  readonly lines: readonly Line[]
  /** Those of the lines and those that are folded. */
  readonly rows: readonly UnitRow[]
  readonly view: UnitsView
  /** Day in Berlin. */
  readonly today: string
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (ids: ReadonlySet<string>) => void
  readonly onChange: (part: Partial<UnitsView>) => void
}

/** The table: only the lines in sight are drawn, however many there are. */
export function UnitsTable({ lines, rows, view, today, chosen, onChoose, onChange }: UnitsTableProps) {
  const { t } = useTranslation('admin-units')
  const isCard = useMedia(CARDS)
  const { body, virtual } = useLines(lines, isCard)
  const columns = isCard ? COLUMNS : view.columns
  const totalAt = columns.includes('total') ? columns.indexOf('total') + BEFORE : null
  const words = useLineWords(today)
  const [names] = useState(createLineNames)
  const follow = useFollowLinks()
  const { toggle, toggleAll, share } = useChoice({ rows, chosen, onChoose })
  const { style, least } = useMemo(() => layOut(columns), [columns])
  const isWide = useMedia(`(max-width: ${least + BESIDE}rem)`) && !isCard
  const drawn = virtual.getVirtualItems().flatMap(({ index, start, size }) => {
    const line = lines[index]
    const place = { rowIndex: index + 2, top: start - virtual.options.scrollMargin, height: size }
    return line === undefined ? [] : [{ line, place }]
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- on behalf of the links and boxes inside
    <div
      role="table"
      aria-labelledby="admin-units"
      aria-rowcount={lines.length + 1}
      className={styles.table}
      data-wide={isWide || undefined}
      style={style}
      onClick={follow}
      onKeyDown={(event) => moveFocus(event, (index) => virtual.scrollToIndex(index))}
      onFocus={({ target }) => {
        const index = Number(getLine(target)?.dataset['line'])
        const line = lines[index]
        names.hold(line ? { key: line.key, index } : null)
      }}
      onBlur={() => names.hold(null)}
    >
      <UnitsHead columns={view.columns} sort={view.sort} chosen={share} onChooseAll={toggleAll} onChange={onChange} />
      <div role="rowgroup" ref={body} className={styles.body} style={{ height: virtual.getTotalSize() }}>
        {drawn.map(({ line, place }) => drawLine(line, place))}
      </div>
      <p className="visually-hidden">{t('keys')}</p>
    </div>
  )

  function drawLine(line: Line, place: LinePlace): ReactNode {
    switch (line.kind) {
      case 'project': {
        const { project, sums } = line
        return <ProjectLine key={line.key} {...place} words={words} project={project} sums={sums} totalAt={totalAt} />
      }
      case 'free':
        return (
          <FreeLine
            key={line.key}
            {...place}
            count={line.count}
            isUnfolded={line.isUnfolded}
            onToggle={() => onChange({ unfolded: toggleFold(view.unfolded, line) })}
          />
        )
      case 'unit':
        return (
          <UnitLine
            key={names.getName(line.key, place.rowIndex - 2)}
            {...place}
            words={words}
            row={line.row}
            columns={columns}
            isChosen={chosen.has(line.row.unit.id)}
            onToggle={toggle}
          />
        )
    }
  }
}

function toggleFold(unfolded: readonly string[], { isUnfolded, project }: Extract<Line, { kind: 'free' }>): string[] {
  return isUnfolded ? unfolded.filter((slug) => slug !== project.slug) : [...unfolded, project.slug]
}

/** The columns' widths, and what they need at least, rem. */
function layOut(columns: readonly Column[]) {
  const widths = [CHECK, UNIT, ...columns.map((column) => WIDTHS[column])]
  const least = widths.reduce((sum, width) => sum + Number(/[\d.]+/.exec(width)?.[0]), 0)
  const style: CSSProperties & Record<'--unit-columns' | '--unit-least', string> = {
    '--unit-columns': widths.join(' '),
    '--unit-least': `${least}rem`,
  }
  return { style, least }
}

/** Choosing rows, by functions that stay the same: lines are not drawn anew because of them. */
function useChoice({ rows, chosen, onChoose }: Pick<UnitsTableProps, 'rows' | 'chosen' | 'onChoose'>) {
  const count = useMemo(
    () => (chosen.size === 0 ? 0 : rows.reduce((sum, { unit }) => sum + (chosen.has(unit.id) ? 1 : 0), 0)),
    [rows, chosen],
  )
  const share = count === 0 ? 'none' : count === rows.length ? 'all' : 'some'
  const latest = useRef({ rows, chosen, share, onChoose })
  useLayoutEffect(() => {
    latest.current = { rows, chosen, share, onChoose }
  })
  const toggle = useCallback((id: string) => {
    const next = new Set(latest.current.chosen)
    if (!next.delete(id)) next.add(id)
    latest.current.onChoose(next)
  }, [])
  const toggleAll = useCallback(() => {
    const { rows: shown, share: before, onChoose: choose } = latest.current
    choose(new Set(before === 'all' ? [] : shown.map(({ unit }) => unit.id)))
  }, [])
  return { toggle, toggleAll, share } as const
}

/** Leads to what a link of a line names. A router's link in each of them costs more than all the rest of a line. */
function useFollowLinks(): (event: React.MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate()
  return (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
    const link = target instanceof Element ? target.closest('a')?.getAttribute('href') : null
    // Whoever wants it in another tab or window gets it from the browser.
    if (typeof link !== 'string' || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    void navigate(link)
  }
}

function useLines(lines: readonly Line[], isCard: boolean) {
  const body = useRef<HTMLDivElement>(null)
  const [margin, setMargin] = useState(0)
  const [rem] = useState(measureRem)
  // Whatever stands above it may have grown.
  useLayoutEffect(() => {
    const top = body.current === null ? 0 : body.current.getBoundingClientRect().top + window.scrollY
    setMargin(Math.round(top))
  }, [lines])
  // Heights follow from the lines alone. Others of these functions mean other lines, and all are measured anew.
  const estimateSize = useCallback(
    (at: number) => {
      const line = lines[at]
      return line === undefined ? 0 : getLineHeight(line, isCard, rem)
    },
    [lines, isCard, rem],
  )
  const getItemKey = useCallback((at: number) => `${isCard ? 'card' : 'line'} ${lines[at]?.key ?? at}`, [lines, isCard])
  // oxlint-disable-next-line react/incompatible-library -- what it answers changes without a render, and nothing keeps it
  const virtual = useWindowVirtualizer({
    count: lines.length,
    estimateSize,
    getItemKey,
    scrollMargin: margin,
    overscan: OVERSCAN,
    ...COVERED,
  })
  return { body, virtual }
}

function getLine(target: Element): HTMLElement | null {
  return target.closest<HTMLElement>('[data-line]')
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** With the arrow keys from one unit to the next. */
function moveFocus(event: React.KeyboardEvent<HTMLElement>, show: (index: number) => void): void {
  const step = STEPS[event.key]
  const { target, currentTarget } = event
  if (step === undefined || !(target instanceof HTMLElement)) return
  const own = getLine(target)
  const kind = target.matches('a') ? 'a' : target.matches('input') ? 'input' : null
  if (own === null || kind === null) return
  event.preventDefault()
  const lines = [...currentTarget.querySelectorAll<HTMLElement>('[data-line]')]
  const next = lines
    .map((line) => ({ line, at: Number(line.dataset['line']) }))
    .toSorted((a, b) => step * (a.at - b.at))
    .find(({ at }) => step * (at - Number(own.dataset['line'])) > 0)
  if (next === undefined) return
  show(next.at)
  next.line.querySelector<HTMLElement>(kind)?.focus({ preventScroll: true })
}
