import Checkbox from '@mui/material/Checkbox'
import TableSortLabel from '@mui/material/TableSortLabel'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './units.module.css'
import type { SortKey, UnitsView } from './units-view.ts'

interface HeadProps extends Pick<UnitsView, 'columns' | 'sort'> {
  /** How many of the rows are chosen. */
  readonly chosen: 'none' | 'some' | 'all'
  readonly onChooseAll: () => void
  readonly onChange: (part: Partial<UnitsView>) => void
}

/** The table's head. Not drawn anew with each letter of a search. */
export const UnitsHead = memo(function UnitsHead({ columns, sort, chosen, onChooseAll, onChange }: HeadProps) {
  const { t } = useTranslation('admin-units')
  return (
    <div role="rowgroup" className={styles.headGroup}>
      <div role="row" aria-rowindex={1} className={styles.head}>
        <div role="columnheader">
          <Checkbox
            checked={chosen === 'all'}
            indeterminate={chosen === 'some'}
            slotProps={{ input: { 'aria-label': t('chooseAll') } }}
            onChange={onChooseAll}
          />
        </div>
        {(['unit', ...columns] as const).map((key) => (
          <SortHead key={key} of={key} sort={sort} onChange={onChange} />
        ))}
      </div>
    </div>
  )
})

const AT_END: readonly SortKey[] = ['price', 'open', 'total']

interface SortHeadProps extends Pick<HeadProps, 'onChange'> {
  readonly of: SortKey
  readonly sort: UnitsView['sort']
}

function SortHead({ of, sort, onChange }: SortHeadProps) {
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
}
