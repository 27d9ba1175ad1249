import { memo, type ReactNode } from 'react'
import { getShownState } from '#renderer/parts/unit-state/shown-state.ts'
import { StateSign } from '#renderer/parts/unit-state/StateSign.tsx'
import type { LinePlace } from './GroupLines.tsx'
import { isBare } from './unit-lines.ts'
import type { AccountUnit, UnitRow } from './unit-rows.ts'
import styles from './units.module.css'
import type { Column } from './units-view.ts'
import type { LineWords } from './use-line-words.ts'

interface UnitLineProps extends LinePlace {
  readonly words: LineWords
  readonly row: UnitRow
  readonly columns: readonly Column[]
  readonly isChosen: boolean
  readonly onToggle: (id: string) => void
}

/** A unit in the table. Light: it is drawn anew while one types and scrolls. The table follows its link. */
export const UnitLine = memo(function UnitLine(props: UnitLineProps) {
  const { rowIndex, top, height, words, row, columns, isChosen, onToggle } = props
  const { unit } = row
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      aria-selected={isChosen}
      className={styles.unit}
      data-line={rowIndex - 2}
      data-bare={isBare(row) || undefined}
      style={{ top, height }}
    >
      <div role="cell" className={styles.check}>
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={words.choose(unit.unitNumber)}
          onChange={() => onToggle(unit.id)}
        />
      </div>
      <div role="rowheader" className={styles.name}>
        <a className="ww-link" title={unit.displayName} href={words.linkToUnit(unit.id)}>
          {unit.unitNumber}
        </a>
      </div>
      {columns.map((column) => (
        <div key={column} role="cell" className={styles[column]} {...drawCell(column, row, words)} />
      ))}
    </div>
  )
})

interface Cell {
  readonly children: ReactNode
  readonly title?: string
  readonly 'data-none'?: ''
  readonly 'data-late'?: ''
  readonly 'data-reserved'?: ''
}

/**
 * What a cell has, and what is said of it by its attributes: as far as can be the same elements in each line, so that
 * another unit needs no others.
 */
function drawCell(column: Column, row: UnitRow, words: LineWords): Cell {
  const { unit, nextDate } = row
  const { figures } = unit
  switch (column) {
    case 'place':
      return sayWhole([unit.buildingName, unit.storeyName].filter(Boolean).join(' · '))
    case 'people':
      return drawPeople(row, words)
    case 'sale':
      return drawSale(unit, words)
    case 'price':
      return { children: unit.price === null ? '' : words.price(unit.price) }
    case 'state': {
      const shown = getShownState(unit.state, unit.isWaiting)
      return { children: <StateSign state={shown} label={words.sayState(shown)} /> }
    }
    case 'progress':
      return drawProgress(unit, words)
    case 'open':
      return { children: figures === null || unit.buyers.length === 0 ? '' : String(figures.openCount || '') }
    case 'total':
      return { children: drawTotal(unit, words) }
    case 'date':
      if (nextDate === null) return { children: '' }
      return { ...sayWhole(words.sayDate(nextDate)), ...(nextDate.isOver ? { 'data-late': '' } : {}) }
    case 'activity':
      return { children: unit.lastActivityAt === null ? '' : words.sayActivity(unit.lastActivityAt) }
    case 'contract':
      return sayWhole(unit.contractNumber ?? '')
  }
}

/** To what its buyers have written and nobody has answered. */
function drawThreads(id: string, count: number, { linkToThreads, sayThreads }: LineWords): ReactNode {
  return (
    <a key="threads" className={styles.threads} href={linkToThreads(id)} title={sayThreads(count)}>
      <span aria-hidden="true">✉ {count}</span>
      <span className="visually-hidden">{sayThreads(count)}</span>
    </a>
  )
}

/** Words that their column may cut off, whole for who points at them. */
function sayWhole(words: string): Cell {
  return words === '' ? { children: '' } : { children: words, title: words }
}

/** Whose it is; who is only meant to have it is said to be so. */
function drawPeople({ unit, people }: UnitRow, words: LineWords): Cell {
  const { sayPlanned } = words
  const threads = unit.waitingThreadCount === 0 ? null : drawThreads(unit.id, unit.waitingThreadCount, words)
  if (people === '') return { children: threads ?? '' }
  if (unit.buyers.length > 0)
    return threads === null ? sayWhole(people) : { children: [threads, people], title: people }
  const planned = <span className="ww-muted">({sayPlanned(unit.invited.length > 0)})</span>
  return {
    children: (
      <>
        {threads}
        {people} {planned}
      </>
    ),
    title: people,
  }
}

function drawSale(unit: AccountUnit, { saySale, sayReservation }: LineWords): Cell {
  const { salesStatus, reservedUntil } = unit
  if (salesStatus !== 'RESERVED') return { children: saySale(salesStatus) }
  if (reservedUntil === null) return { children: saySale(salesStatus), 'data-reserved': '' }
  const { isOver, words } = sayReservation(unit, reservedUntil)
  return { ...sayWhole(words), 'data-reserved': '', ...(isOver ? { 'data-late': '' } : {}) }
}

function drawProgress({ figures, state }: AccountUnit, { percentage }: LineWords): Cell {
  const progress = figures === null || state === 'untouched' ? null : figures.progress
  const bar = (
    <span
      className={styles.bar}
      data-done={progress !== null && progress >= 1 ? '' : undefined}
      style={{ backgroundSize: `${Math.floor((progress ?? 0) * 100)}% 100%` }}
      aria-hidden="true"
    />
  )
  return {
    children: (
      <>
        {bar}
        {progress === null ? '' : percentage(progress)}
      </>
    ),
    ...(progress === null ? { 'data-none': '' } : {}),
  }
}

function drawTotal({ figures, state }: AccountUnit, { price, sayOnRequest }: LineWords): ReactNode {
  if (figures === null || figures.total === null || state === 'untouched') return ''
  if (figures.totalOnRequest === 0) return price(figures.total)
  return (
    <>
      {price(figures.total)}
      <small>{sayOnRequest(figures.totalOnRequest)}</small>
    </>
  )
}
