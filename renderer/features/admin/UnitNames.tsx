import { useTranslation } from 'react-i18next'
import { useUnits } from './use-places.ts'

/** Names of units; while they are not known, nothing, and for those that are gone, words. */
export function UnitNames({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('admin')
  const units = useUnits()
  if (ids.length === 0) return t('unit.none')
  if (units.data === undefined) return units.isError ? t('unit.none') : ''
  // A name is short: it breaks at no space of its own.
  const names = new Map(units.data.map(({ id, displayName }) => [id, displayName.replaceAll(' ', '\u00a0')]))
  return [...new Set(ids.map((id) => names.get(id) ?? t('unit.gone')))].join(', ')
}
