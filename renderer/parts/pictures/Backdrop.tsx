import { useEffect, useRef } from 'react'
import type { ShownPicture } from '#shared/domain/look/pictures.ts'
import { loadImage } from '#renderer/platform/load-image.ts'
import { whenIdle } from '#renderer/platform/when-idle.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './RoomPicture.module.css'

/** px; nobody sees more of it. Blurred here, once, and not by a style, with every move of the camera. */
const SIZE = { width: 96, height: 54 }
const AROUND = { width: 3 * SIZE.width, height: 3 * SIZE.height }
const BLUR = 'blur(2px)'

/**
 * The room's own picture, blurred and mirrored at each of its edges, so that it seems to go on where it does not reach
 * (STG-10): drawn when nothing else is to do. Shown as an image and not as the canvas itself, which would be a surface of
 * its own under all of the picture, and drawn with each frame.
 */
export function Backdrop({ picture }: { picture: ShownPicture | null }) {
  const { images } = useOpenUnit()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (picture === null) return undefined
    let isWanted = true
    const stopQuiet = images.whenQuiet(() => {
      void drawSmall(picture, () => isWanted).then((small) => {
        if (!isWanted || small === null) return
        place.current?.style.setProperty('background-image', `url(${drawBlurred(small).toDataURL()})`)
      })
    })
    return () => {
      isWanted = false
      stopQuiet()
    }
  }, [picture, images])
  return picture === null ? null : <div ref={place} className={styles.backdrop} />
}

/**
 * The picture in small; null = it is not wanted any more, or cannot be drawn here. One image after the other, each in a
 * pause of the page; one that cannot be had is left out.
 */
async function drawSmall(picture: ShownPicture, isWanted: () => boolean): Promise<HTMLCanvasElement | null> {
  const { baseUrl, layers, width, height } = picture
  const small = Object.assign(document.createElement('canvas'), SIZE)
  const context = small.getContext('2d')
  if (context === null) return null
  const base = { url: baseUrl, x: 0, y: 0, width, height }
  for (const { url, ...box } of [base, ...layers.filter(({ missing }) => !missing)]) {
    await new Promise<void>((resolve) => void whenIdle(resolve))
    const image = await loadImage(url)
    if (!isWanted()) return null
    const [x, y] = [SIZE.width / width, SIZE.height / height]
    if (image !== null) context.drawImage(image, box.x * x, box.y * y, box.width * x, box.height * y)
  }
  return small
}

/** As a whole: blurred one by one, they would let shine through what is behind where they meet. */
function drawBlurred(small: HTMLCanvasElement): HTMLCanvasElement {
  const blurred = Object.assign(document.createElement('canvas'), AROUND)
  const context = blurred.getContext('2d')
  if (context !== null) {
    context.filter = BLUR
    context.drawImage(drawAround(small), 0, 0)
  }
  return blurred
}

/** Three by three, of which each meets its neighbour with the same edge. */
function drawAround(small: HTMLCanvasElement): HTMLCanvasElement {
  const around = Object.assign(document.createElement('canvas'), AROUND)
  const context = around.getContext('2d')
  for (const column of [0, 1, 2]) {
    for (const row of [0, 1, 2]) {
      const [isTurnedX, isTurnedY] = [column !== 1, row !== 1]
      context?.setTransform(
        isTurnedX ? -1 : 1,
        0,
        0,
        isTurnedY ? -1 : 1,
        (column + Number(isTurnedX)) * SIZE.width,
        (row + Number(isTurnedY)) * SIZE.height,
      )
      context?.drawImage(small, 0, 0)
    }
  }
  return around
}
