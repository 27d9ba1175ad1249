import type { ItemViewProps } from '../item-view.types.ts'
import { MapItemCard } from '../map/MapItemCard.tsx'
import { usePageProject } from '../parts/page-project.ts'

/** DSH-15: where the project is; without an address the project's own. */
export function ProjectMapItem({ item, place }: ItemViewProps<'ProjectMap'>) {
  const { project } = usePageProject()
  const town = `${project.postCode} ${project.town}`.trim()
  const address = [project.address, town].filter((part) => part !== '').join(', ')
  return <MapItemCard item={item} place={place} usualAddress={address} />
}
