import { pictureSet } from '#shared/contracts/picture-sizes.ts'
import { readFilm } from '#shared/domain/designs/read-field.ts'
import { BANNER_SIZES } from '#renderer/platform/picture-widths.ts'
import { removeFirstPicture } from '#renderer/ui/first-picture.ts'
import { PHONE } from '#renderer/ui/use-media.ts'
import { FilmPlayer } from '../film/FilmPlayer.tsx'
import { itemStyle } from '../item-style.ts'
import type { ItemViewProps } from '../item-view.types.ts'
import { usePageProject } from '../parts/page-project.ts'
import { useBroken } from '../parts/use-broken.ts'
import { usePictureText } from '../parts/use-picture-text.ts'
import { BackgroundFilm } from './BackgroundFilm.tsx'
import styles from './banner.module.css'

/** DSH-29: a wide picture, or a film without sound, at the top of the page. */
export function BannerItem({ item }: ItemViewProps<'DashboardBannerV2'>) {
  const { project } = usePageProject()
  const { values, styles: looks } = item
  const own = values['params.bannerUrl']
  const picture = own ?? project.banner?.url ?? project.projectImageUrl
  // Of the same source as the wide one: two of different houses are no picture.
  const narrow = values['params.mobileBannerUrl'] ?? (own === null ? (project.banner?.mobileUrl ?? null) : null)
  const url = values['params.bannerVideoUrl']
  const brokenPicture = useBroken(picture)
  const brokenFilm = useBroken(url)
  const film = url === null || brokenFilm.isBroken ? null : readFilm(url)
  const shown = brokenPicture.isBroken ? null : picture
  if (shown === null && film === null) return null
  return (
    <div className={styles.banner} style={itemStyle(looks['picture'])}>
      {shown === null || (film !== null && film.kind !== 'own') ? null : (
        <BannerPicture wide={shown} narrow={narrow} onError={brokenPicture.onError} />
      )}
      {film === null ? null : film.kind === 'own' ? (
        <BackgroundFilm key={film.url} url={film.url} onFailed={brokenFilm.onError} />
      ) : (
        <FilmPlayer film={film} title={project.name} poster={shown} onFailed={brokenFilm.onError} />
      )}
    </div>
  )
}

interface BannerPictureProps {
  readonly wide: string
  readonly narrow: string | null
  readonly onError: () => void
}

/** What the page is first seen by: asked for at once, in the size that the screen needs. */
function BannerPicture({ wide, narrow, onError }: BannerPictureProps) {
  const say = usePictureText()
  return (
    <picture>
      {narrow === null ? null : <source media={PHONE} srcSet={pictureSet(narrow) ?? narrow} sizes="100vw" />}
      <img
        className="ww-fill ww-cover"
        src={wide}
        srcSet={pictureSet(wide)}
        sizes={BANNER_SIZES}
        alt={say(wide)}
        decoding="sync"
        fetchPriority="high"
        onLoad={removeFirstPicture}
        onError={onError}
      />
    </picture>
  )
}
