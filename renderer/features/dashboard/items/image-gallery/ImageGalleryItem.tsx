import { Carousel } from '../gallery/Carousel.tsx'
import { useLoadablePictures } from '../gallery/use-loadable-pictures.ts'
import { ItemCard } from '../ItemCard.tsx'
import type { ItemViewProps } from '../item-view.types.ts'
import card from '../parts/picture-card.module.css'

/** DSH-22: pictures one after the other, on the whole screen too. */
export function ImageGalleryItem({ item, place }: ItemViewProps<'ImageGallery'>) {
  const { pictures, leaveOut } = useLoadablePictures(item.values['params.images'])
  if (pictures.length === 0) return null
  return (
    <ItemCard item={item} place={place} isFlush className={card.card}>
      <Carousel pictures={pictures} onFailed={leaveOut} />
    </ItemCard>
  )
}
