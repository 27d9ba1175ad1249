import { lazy, type ReactNode, Suspense } from 'react'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { PictureFrame } from '#renderer/parts/pictures/PictureFrame.tsx'
import { RoomBoard } from '#renderer/parts/pictures/RoomBoard.tsx'
import { RoomPicture } from '#renderer/parts/pictures/RoomPicture.tsx'
import { Deferred } from '#renderer/unit/state/Deferred.tsx'
import { DisclaimerToast } from './DisclaimerToast.tsx'
import styles from './Stage.module.css'
import type { useAfterPicture } from './use-after-picture.ts'

export const RoomCompanions = lazy(async () => ({
  default: (await import('#renderer/dialogs/bundles/RoomCompanions.tsx')).RoomCompanions,
}))

interface StageProps {
  readonly room: Room
  readonly rooms: readonly Room[]
  /** What the parts that come after the picture show. */
  readonly shown: ReturnType<typeof useAfterPicture>
  /** Its place in the layout. */
  readonly className?: string | undefined
  /** Above the picture. */
  readonly children?: ReactNode
}

/** The room of wide screens: its picture, what it is called, and what else there is to say of it. */
export function Stage({ room, rooms, shown, className = '', children }: StageProps) {
  return (
    <main className={`${styles.stage} ${className}`}>
      {children}
      <PictureFrame room={room}>
        <RoomPicture room={room} rooms={rooms} />
      </PictureFrame>
      <div className={styles.caption}>
        <h1>{room.title}</h1>
        {room.description === '' ? null : <p>{room.description}</p>}
      </div>
      <Deferred>
        <RoomBoard room={shown.room} />
      </Deferred>
      <DisclaimerToast room={room} />
      <Suspense fallback={null}>
        <RoomCompanions room={shown.room} />
      </Suspense>
    </main>
  )
}
