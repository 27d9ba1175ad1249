import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { Cell, DataTable, RowHead, TableRow } from '#renderer/ui/DataTable.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { inRem } from '#renderer/ui/in-rem.ts'
import { Pages } from '#renderer/ui/Pages.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { ItemCard } from '../ItemCard.tsx'
import type { ItemViewProps } from '../item-view.types.ts'
import { type Home, useHomePath, useHomes } from './use-homes.ts'
import styles from './UnitSelectorItem.module.css'

/** The homes that one may change to (DSH-32, DSH-33); nothing for who has this one alone. */
export function UnitSelectorItem({ item, place }: ItemViewProps<'ProjectUnitSelector'>) {
  const { t } = useTranslation('dashboard-unit')
  const { values } = item
  const homes = useHomes()
  const [wanted, setPage] = useState(1)
  if (homes.length <= 1) return null
  const perPage = values['params.pagination'] ? values['params.itemsPerPage'] : homes.length
  const pageCount = Math.ceil(homes.length / perPage)
  const page = Math.min(wanted, pageCount)
  return (
    <ItemCard item={item} place={place} title={t('homes.title')}>
      <div
        className={styles.table}
        role="group"
        aria-label={t('homes.title')}
        // It scrolls, so that the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        style={{ maxHeight: inRem(values['params.tableHeight']) }}
      >
        <DataTable
          columns={[t('homes.home'), { end: t('homes.rooms') }, { end: t('homes.space') }, { hidden: t('homes.open') }]}
        >
          {homes.slice((page - 1) * perPage, page * perPage).map((home) => (
            <HomeRow key={home.id} home={home} />
          ))}
        </DataTable>
      </div>
      <Pages
        page={page}
        pageCount={pageCount}
        words={{
          page: (number) => t('homes.page', { page: number, count: pageCount }),
          previous: t('homes.previous'),
          next: t('homes.next'),
        }}
        onPage={setPage}
      />
    </ItemCard>
  )
}

function HomeRow({ home }: { home: Home }) {
  const { t } = useTranslation('dashboard-unit')
  const { quantity, floorSpace } = useFormat()
  const { unit } = useOpenUnit()
  const path = useHomePath()
  const isHere = home.id === unit.id
  return (
    <TableRow aria-current={isHere || undefined}>
      <RowHead>
        {home.displayName}
        {home.storeyName === null ? null : <small>{home.storeyName}</small>}
      </RowHead>
      <Cell align="right" label={t('homes.rooms')}>
        {quantity(home.roomCount)}
      </Cell>
      <Cell align="right" label={t('homes.space')}>
        {floorSpace(home.floorSpace)}
      </Cell>
      <Cell align="right">
        {isHere ? (
          <span className={styles.here}>{t('homes.here')}</span>
        ) : (
          <Link className={styles.open} to={path(home)} aria-label={t('homes.openHome', { home: home.displayName })}>
            {t('homes.open')}
            <NamedIcon name="arrowRight" size={20} />
          </Link>
        )}
      </Cell>
    </TableRow>
  )
}
