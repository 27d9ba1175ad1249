import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FilmSource } from '#shared/domain/designs/read-field.ts'
import styles from './film.module.css'
import { PlayButton } from './PlayButton.tsx'
import { RemoteFilmPlayer } from './RemoteFilmPlayer.tsx'

interface FilmPlayerProps {
  readonly film: FilmSource
  readonly title: string
  /** What is seen of it before it runs; null = nothing. */
  readonly poster: string | null
  /** The film of this host cannot be loaded. */
  readonly onFailed: () => void
}

/** A film that runs when it is asked to, and of which nothing is fetched before (DSH-16, DSH-17). */
export function FilmPlayer({ film, title, poster, onFailed }: FilmPlayerProps) {
  return (
    <div className={styles.film}>
      {film.kind === 'own' ? (
        <OwnFilm url={film.url} title={title} poster={poster} onFailed={onFailed} />
      ) : (
        <RemoteFilmPlayer film={film} title={title} poster={poster} />
      )}
    </div>
  )
}

function OwnFilm({ url, title, poster, onFailed }: Omit<FilmPlayerProps, 'film'> & { readonly url: string }) {
  const { t } = useTranslation('dashboard-items')
  const [isStarted, setStarted] = useState(poster === null)
  const video = useRef<HTMLVideoElement>(null)
  useEndsWithPage(video)
  const start = () => {
    setStarted(true)
    // The button goes away with the focus on it.
    video.current?.focus()
    // Where the browser will not, its own controls are there.
    void video.current?.play().catch(() => undefined)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: a project's film comes as one file without captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- as above */}
      <video
        ref={video}
        className={styles.video}
        controls={isStarted}
        tabIndex={isStarted ? 0 : -1}
        playsInline
        preload="none"
        src={url}
        poster={poster ?? undefined}
        aria-label={title}
        onError={onFailed}
      />
      {isStarted ? null : (
        <PlayButton label={t('film.play', { title })} onClick={start}>
          {title}
        </PlayButton>
      )}
    </>
  )
}

/** A film that is taken from the page is not heard any longer. */
function useEndsWithPage(video: RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    const { current } = video
    return () => current?.pause()
  }, [video])
}
