import { type CSSProperties, type ReactNode, useMemo } from 'react'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { panoramaSource } from './panorama-source.ts'
import styles from './PictureFrame.module.css'

/** width / height, as long as a room's picture does not say. */
const USUAL_RATIO = 16 / 9

/**
 * The space of the room's picture on wide screens. With dynamic dimensions (SHL-60) it has the shape
 * of the picture, which then shows as a whole; without, and for rooms of fixed height, it takes the
 * height that there is (IMG-12).
 */
export function PictureFrame({ room, children }: { room: Room; children: ReactNode }) {
  const { mapping, flags } = useOpenUnit()
  const { ratio, isPanorama } = useMemo(() => {
    const picture = mapping?.rooms.find(({ renderId }) => renderId === room.renderId)
    return {
      ratio: picture === undefined ? USUAL_RATIO : picture.width / picture.height,
      isPanorama: panoramaSource(room, mapping) !== null,
    }
  }, [mapping, room])
  const followsPicture = flags.dynamicConfiguratorImageDimensions && room.configuratorBehaviour === 'dynamic'
  const style: CSSProperties & { '--ratio': number } = { '--ratio': ratio }
  return (
    <div className={styles.frame} data-size={isPanorama ? 'all' : followsPicture ? 'picture' : 'height'} style={style}>
      {children}
    </div>
  )
}
