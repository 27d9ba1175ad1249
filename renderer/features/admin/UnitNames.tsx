import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { linkTo } from '#renderer/platform/routes.ts'
import styles from './admin.module.css'
import { useUnits } from './use-places.ts'

/** Names of units, each leading to its file; while they are not known, nothing, and for those that are gone, words. */
export function UnitNames({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('admin')
  const { accountId = '' } = useParams()
  const units = useUnits()
  if (ids.length === 0) return t('unit.none')
  if (units.data === undefined) return units.isError ? t('unit.none') : ''
  // A name is short: it breaks at no space of its own.
  const names = new Map(units.data.map(({ id, displayName }) => [id, displayName.replaceAll(' ', '\u00a0')]))
  const gone = ids.filter((id) => !names.has(id)).length === 0 ? [] : [t('unit.gone')]
  return (
    <>
      {ids
        .filter((id) => names.has(id))
        .map((id, index) => (
          <Fragment key={id}>
            {index === 0 ? null : ', '}
            <Link className={`ww-link ${styles.unitName}`} to={linkTo('adminUnit', { accountId, adminUnitId: id })}>
              {names.get(id)}
            </Link>
          </Fragment>
        ))}
      {gone.map((words) => (ids.some((id) => names.has(id)) ? `, ${words}` : words))}
    </>
  )
}
