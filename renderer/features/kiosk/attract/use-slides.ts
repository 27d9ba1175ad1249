import { useEffect, useRef, useState } from 'react'
import { useMedia } from '#renderer/ui/use-media.ts'

export interface Slide {
  /** Another one each time, also for the same picture. */
  readonly id: number
  readonly url: string
}

/** ms that a picture is looked at. */
export const EACH = 9_000

/**
 * The picture that is shown, and below it the one before, which it fades in over; never more than these two. The next
 * comes when it is decoded, so that nothing ever flickers. Whoever asked for less motion sees one picture that stays.
 *
 * @param isPaused something else is seen over them
 * @param onRound all have been seen, and the first one comes again
 */
export function useSlides(urls: readonly string[], isPaused = false, onRound?: () => void): readonly Slide[] {
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  // The same pictures come in a new list with every state of the kiosk.
  const list = urls.join('\n')
  const shown = useRef(0)
  const [slides, setSlides] = useState<readonly Slide[]>(() => urls.slice(0, 1).map((url) => ({ id: 0, url })))
  useEffect(() => {
    const pictures = list.split('\n')
    if (isStill || isPaused || pictures.length < 2) return undefined
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const show = async (id: number) => {
      shown.current = id
      const url = pictures[id % pictures.length]
      // A picture that cannot be had is left out.
      if (url !== undefined && document.visibilityState === 'visible' && (await isDecoded(url)) && !isOver)
        setSlides((before) => [...before.slice(-1), { id, url }])
      if (isOver) return
      if (id % pictures.length === 0) onRound?.()
      timer = setTimeout(() => void show(id + 1), EACH)
    }
    timer = setTimeout(() => void show(shown.current + 1), EACH)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [list, isStill, isPaused, onRound])
  return slides
}

async function isDecoded(url: string): Promise<boolean> {
  const image = new Image()
  image.src = url
  return image.decode().then(
    () => true,
    () => false,
  )
}
