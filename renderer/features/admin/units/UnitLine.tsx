import type { TFunction } from 'i18next'
import { memo, type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { isReservationOver } from '#shared/domain/sales/unit-sale.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { type Formats, useFormat, useLocale } from '#renderer/i18n/useFormat.ts'
import { getShownState } from '#renderer/parts/unit-state/shown-state.ts'
import { StateSign } from '#renderer/parts/unit-state/StateSign.tsx'
import { linkTo } from '#renderer/platform/routes.ts'
import type { LinePlace } from './GroupLines.tsx'
import type { AccountUnit, UnitRow } from './unit-rows.ts'
import { countDays, dayIn, nearDay, shortDay } from './unit-words.ts'
import styles from './units.module.css'
import type { Column } from './units-view.ts'

/** Days for which a day is said as a distance. */
const NEAR = 20
const RECENT = 6

/** What lines are written with. Asked for once: each of their cells would listen for another language by itself. */
interface LineWords extends Pick<Formats, 'price' | 'percentage'> {
  readonly t: TFunction<'admin-units'>
  /** How much is on request beside a total (decision 3). */
  readonly sayOnRequest: (count: number) => string
  readonly locale: Locale
  readonly accountId: string
}

export function useLineWords(): LineWords {
  const { t } = useTranslation('admin-units')
  const { t: tCommon } = useTranslation('common')
  const { price, percentage } = useFormat()
  const locale = useLocale()
  const { accountId = '' } = useParams()
  return useMemo(() => {
    const sayOnRequest = (count: number) => tCommon('onRequestCount', { count })
    return { t, sayOnRequest, price, percentage, locale, accountId }
  }, [t, tCommon, price, percentage, locale, accountId])
}

interface UnitLineProps extends LinePlace {
  readonly words: LineWords
  readonly row: UnitRow
  readonly columns: readonly Column[]
  readonly today: string
  readonly isChosen: boolean
  readonly onToggle: (id: string) => void
}

/** A unit in the table. Light: it is drawn anew while one types and scrolls. */
export const UnitLine = memo(function UnitLine(props: UnitLineProps) {
  const { rowIndex, top, height, words, row, columns, today, isChosen, onToggle } = props
  const { t, accountId } = words
  const { unit } = row
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      aria-selected={isChosen}
      className={styles.unit}
      data-line={rowIndex - 2}
      style={{ top, height }}
    >
      <div role="cell" className={styles.check}>
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={t('choose', { unit: unit.unitNumber })}
          onChange={() => onToggle(unit.id)}
        />
      </div>
      <div role="rowheader" className={styles.name}>
        <Link
          className="ww-link"
          title={unit.displayName}
          to={linkTo('adminUnit', { accountId, adminUnitId: unit.id })}
        >
          {unit.unitNumber}
        </Link>
      </div>
      {columns.map((column) => (
        <div key={column} role="cell" className={styles[column]}>
          {drawCell(column, row, today, words)}
        </div>
      ))}
    </div>
  )
})

function drawCell(column: Column, row: UnitRow, today: string, words: LineWords): ReactNode {
  const { t, price, percentage, locale } = words
  const { unit, people, nextDate } = row
  const { figures } = unit
  switch (column) {
    case 'place':
      return [unit.buildingName, unit.storeyName].filter(Boolean).join(' · ')
    case 'people':
      return drawPeople(unit, people, words)
    case 'sale':
      return drawSale(unit, today, words)
    case 'price':
      return unit.price === null ? '' : price(unit.price)
    case 'state':
      return drawState(unit, words)
    case 'progress':
      return figures === null || unit.state === 'untouched' ? null : (
        <>
          <span className={styles.bar} data-done={figures.progress >= 1 ? '' : undefined} aria-hidden="true">
            <span style={{ width: `${Math.floor(figures.progress * 100)}%` }} />
          </span>
          {percentage(figures.progress)}
        </>
      )
    case 'open':
      return figures === null || figures.openCount === 0 || unit.buyers.length === 0 ? '' : figures.openCount
    case 'total':
      return figures === null || figures.total === null || unit.state === 'untouched' ? null : (
        <>
          {price(figures.total)}
          {figures.totalOnRequest === 0 ? null : <small>{words.sayOnRequest(figures.totalOnRequest)}</small>}
        </>
      )
    case 'date':
      return nextDate === null ? null : (
        <span data-late={nextDate.isOver ? '' : undefined}>
          {t('date', {
            title: nextDate.title,
            when: nextDate.isOver
              ? t('since', { count: countDays(dayIn(nextDate.expiresAt), today) })
              : nearDay(nextDate.expiresAt, today, locale, NEAR),
          })}
        </span>
      )
    case 'activity':
      return unit.lastActivityAt === null ? '' : nearDay(unit.lastActivityAt, today, locale, RECENT)
    case 'contract':
      return unit.contractNumber ?? ''
  }
}

/** Whose it is; who is only meant to have it is said to be so. */
function drawPeople(unit: AccountUnit, people: string, { t }: LineWords): ReactNode {
  if (people === '') return null
  if (unit.buyers.length > 0) return <span title={people}>{people}</span>
  return (
    <span title={people}>
      {people} <span className="ww-muted">({t(unit.invited.length > 0 ? 'invited' : 'noted')})</span>
    </span>
  )
}

function drawState({ state, isWaiting }: AccountUnit, { t }: LineWords): ReactNode {
  const shown = getShownState(state, isWaiting)
  return <StateSign state={shown} label={t(`state.${shown}`)} />
}

function drawSale(unit: AccountUnit, today: string, { t, locale }: LineWords): ReactNode {
  const { salesStatus, reservedUntil } = unit
  if (salesStatus !== 'RESERVED') return t(`sale.${salesStatus}`)
  if (reservedUntil === null) return <span data-reserved="">{t('sale.RESERVED')}</span>
  const isOver = isReservationOver(unit, today)
  return (
    <span data-reserved="" data-late={isOver ? '' : undefined}>
      {t(isOver ? 'reservedOver' : 'reservedUntil', { day: shortDay(reservedUntil, today, locale) })}
    </span>
  )
}
