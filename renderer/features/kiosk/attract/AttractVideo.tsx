import styles from './AttractLoop.module.css'

interface AttractVideoProps {
  readonly url: string
  /** Whether it is to be seen: it comes up over the pictures once it really runs. */
  readonly isRunning: boolean
  /** There is nothing that could come after it. */
  readonly isAlone: boolean
  readonly onRunning: () => void
  readonly onEnd: () => void
  /** It cannot be shown here: the pictures go on. */
  readonly onFailure: () => void
}

/** The project's film, without its sound. Decoration: the words are beside it. */
export function AttractVideo({ url, isRunning, isAlone, onRunning, onEnd, onFailure }: AttractVideoProps) {
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
      loop={isAlone}
      playsInline
      disablePictureInPicture
      preload="auto"
      onPlaying={onRunning}
      onEnded={onEnd}
      onError={onFailure}
    />
  )
}
