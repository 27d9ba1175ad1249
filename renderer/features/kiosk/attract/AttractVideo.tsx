import styles from './AttractLoop.module.css'

interface AttractVideoProps {
  readonly url: string
  /** Whether it is to be seen: it comes up over the pictures once it really runs. */
  readonly isRunning: boolean
  readonly onRunning: () => void
  /** It cannot be shown here: the pictures go on. */
  readonly onFailure: () => void
}

/** The project's film, without its sound, again and again. Decoration: the words are beside it. */
export function AttractVideo({ url, isRunning, onRunning, onFailure }: AttractVideoProps) {
  return (
    <video
      className={styles.video}
      data-testid="attract-video"
      data-running={isRunning || undefined}
      src={url}
      aria-hidden="true"
      tabIndex={-1}
      muted
      autoPlay
      loop
      playsInline
      disablePictureInPicture
      preload="auto"
      onPlaying={onRunning}
      onError={onFailure}
    />
  )
}
