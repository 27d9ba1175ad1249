import { addProtocol, Map as DrawnMap, Marker, setWorkerUrl, type StyleSpecification } from 'maplibre-gl'
// oxlint-disable-next-line import/default -- the build makes an address of it
import workerFile from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { PMTiles, Protocol, TileType } from 'pmtiles'
import { trustedMapWorkerUrl } from '#renderer/platform/trusted-types.ts'
import type { LiveMap, MapOrder } from './map.types.ts'
import { pictureStyle, vectorStyle } from './map-style.ts'
import { PIN } from './pin.ts'
import './live-map.css'

/** Tiles end here, and are enlarged beyond. */
const MAX_ZOOM = 20
const SVG = 'http://www.w3.org/2000/svg'
/** ms in which the first picture stands, or there is none. */
const PATIENCE_MS = 15_000

let protocol: Protocol | null = null

/**
 * Draws a map of the project's own tiles into an element. Nothing is fetched from any other host, whatever a style says.
 * Rejects when it cannot: without tiles at the address, or on a device that draws no maps.
 */
export async function openMap(container: HTMLElement, order: MapOrder, signal: AbortSignal): Promise<LiveMap> {
  const { style, attribution } = await getStyle(order)
  signal.throwIfAborted()
  setWorkerUrl(trustedMapWorkerUrl(workerFile))
  const start = { center: order.place, zoom: order.zoom }
  const map = new DrawnMap({
    container,
    style,
    ...start,
    maxZoom: MAX_ZOOM,
    // The page shows it itself, as words: what a file says of itself is no markup.
    attributionControl: false,
    // A finger on the map scrolls the page; two move the map.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: 0,
    reduceMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    transformRequest: (url) => ({ url: isOwn(url) ? url : '' }),
    locale: {
      'Map.Title': order.label,
      'CooperativeGesturesHandler.WindowsHelpText': order.words.ctrl,
      'CooperativeGesturesHandler.MacHelpText': order.words.command,
      'CooperativeGesturesHandler.MobileHelpText': order.words.fingers,
    },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  new Marker({ element: makeMark(), anchor: 'bottom' }).setLngLat(order.place).addTo(map)
  try {
    await firstPicture(map, signal)
  } catch (error) {
    map.remove()
    throw error
  }
  return {
    attribution,
    zoom: (step) => void (step === 1 ? map.zoomIn() : map.zoomOut()),
    goBack: () => void map.easeTo(start),
    close: () => map.remove(),
  }
}

/** A place on this host, or something that has been read from there. */
function isOwn(url: string): boolean {
  return url.startsWith('pmtiles://')
    ? isOwn(url.slice('pmtiles://'.length))
    : new URL(url, window.location.href).origin === window.location.origin
}

interface OwnStyle {
  readonly style: StyleSpecification | string
  readonly attribution: string
}

async function getStyle({ source, isDark, locale }: MapOrder): Promise<OwnStyle> {
  const address = new URL(source, window.location.href).href
  if (!isOwn(address)) throw new Error('Maps come from this host alone')
  if (!new URL(address).pathname.endsWith('.pmtiles')) return { style: address, attribution: '' }
  if (protocol === null) {
    protocol = new Protocol()
    addProtocol('pmtiles', protocol.tile)
  }
  const file = protocol.get(address) ?? new PMTiles(address)
  protocol.add(file)
  const [{ tileType }, about] = await Promise.all([file.getHeader(), file.getMetadata()])
  const url = `pmtiles://${address}`
  // A project has one file, of one kind of tiles: streets or pictures, whichever of the two a design would rather have.
  const isVector = tileType === TileType.Mvt || tileType === TileType.Mlt
  return {
    style: isVector ? vectorStyle({ url, isDark, locale }) : pictureStyle(url, isDark),
    attribution: readAttribution(about),
  }
}

/** To whom the tiles belong, as their file says; words alone. */
function readAttribution(about: unknown): string {
  if (typeof about !== 'object' || about === null || !('attribution' in about)) return ''
  const { attribution } = about
  if (typeof attribution !== 'string') return ''
  return attribution
    .replace(/<[^>]*>/g, '')
    .replace(/&copy;/g, '©')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200)
}

function firstPicture(map: DrawnMap, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The map took too long')), PATIENCE_MS)
    const end = (settle: () => void) => {
      clearTimeout(timer)
      settle()
    }
    void map.once('load', () => end(resolve))
    map.on('error', ({ error }) => end(() => reject(new Error(error.message))))
    signal.addEventListener('abort', () => end(() => reject(new Error('Nobody waits for the map any more'))))
  })
}

/** A pin, as the still picture has it. */
function makeMark(): HTMLElement {
  const mark = document.createElementNS(SVG, 'svg')
  mark.setAttribute('viewBox', '0 0 40 42')
  mark.setAttribute('aria-hidden', 'true')
  const shape = document.createElementNS(SVG, 'path')
  shape.setAttribute('d', PIN)
  shape.setAttribute('fill-rule', 'evenodd')
  mark.append(shape)
  // The library places an element of HTML.
  const place = document.createElement('div')
  place.className = 'ww-map-mark'
  place.append(mark)
  return place
}
