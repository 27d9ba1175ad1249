import { useTranslation } from 'react-i18next'
import type { CardValues } from '#shared/domain/designs/common-fields.ts'
import type { ValuesOf } from '#shared/domain/designs/field.types.ts'
import type { Place } from '#shared/domain/designs/item-type.types.ts'
import type { MAP_FIELDS } from '#shared/domain/designs/items/map-fields.ts'
import type { Styles } from '#shared/domain/designs/read-styles.ts'
import { ItemCard } from '../ItemCard.tsx'
import { itemStyle } from '../item-style.ts'
import { OutsideLink } from '../parts/OutsideLink.tsx'
import { usePageProject, useWords } from '../parts/page-project.ts'
import card from '../parts/picture-card.module.css'
import { MapArea } from './MapArea.tsx'
import { mapLink } from './map-link.ts'

interface MapItemCardProps {
  readonly item: { readonly values: ValuesOf<typeof MAP_FIELDS> & CardValues; readonly styles: Styles }
  readonly place: Place
  /** Of a place that a design says nothing of. */
  readonly usualAddress: string
}

/** A map with a place on it, what the place is, and the way to a map with everything around it. */
export function MapItemCard({ item, place, usualAddress }: MapItemCardProps) {
  const { t } = useTranslation('dashboard-items')
  const { project } = usePageProject()
  const words = useWords()
  const { values, styles: looks } = item
  const { 'params.coords.lng': lng, 'params.coords.lat': lat } = values
  const spot = lng === null || lat === null ? null : { lng, lat }
  const address = words(values['params.address']) || (spot === null ? usualAddress : '')
  const description = words(values['params.description'])
  const link = mapLink(spot, address, values['params.defaultZoom'])
  if (link === null) return null
  const named = words(values['params.title'])
  const title = named === '' ? (address.split(',', 1)[0] ?? '') || t('map.title') : named
  const where = named === '' ? address.split(',').slice(1).join(',').trim() : address
  return (
    <ItemCard item={item} place={place} title={title} isFlush className={card.card}>
      <MapArea
        name={address === '' ? title : address}
        place={spot}
        zoom={values['params.defaultZoom']}
        source={project.mapSource ?? null}
      />
      <div className={card.words} style={itemStyle(looks['text'])}>
        {where === '' ? null : <p>{where}</p>}
        {description === '' ? null : <p>{description}</p>}
        <OutsideLink href={link}>{t('map.elsewhere')}</OutsideLink>
      </div>
    </ItemCard>
  )
}
