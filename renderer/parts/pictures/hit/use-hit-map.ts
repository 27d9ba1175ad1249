import { useEffect, useState } from 'react'
import { buildHitMap, type HitMap, type LayerAlpha } from '#shared/domain/look/hit-map.ts'
import type { ShownPicture } from '#shared/domain/look/pictures.ts'
import { whenIdle } from '#renderer/platform/when-idle.ts'
import type { ImageLoader } from '#renderer/unit/pictures/image-loader.ts'
import { afterPaint } from '#renderer/unit/state/after-paint.ts'
import { type Alpha, readAlpha } from './read-alpha.ts'

/** Layers of a dozen rooms; a room has about ten. */
const MAX_KEPT = 128
const known = new Map<string, Promise<Alpha | null>>()

function keepAlpha(url: string, size: { width: number; height: number }): Promise<Alpha | null> {
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
 * Which item is where in the picture. A picture's first one comes right after the picture itself, before anything that
 * is but loaded ahead. After a choice the one of before stays until nothing else is to do: a touch on an option never
 * waits for it. null = not known (yet).
 */
export function useHitMap(picture: ShownPicture | null, images: ImageLoader): HitMap | null {
  const [found, setFound] = useState<{ of: ShownPicture; map: HitMap } | null>(null)
  // Another room's picture: what lay where before says nothing.
  const present = found?.of.baseUrl === picture?.baseUrl ? found : null
  useEffect(() => {
    if (picture === null || present?.of === picture) return undefined
    let isWanted = true
    let stopIdle = () => {}
    const read = async () => {
      const layers = isWanted ? await readLayers(picture) : []
      if (isWanted) setFound({ of: picture, map: buildHitMap(picture, layers) })
    }
    const stopQuiet = images.whenQuiet(() => {
      if (present === null) images.during(new Promise<void>(afterPaint).then(read))
      else stopIdle = whenIdle(() => void read())
    })
    return () => {
      isWanted = false
      stopQuiet()
      stopIdle()
    }
  }, [picture, images, present])
  return present?.map ?? null
}

async function readLayers({ layers }: ShownPicture): Promise<readonly LayerAlpha[]> {
  const read = await Promise.all(
    layers.map(async ({ itemId, url, x, y, width, height, missing }) => {
      const alpha = missing ? null : await keepAlpha(url, { width, height })
      return alpha === null ? [] : [{ itemId, x, y, width, height, ...alpha }]
    }),
  )
  return read.flat()
}
