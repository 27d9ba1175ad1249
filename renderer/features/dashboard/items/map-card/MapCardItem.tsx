import type { ItemViewProps } from '../item-view.types.ts'
import { MapItemCard } from '../map/MapItemCard.tsx'

/** DSH-14: a map with a place on it. */
export function MapCardItem({ item, place }: ItemViewProps<'MapCard'>) {
  return <MapItemCard item={item} place={place} usualAddress="" />
}
