import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import gallery from '../gallery/gallery.module.css'
import { Mosaic } from '../gallery/Mosaic.tsx'
import { useLoadablePictures } from '../gallery/use-loadable-pictures.ts'
import { ItemCard } from '../ItemCard.tsx'
import { itemStyle } from '../item-style.ts'
import type { ItemViewProps } from '../item-view.types.ts'
import { usePageProject } from '../parts/page-project.ts'

/** DSH-21: pictures of the project beside each other; without any named, those that the project is shown by. */
export function ProjectImagesItem({ item, place }: ItemViewProps<'ProjectImages'>) {
  const { t } = useTranslation('dashboard-items')
  const { project } = usePageProject()
  const id = useId()
  const named = item.values['params.images']
  const usual = [project.projectImageUrl, project.banner?.url ?? null].filter((url) => url !== null)
  const { pictures, leaveOut } = useLoadablePictures(named.length > 0 ? named : usual)
  if (pictures.length === 0) return null
  const title = t('gallery.ofProject')
  const mosaic = <Mosaic pictures={pictures} onFailed={leaveOut} />
  // On the page itself the pictures need no frame around them, unless a design gives them one.
  if (place === 'row' || item.values['props.card.elevation'] !== null) {
    return (
      <ItemCard item={item} place={place} title={title}>
        <div className={gallery.around}>{mosaic}</div>
      </ItemCard>
    )
  }
  return (
    <section className={gallery.around} aria-labelledby={id} style={itemStyle(item.styles['card'])}>
      <h2 id={id} className={item.values['props.showTitle'] ? 'ww-section' : 'visually-hidden'}>
        {title}
      </h2>
      {mosaic}
    </section>
  )
}
