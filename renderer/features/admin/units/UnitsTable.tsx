import Checkbox from '@mui/material/Checkbox'
import TableSortLabel from '@mui/material/TableSortLabel'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMedia } from '#renderer/ui/use-media.ts'
import type { Line } from './arrange-units.ts'
import { FreeLine, ProjectLine } from './GroupLines.tsx'
import { UnitLine, useLineWords } from './UnitLine.tsx'
import { CARDS, getLineHeight, measureRem } from './unit-lines.ts'
import type { UnitRow } from './unit-rows.ts'
import styles from './units.module.css'
import { type Column, COLUMNS, type SortKey, type UnitsView } from './units-view.ts'

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
const OVERSCAN = 6

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
  const { unfolded } = view
  const columns = isCard ? COLUMNS : view.columns
  const totalAt = columns.includes('total') ? columns.indexOf('total') + BEFORE : null
  const words = useLineWords()
  const choose = useRef({ chosen, onChoose })
  useLayoutEffect(() => {
    choose.current = { chosen, onChoose }
  })
  const toggle = useCallback((id: string) => {
    const next = new Set(choose.current.chosen)
    if (!next.delete(id)) next.add(id)
    choose.current.onChoose(next)
  }, [])
  const widths = [CHECK, UNIT, ...columns.map((column) => WIDTHS[column])]
  const least = widths.reduce((sum, width) => sum + Number(/[\d.]+/.exec(width)?.[0]), 0)
  const isWide = useMedia(`(max-width: ${least + BESIDE}rem)`) && !isCard
  const style: CSSProperties & Record<'--unit-columns' | '--unit-least', string> = {
    '--unit-columns': widths.join(' '),
    '--unit-least': `${least}rem`,
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- on behalf of the links and boxes inside
    <div
      role="table"
      aria-labelledby="admin-units"
      aria-rowcount={lines.length + 1}
      className={styles.table}
      data-wide={isWide || undefined}
      style={style}
      onKeyDown={(event) => moveFocus(event, (at) => virtual.scrollToIndex(at))}
    >
      <UnitsHead rows={rows} view={view} chosen={chosen} onChoose={onChoose} onChange={onChange} />
      <div role="rowgroup" ref={body} className={styles.body} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start, size, key }) => {
          const line = lines[index]
          if (line === undefined) return null
          const top = start - virtual.options.scrollMargin
          const place = { rowIndex: index + 2, top, height: size }
          switch (line.kind) {
            case 'project':
              return <ProjectLine key={key} {...place} project={line.project} sums={line.sums} totalAt={totalAt} />
            case 'free':
              return (
                <FreeLine
                  key={key}
                  {...place}
                  count={line.count}
                  isUnfolded={line.isUnfolded}
                  onToggle={() =>
                    onChange({
                      unfolded: line.isUnfolded
                        ? unfolded.filter((slug) => slug !== line.project.slug)
                        : [...unfolded, line.project.slug],
                    })
                  }
                />
              )
            case 'unit':
              return (
                <UnitLine
                  key={key}
                  {...place}
                  words={words}
                  row={line.row}
                  columns={columns}
                  today={today}
                  isChosen={chosen.has(line.row.unit.id)}
                  onToggle={toggle}
                />
              )
          }
        })}
      </div>
      <p className="visually-hidden">{t('keys')}</p>
    </div>
  )
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

type HeadProps = Pick<UnitsTableProps, 'rows' | 'view' | 'chosen' | 'onChoose' | 'onChange'>

function UnitsHead({ rows, view, chosen, onChoose, onChange }: HeadProps) {
  const { t } = useTranslation('admin-units')
  const { columns } = view
  const count = useMemo(() => rows.reduce((sum, { unit }) => sum + (chosen.has(unit.id) ? 1 : 0), 0), [rows, chosen])
  const isAll = rows.length > 0 && count === rows.length
  return (
    <div role="rowgroup" className={styles.headGroup}>
      <div role="row" aria-rowindex={1} className={styles.head}>
        <div role="columnheader">
          <Checkbox
            checked={isAll}
            indeterminate={count > 0 && !isAll}
            slotProps={{ input: { 'aria-label': t('chooseAll') } }}
            onChange={() => onChoose(isAll ? new Set() : new Set(rows.map(({ unit }) => unit.id)))}
          />
        </div>
        {(['unit', ...columns] as const).map((key) => (
          <SortHead key={key} of={key} sort={view.sort} onChange={onChange} />
        ))}
      </div>
    </div>
  )
}

const AT_END: readonly SortKey[] = ['price', 'open', 'total']

interface SortHeadProps extends Pick<HeadProps, 'onChange'> {
  readonly of: SortKey
  readonly sort: UnitsView['sort']
}

/** Not drawn anew with each letter of a search. */
const SortHead = memo(function SortHead({ of, sort, onChange }: SortHeadProps) {
  const { t } = useTranslation('admin-units')
  const { by, isDown } = sort
  const isOn = by === of
  return (
    <div
      role="columnheader"
      aria-sort={isOn ? (isDown ? 'descending' : 'ascending') : 'none'}
      data-end={AT_END.includes(of) ? '' : undefined}
    >
      <TableSortLabel
        active={isOn}
        direction={isOn && isDown ? 'desc' : 'asc'}
        onClick={() => onChange({ sort: { by: of, isDown: isOn && !isDown } })}
      >
        {t(`column.${of}`)}
      </TableSortLabel>
    </div>
  )
})

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** With the arrow keys from one unit to the next. */
function moveFocus(event: React.KeyboardEvent<HTMLElement>, show: (index: number) => void): void {
  const step = STEPS[event.key]
  const { target, currentTarget } = event
  if (step === undefined || !(target instanceof HTMLElement)) return
  const own = target.closest('[data-line]')
  const kind = target.matches('a') ? 'a' : target.matches('input') ? 'input' : null
  if (own === null || kind === null) return
  event.preventDefault()
  const lines = [...currentTarget.querySelectorAll<HTMLElement>('[data-line]')]
  const next = lines
    .map((line) => ({ line, at: Number(line.dataset['line']) }))
    .toSorted((a, b) => step * (a.at - b.at))
    .find(({ at }) => step * (at - Number(own.getAttribute('data-line'))) > 0)
  if (next === undefined) return
  show(next.at)
  next.line.querySelector<HTMLElement>(kind)?.focus({ preventScroll: true })
}
