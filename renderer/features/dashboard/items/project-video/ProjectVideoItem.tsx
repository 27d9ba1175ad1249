import { useTranslation } from 'react-i18next'
import { readFilm } from '#shared/domain/designs/read-field.ts'
import { ItemCard } from '../ItemCard.tsx'
import { FilmPlayer } from '../film/FilmPlayer.tsx'
import type { ItemViewProps } from '../item-view.types.ts'
import { usePageProject } from '../parts/page-project.ts'
import card from '../parts/picture-card.module.css'
import { useBroken } from '../parts/use-broken.ts'

/** DSH-17: the project's film; without an address that of the project. */
export function ProjectVideoItem({ item, place }: ItemViewProps<'ProjectVideo'>) {
  const { t } = useTranslation('dashboard-items')
  const { project } = usePageProject()
  const url = item.values['params.url'] ?? project.videoUrl ?? null
  const { isBroken, onError } = useBroken(url)
  const film = url === null ? null : readFilm(url)
  if (film === null || isBroken) return null
  return (
    <ItemCard item={item} place={place} isFlush className={card.card}>
      <FilmPlayer
        key={url}
        film={film}
        title={t('film.ofProject', { project: project.name })}
        poster={project.projectImageUrl}
        onFailed={onError}
      />
    </ItemCard>
  )
}
