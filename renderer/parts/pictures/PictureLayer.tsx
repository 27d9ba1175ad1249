import { type CSSProperties, memo, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { LayerImage, PictureLayer as LayerOptions, ShownLayer } from '#shared/domain/look/pictures.ts'
import type { ImageLoader } from '#renderer/unit/pictures/image-loader.ts'
import { whenIdle } from '#renderer/platform/when-idle.ts'
import styles from './RoomPicture.module.css'

/** ms; a layer that takes another's place fades in so fast (IMG-6). */
const SWAP_MS = 25

interface PictureLayerProps {
  readonly layer: ShownLayer
  /** What else it can show; undefined = nothing that a touch could bring. */
  readonly options: LayerOptions | undefined
  readonly images: ImageLoader
  /** Counted from 1, the lowest one. */
  readonly position: number
  /** Size of the picture that the layer's place refers to, px. */
  readonly pictureWidth: number
  readonly pictureHeight: number
}

/**
 * One layer of a room picture. The old image stays until the new one is decoded; one that was
 * decoded before is there in the very next frame. An image that cannot be had leaves its place
 * empty: the old one would show what is no longer chosen.
 */
export const PictureLayer = memo(function PictureLayer({
  layer,
  options,
  images,
  position,
  pictureWidth,
  pictureHeight,
}: PictureLayerProps) {
  const { url } = layer
  const [stack, setStack] = useState<Stack>(() => ({
    current: images.isReady(url) ? layer : null,
    leaving: [],
    departures: {},
  }))
  const isStale = stack.current?.url !== url
  // While rendering, not in an effect: what is decoded already shows in the same frame as the choice.
  if (isStale && images.isReady(url)) setStack(replace(stack, layer))

  useEffect(() => {
    if (!isStale) return undefined
    let isWanted = true
    void images.load(url).then((outcome) => {
      if (isWanted) setStack((before) => replace(before, outcome === 'ready' ? layer : null))
    })
    return () => {
      isWanted = false
    }
  }, [isStale, url, layer, images])

  const { current, leaving } = stack
  useEffect(() => {
    if (leaving.length === 0) return undefined
    let callOff = () => {}
    const timer = setTimeout(() => {
      callOff = whenIdle(() => setStack(depart))
    }, SWAP_MS * 2)
    return () => {
      clearTimeout(timer)
      callOff()
    }
  }, [leaving])

  const standby = useStandby(options, images)
  const painted = [...leaving, current].filter((entry) => entry !== null)
  const unseen = standby.filter(({ url: other }) => painted.every((entry) => entry.url !== other))
  // By address, not by what is on top: an image that stays where it is in the document costs no layout.
  const inOrder = [...unseen, ...painted].toSorted((a, b) => (a.url < b.url ? -1 : 1))
  return inOrder.map((entry) => {
    const part = unseen.includes(entry) ? 'standby' : getPart(entry, current)
    return (
      <img
        key={`${entry.url} ${stack.departures[entry.url] ?? 0}`}
        className={styles.layer}
        data-standby={part === 'standby' || undefined}
        data-outgoing={part === 'hidden' || part === 'fading' ? part : undefined}
        src={entry.url}
        alt=""
        // Decoded before it comes here, so this costs nothing and never shows a gap.
        decoding="sync"
        draggable={false}
        style={{
          ...(part === 'standby'
            ? CORNER
            : {
                left: `${(entry.x / pictureWidth) * 100}%`,
                top: `${(entry.y / pictureHeight) * 100}%`,
                zIndex: 2 * position + (part === 'current' ? 1 : 0),
              }),
          width: `${(entry.width / pictureWidth) * 100}%`,
          height: `${(entry.height / pictureHeight) * 100}%`,
        }}
      />
    )
  })
})

/** What a layer shows. */
interface Stack {
  readonly current: ShownLayer | null
  /** What was shown before, until the page has a pause. */
  readonly leaving: readonly ShownLayer[]
  /** How often each address has left. */
  readonly departures: Readonly<Record<string, number>>
}

function replace({ current, leaving, departures }: Stack, next: ShownLayer | null): Stack {
  const gone = [...leaving, current].filter((entry) => entry !== null)
  return { current: next, leaving: gone.filter(({ url }) => url !== next?.url), departures }
}

/**
 * Takes away what has left. An image that comes back to the corner is another element: the same one, moved under all
 * others, would have the browser draw all of the picture anew.
 */
function depart({ current, leaving, departures }: Stack): Stack {
  const counted = leaving.map(({ url }) => [url, (departures[url] ?? 0) + 1] as const)
  return { current, leaving: [], departures: { ...departures, ...Object.fromEntries(counted) } }
}

/**
 * What an image that is or was shown does now. Another surface of the same thing is cut out alike and hides the one of
 * before: nobody would see that fade (IMG-6), and each frame of it would draw all that it covers anew.
 */
function getPart(entry: LayerImage, current: ShownLayer | null): 'current' | 'hidden' | 'fading' {
  if (entry === current) return 'current'
  const isHidden =
    entry.x === current?.x && entry.y === current.y && entry.width === current.width && entry.height === current.height
  return isHidden ? 'hidden' : 'fading'
}

/**
 * Where nobody sees a layer and the browser holds it decoded in its size all the same: one pixel of it under the base
 * picture. Nothing but its place tells it from a shown one, so bringing it up makes no new surface.
 */
const CORNER: CSSProperties = { left: 'calc(100% - 1px)', top: 'calc(100% - 1px)', zIndex: 0 }

const NOTHING: readonly LayerImage[] = []

/** What the next touch may put in the place of a layer and could be painted now. */
function useStandby(options: LayerOptions | undefined, images: ImageLoader): readonly LayerImage[] {
  const all = useMemo(
    () => (options === undefined ? NOTHING : Object.values(options.productsById).filter((image) => image !== null)),
    [options],
  )
  const key = useSyncExternalStore(images.expected.subscribe, () => {
    const expected = images.expected.getState()
    return all
      .map(({ url }) => url)
      .filter((url) => expected.has(url))
      .join('\n')
  })
  return useMemo(() => {
    const urls = new Set(key.split('\n'))
    return key === '' ? NOTHING : all.filter(({ url }) => urls.has(url))
  }, [all, key])
}
