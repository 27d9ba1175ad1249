import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useScheme } from '#renderer/theme/use-scheme.ts'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useNear } from '../parts/use-near.ts'
import type { LiveMap, MapOrder, MapPlace } from './map.types.ts'
import styles from './map.module.css'
import { StillMap } from './StillMap.tsx'

interface MapAreaProps {
  /** What the place is called. */
  readonly name: string
  /** null = nobody has said where it is. */
  readonly place: MapPlace | null
  readonly zoom: number
  /** null = the project has no tiles. */
  readonly source: string | null
}

/** A map once it is near the screen and there are tiles for it (DSH-14, DSH-15); until then, and without, a still picture. */
export function MapArea({ name, place, zoom, source }: MapAreaProps) {
  const { t } = useTranslation('dashboard-items')
  const area = useRef<HTMLDivElement>(null)
  const isNear = useNear(area)
  const [live, setLive] = useState<LiveMap | null>(null)
  return (
    <div ref={area} className={styles.area} data-live={live !== null || undefined}>
      {live === null ? <StillMap label={t('map.still', { place: name })} /> : null}
      {isNear && place !== null && source !== null ? (
        <Canvas name={name} place={place} zoom={zoom} source={source} onLive={setLive} />
      ) : null}
      {live === null ? null : <Controls map={live} />}
    </div>
  )
}

interface CanvasProps extends MapAreaProps {
  readonly place: MapPlace
  readonly source: string
  readonly onLive: (map: LiveMap | null) => void
}

function Canvas({ name, place: { lng, lat }, zoom, source, onLive }: CanvasProps) {
  const { t } = useTranslation('dashboard-items')
  const locale = useLocale()
  const isDark = useScheme() === 'dark'
  const canvas = useRef<HTMLDivElement>(null)
  const label = t('map.label', { place: name })
  useEffect(() => {
    const { current } = canvas
    if (current === null) return undefined
    const leaving = new AbortController()
    const words = { ctrl: t('map.ctrl'), command: t('map.command'), fingers: t('map.fingers') }
    const order: MapOrder = { source, place: { lng, lat }, zoom, isDark, locale, label, words }
    const opened = import('./live-map.ts').then(({ openMap }) => openMap(current, order, leaving.signal))
    opened.then(
      (map) => (leaving.signal.aborted ? map.close() : onLive(map)),
      (error: unknown) => {
        if (!leaving.signal.aborted) console.warn('the map cannot be drawn', error)
      },
    )
    return () => {
      leaving.abort()
      onLive(null)
      // What could not be drawn has nothing to close.
      void opened.then((map) => map.close()).catch(() => undefined)
    }
  }, [source, lng, lat, zoom, isDark, locale, label, t, onLive])
  return <div ref={canvas} className={styles.canvas} />
}

function Controls({ map }: { readonly map: LiveMap }) {
  const { t } = useTranslation('dashboard-items')
  return (
    <>
      <div className={`ww-overlay ${styles.controls}`}>
        <IconButton label={t('map.larger')} onClick={() => map.zoom(1)}>
          <NamedIcon name="plus" />
        </IconButton>
        <IconButton label={t('map.smaller')} onClick={() => map.zoom(-1)}>
          <NamedIcon name="minus" />
        </IconButton>
        <IconButton label={t('map.back')} onClick={() => map.goBack()}>
          <NamedIcon name="home" />
        </IconButton>
      </div>
      {map.attribution === '' ? null : <small className={`ww-overlay ${styles.attribution}`}>{map.attribution}</small>}
      <p className="visually-hidden">{t('map.keys')}</p>
    </>
  )
}
