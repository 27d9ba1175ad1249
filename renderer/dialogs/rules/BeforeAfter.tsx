import { type CSSProperties, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownPicture } from '#shared/domain/look/pictures.ts'
import { LayeredPicture } from '#renderer/parts/pictures/LayeredPicture.tsx'
import { useAllSettled } from '#renderer/parts/pictures/usePicture.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './BeforeAfter.module.css'
import type { RoomChange } from './room-change.ts'

/** % that an arrow key moves the line. */
const STEP = 5

const MOVES: Readonly<Record<string, (share: number) => number>> = {
  ArrowLeft: (share) => share - STEP,
  ArrowDown: (share) => share - STEP,
  ArrowRight: (share) => share + STEP,
  ArrowUp: (share) => share + STEP,
}

/**
 * A room as it is, left of a line, and as it would be, right of it (WAY-3). The line is a native slider over the whole
 * picture, so finger, mouse and keyboard move it alike.
 */
export function BeforeAfter({ change }: { change: RoomChange }) {
  const { t } = useTranslation('rules')
  const [share, setShare] = useState(50)
  const { room, before } = change
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    if (move === undefined) return
    event.preventDefault()
    setShare((now) => Math.min(100, Math.max(0, move(now))))
  }
  const cut: CSSProperties & { '--share': number; '--ratio': number } = {
    '--share': share / 100,
    '--ratio': before.width / before.height,
  }
  return (
    <div className={styles.room} style={cut}>
      <div className={styles.side}>
        <Side picture={before} change={change} alt={t('picture.before', { room: room.title })} />
      </div>
      <div className={styles.side} data-after="">
        <After change={change} alt={t('picture.after', { room: room.title })} />
      </div>
      <div className={styles.free}>
        <span className={styles.tag} data-side="before">
          {t('picture.now')}
        </span>
        <span className={styles.tag} data-side="after">
          {t('picture.then')}
        </span>
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={100}
          step={1}
          value={share}
          aria-label={t('picture.line', { room: room.title })}
          aria-valuetext={t('picture.share', { share })}
          onChange={({ target }) => setShare(target.valueAsNumber)}
          onKeyDown={onKeyDown}
        />
        <span className={styles.line} aria-hidden="true">
          <span className={styles.knob}>
            <NamedIcon name="chevronLeft" size={20} />
            <NamedIcon name="chevronRight" size={20} />
          </span>
        </span>
      </div>
    </div>
  )
}

/** What would be, as soon as all of it is there; until then what is, blurred. Later picks change it layer by layer. */
function After({ change, alt }: { change: RoomChange; alt: string }) {
  const { images } = useOpenUnit()
  const { baseUrl, layers } = change.after
  const urls = [baseUrl, ...layers.flatMap(({ url, missing }) => (missing ? [] : [url]))]
  const isSettled = useAllSettled(urls, images)
  const [wasSettled, setWasSettled] = useState(isSettled)
  if (isSettled && !wasSettled) setWasSettled(true)
  if (wasSettled) return <Side picture={change.after} change={change} alt={alt} />
  return <Side picture={change.before} change={change} alt="" isStandIn />
}

interface SideProps {
  readonly picture: ShownPicture
  readonly change: RoomChange
  readonly alt: string
  /** For one that is not there yet. */
  readonly isStandIn?: boolean
}

function Side({ picture, change: { room }, alt, isStandIn = false }: SideProps) {
  const { images } = useOpenUnit()
  const { t } = useTranslation('rules')
  return (
    <div className={styles.cover} data-align={room.configuratorAlignment} data-waits={isStandIn || undefined}>
      <LayeredPicture
        key={room.renderId}
        picture={picture}
        alt={alt}
        alignment={room.configuratorAlignment}
        images={images}
        loadingText={t('picture.loading')}
        isBehind={isStandIn}
      />
    </div>
  )
}
