import { useTranslation } from 'react-i18next'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { type DesignLineView, type Intent, unitState } from '#shared/domain/index.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { ComposedRoom } from '#renderer/parts/pictures/ComposedRoom.tsx'
import styles from './StylePage.module.css'

interface StyleCardProps {
  readonly line: DesignLineView
  /** Names the question for the browser. */
  readonly name: string
  /** Shown small. */
  readonly rooms: readonly Room[]
  readonly summary: string
  /** undefined until it is known. */
  readonly tried: Intent | undefined
  readonly isPicked: boolean
  readonly onPick: () => void
}

/** A style: three of the unit's own rooms in it, what it is made of, and what the unit comes to with it. */
export function StyleCard({ line, name, rooms, summary, tried, isPicked, onPick }: StyleCardProps) {
  const { t } = useTranslation('style')
  const { price } = useFormat()
  const { flags } = useOpenUnit()
  const state = tried?.ok === true ? unitState(tried.configuration) : null
  return (
    <label className={styles.card}>
      <input
        className="visually-hidden"
        type="radio"
        name={name}
        checked={isPicked}
        disabled={tried?.ok === false}
        onChange={onPick}
      />
      <span className={styles.thumbs} aria-hidden="true">
        {rooms.map((room) => (
          <ComposedRoom
            key={room.id}
            room={room}
            configuration={tried?.ok === true ? tried.configuration : undefined}
            className={styles.thumb}
            alt=""
          />
        ))}
      </span>
      <span className={styles.cardWords}>
        <span className="ww-ends">
          <strong className={styles.name}>{line.title}</strong>
          {flags.showPricing && state !== null ? (
            <span className={styles.price}>{price(state.total, { sign: true })}</span>
          ) : null}
        </span>
        <span className="ww-hint">{tried?.ok === false ? t('clash') : summary}</span>
      </span>
    </label>
  )
}
