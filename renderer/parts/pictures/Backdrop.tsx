import { useEffect, useRef } from 'react'
import type { ShownPicture } from '#shared/domain/look/pictures.ts'
import { whenIdle } from '#renderer/platform/when-idle.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './RoomPicture.module.css'

/** px; nobody sees more of it. Blurred here, once, and not by a style, with every move of the camera. */
const SIZE = { width: 96, height: 54 }
const BLUR = 'blur(3px)'

/** The room's own picture, blurred, behind where it does not reach (STG-10): drawn when nothing else is to do. */
export function Backdrop({ picture }: { picture: ShownPicture | null }) {
  const { images } = useOpenUnit()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = picture === null ? null : (canvas.current?.getContext('2d') ?? null)
    if (picture === null || context === null) return undefined
    let isWanted = true
    const stopQuiet = images.whenQuiet(() => void draw(context, picture, () => isWanted))
    return () => {
      isWanted = false
      stopQuiet()
    }
  }, [picture, images])
  return picture === null ? null : <canvas ref={canvas} className={styles.backdrop} {...SIZE} aria-hidden="true" />
}

/** One image after the other, each in a pause of the page; one that cannot be had is left out. */
async function draw(context: CanvasRenderingContext2D, picture: ShownPicture, isWanted: () => boolean): Promise<void> {
  const { baseUrl, layers, width, height } = picture
  context.filter = BLUR
  const base = { url: baseUrl, x: 0, y: 0, width, height }
  for (const { url, ...box } of [base, ...layers.filter(({ missing }) => !missing)]) {
    await new Promise<void>((resolve) => void whenIdle(resolve))
    const image = new Image()
    image.src = url
    await image.decode().catch(() => undefined)
    if (!isWanted()) return
    const [x, y] = [SIZE.width / width, SIZE.height / height]
    if (image.naturalWidth > 0) context.drawImage(image, box.x * x, box.y * y, box.width * x, box.height * y)
  }
}
