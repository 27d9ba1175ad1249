import { readFilm } from '#shared/domain/designs/read-field.ts'
import { ItemCard } from '../ItemCard.tsx'
import { FilmPlayer } from '../film/FilmPlayer.tsx'
import type { ItemViewProps } from '../item-view.types.ts'
import { usePageProject, useWords } from '../parts/page-project.ts'
import card from '../parts/picture-card.module.css'
import { useBroken } from '../parts/use-broken.ts'

/** DSH-16: a film with a title. */
export function VideoCardItem({ item, place }: ItemViewProps<'VideoCard'>) {
  const { project } = usePageProject()
  const title = useWords()(item.values['params.title'])
  const url = item.values['params.url']
  const { isBroken, onError } = useBroken(url)
  const film = url === null ? null : readFilm(url)
  if (film === null || isBroken) return null
  return (
    <ItemCard item={item} place={place} isFlush className={card.card} {...(title === '' ? {} : { title })}>
      <FilmPlayer
        key={url}
        film={film}
        title={title === '' ? project.name : title}
        poster={project.projectImageUrl}
        onFailed={onError}
      />
    </ItemCard>
  )
}
