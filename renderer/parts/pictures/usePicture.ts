import { useEffect, useMemo, useState } from 'react'
import type { Configuration } from '#shared/domain/index.ts'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { configuredPicture, type PictureMapping, type ShownPicture } from '#shared/domain/look/pictures.ts'
import { isShallowEqual, useOpenUnit, useUnitValue } from '#renderer/unit/state/unit.context.ts'
import type { ImageLoader } from '#renderer/unit/pictures/image-loader.ts'

/** ms after which a picture that is still missing counts as loading (IMG-9). */
export const LOADING_DELAY_MS = 100

interface PictureOf {
  readonly mapping: PictureMapping | null
  readonly renderId: string | null
}

/** The room's picture as configured; null when it has no layered one. Same object while nothing in it changes. */
export function usePicture(room: Room): ShownPicture | null {
  return usePictureByKey(room.renderId)
}

/** As `usePicture`, for any picture of the mapping. */
export function usePictureByKey(renderId: string | null): ShownPicture | null {
  const { mapping } = useOpenUnit()
  const id = useMemo(() => ({ mapping, renderId }), [mapping, renderId])
  return useUnitValue<PictureOf, ShownPicture | null>(derivePicture, id, isSamePicture)
}

function derivePicture(configuration: Configuration, { mapping, renderId }: PictureOf): ShownPicture | null {
  return mapping === null ? null : configuredPicture(configuration, mapping, renderId)
}

function isSamePicture(a: ShownPicture | null, b: ShownPicture | null): boolean {
  if (a === null || b === null) return a === b
  return (
    a.baseUrl === b.baseUrl &&
    a.layers.length === b.layers.length &&
    a.layers.every((layer, index) => isShallowEqual(layer, b.layers[index] ?? null))
  )
}

/** Layers of the item's options, to load before they are wanted (IMG-10). */
export function optionLayerUrls(mapping: PictureMapping, renderId: string, itemId: string): readonly string[] {
  const layers = mapping.rooms.find((room) => room.renderId === renderId)?.layers ?? []
  return layers
    .filter((layer) => layer.subLineItemId === itemId)
    .flatMap((layer) => Object.values(layer.productsById))
    .flatMap((image) => (image === null ? [] : [image.url]))
}

/** Whether all of these were loaded, or given up, at least once at the same time. */
export function useAllSettled(urls: readonly string[], images: ImageLoader): boolean {
  const key = urls.join('\n')
  const [settledKey, setSettledKey] = useState<string | null>(null)
  const isSettled = settledKey === key || urls.every((url) => images.isSettled(url))
  useEffect(() => {
    if (isSettled) return undefined
    let isWanted = true
    const wanted = key === '' ? [] : key.split('\n')
    void Promise.all(wanted.map((url) => images.load(url))).then(() => {
      if (isWanted) setSettledKey(key)
    })
    return () => {
      isWanted = false
    }
  }, [key, images, isSettled])
  return isSettled
}

/** True once `condition` has held for so many ms without a break. */
export function useDelayed(condition: boolean, ms: number): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!condition) return undefined
    const timer = setTimeout(() => setIsOver(true), ms)
    return () => {
      clearTimeout(timer)
      setIsOver(false)
    }
  }, [condition, ms])
  return condition && isOver
}
