import PauseOutlined from '@mui/icons-material/PauseOutlined'
import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { useMedia } from '#renderer/ui/use-media.ts'
import styles from './banner.module.css'

interface BackgroundFilmProps {
  readonly url: string
  readonly onFailed: () => void
}

/**
 * A film without sound over the banner's picture, again and again, until somebody stops it (WCAG 2.2.2). For those who
 * asked for less movement nothing of it is fetched before they start it.
 */
export function BackgroundFilm({ url, onFailed }: BackgroundFilmProps) {
  const { t } = useTranslation('dashboard-items')
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [isWanted, setWanted] = useState(!isCalm)
  useEffect(() => {
    const { current } = video
    if (current === null) return
    // React does not write the attribute, and browsers start only silent films by themselves.
    current.muted = true
    if (isWanted) void current.play().catch(() => setPlaying(false))
    else current.pause()
  }, [isWanted])
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it has no sound, and says nothing */}
      <video
        ref={video}
        className={styles.film}
        data-shown={isPlaying || undefined}
        src={url}
        loop
        muted
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
        onPlaying={() => setPlaying(true)}
        onPause={() => setWanted(false)}
        onError={onFailed}
      />
      <div className={`ww-overlay ${styles.control}`}>
        <IconButton label={t(isWanted ? 'banner.pause' : 'banner.play')} onClick={() => setWanted((wanted) => !wanted)}>
          {isWanted ? <PauseOutlined /> : <PlayArrowOutlined />}
        </IconButton>
      </div>
    </>
  )
}
