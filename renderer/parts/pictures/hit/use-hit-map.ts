import { useEffect, useState } from 'react'
import { buildHitMap, type HitMap, type LayerAlpha } from '#shared/domain/look/hit-map.ts'
import type { ShownPicture } from '#shared/domain/look/pictures.ts'
import { whenIdle } from '#renderer/platform/when-idle.ts'
import type { ImageLoader } from '#renderer/unit/pictures/image-loader.ts'
import { readAlpha } from './read-alpha.ts'

type Alpha = Awaited<ReturnType<typeof readAlpha>>

/** Layers of a dozen rooms; a room has about ten. */
const MAX_KEPT = 128
const known = new Map<string, Promise<Alpha>>()

function keepAlpha(url: string, size: { width: number; height: number }): Promise<Alpha> {
  const kept = known.get(url) ?? readAlpha(url, size)
  known.delete(url)
  known.set(url, kept)
  for (const oldest of known.keys()) {
    if (known.size <= MAX_KEPT) break
    known.delete(oldest)
  }
  return kept
}

/**
 * Which item is where in the picture, as soon as nothing else is to do: the picture is there before, and a touch on an
 * option never waits for it. The one of before stays until the new one is there. null = not known (yet).
 */
export function useHitMap(picture: ShownPicture | null, images: ImageLoader): HitMap | null {
  const [map, setMap] = useState<{ of: string; map: HitMap } | null>(null)
  useEffect(() => {
    if (picture === null) return undefined
    let isWanted = true
    let stopIdle = () => {}
    const stopQuiet = images.whenQuiet(() => {
      stopIdle = whenIdle(() => {
        void readLayers(picture, () => isWanted).then((layers) => {
          if (isWanted && layers !== null) setMap({ of: picture.baseUrl, map: buildHitMap(picture, layers) })
        })
      })
    })
    return () => {
      isWanted = false
      stopQuiet()
      stopIdle()
    }
  }, [picture, images])
  // Another room's picture: what lay where before says nothing.
  return picture !== null && map?.of === picture.baseUrl ? map.map : null
}

/** One after the other, each in a pause of the page. */
async function readLayers({ layers }: ShownPicture, isWanted: () => boolean): Promise<readonly LayerAlpha[] | null> {
  const read: LayerAlpha[] = []
  for (const { itemId, url, x, y, width, height, missing } of layers) {
    if (missing) continue
    if (!known.has(url)) await new Promise<void>((resolve) => void whenIdle(resolve))
    if (!isWanted()) return null
    const alpha = await keepAlpha(url, { width, height })
    if (alpha !== null) read.push({ itemId, x, y, width, height, ...alpha })
  }
  return read
}
