import { createRoot, extend, type ReconcilerRoot, type RootState } from '@react-three/fiber'
import { useEffect, useRef, useState } from 'react'
import { BackSide, Mesh, MeshBasicMaterial, PerspectiveCamera, SphereGeometry } from 'three'
import type { LookAround } from './look-around.ts'
import { createPanoramaTexture, type PanoramaPicture, type PanoramaTexture } from './panorama-texture.ts'
import { getDirection } from './panorama-view.ts'

// Only what is used: everything else of three stays out of the bundle.
extend({ Mesh, SphereGeometry, MeshBasicMaterial })

/** Sharper than this costs more than it shows. */
const MAX_PIXEL_RATIO = 2
const SEGMENTS = [64, 40] as const

interface PanoramaCanvasProps {
  readonly picture: PanoramaPicture
  /** Shown until the picture is there. */
  readonly previewUrl: string
  readonly lookAround: LookAround
  /** The picture as wanted is on screen. */
  readonly onShown: () => void
  /** There is no way to draw it here, now or any more. */
  readonly onFailed: () => void
}

interface Stage {
  readonly state: RootState
  readonly texture: PanoramaTexture
}

/** A sphere seen from inside. Draws when something changes, never for nothing. */
export function PanoramaCanvas({ picture, previewUrl, lookAround, onShown, onFailed }: PanoramaCanvasProps) {
  const holder = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<Stage | null>(null)
  const { width, height } = picture
  const ratio = width / height

  useEffect(() => {
    const element = holder.current
    if (element === null) return undefined
    let isThere = true
    const opened = openStage(element, { width: height * ratio, height }, onFailed)
    opened.then(
      (stageNow) => {
        if (isThere) setStage(stageNow)
      },
      (error: unknown) => {
        console.warn('the panorama cannot be drawn', error)
        if (isThere) onFailed()
      },
    )
    return () => {
      isThere = false
      setStage(null)
      void opened.then(
        (stageNow) => stageNow.close(),
        () => undefined,
      )
      element.replaceChildren()
    }
  }, [height, ratio, onFailed])

  useEffect(() => (stage === null ? undefined : followView(stage.state, lookAround)), [stage, lookAround])

  useEffect(() => {
    if (stage === null || holder.current === null) return undefined
    const { state } = stage
    const observer = new ResizeObserver(([entry]) => {
      const { width: w = 0, height: h = 0 } = entry?.contentRect ?? {}
      if (w > 0 && h > 0) state.setSize(w, h)
      state.invalidate()
    })
    observer.observe(holder.current)
    return () => observer.disconnect()
  }, [stage])

  useEffect(() => {
    if (stage === null) return undefined
    let isWanted = true
    const { texture, state } = stage
    const show = async (wanted: PanoramaPicture) => {
      const isShown = await texture.show(wanted)
      if (isShown) state.invalidate()
      return isShown && isWanted
    }
    const begin = async () => {
      if (!hasShown.has(texture)) {
        hasShown.add(texture)
        const preview = { url: previewUrl, x: 0, y: 0, width: picture.width, height: picture.height }
        await show({ ...picture, images: [preview] }).catch(() => false)
      }
      if (isWanted && (await show(picture))) onShown()
    }
    begin().catch((error: unknown) => {
      console.warn('the panorama cannot be shown', error)
      if (isWanted) onFailed()
    })
    return () => {
      isWanted = false
    }
  }, [stage, picture, previewUrl, onShown, onFailed])

  return <div ref={holder} className="ww-fill" />
}

/** Textures that have shown something already. */
const hasShown = new WeakSet<PanoramaTexture>()

/** Errors: rejects without WebGL. */
async function openStage(
  holder: HTMLElement,
  size: { width: number; height: number },
  onLost: () => void,
): Promise<Stage & { close: () => void }> {
  // A canvas serves one WebGL context in its life, so each stage has its own.
  const canvas = document.createElement('canvas')
  holder.replaceChildren(canvas)
  canvas.addEventListener('webglcontextlost', onLost)
  const root: ReconcilerRoot<HTMLCanvasElement> = createRoot(canvas)
  const box = holder.getBoundingClientRect()
  await root.configure({
    frameloop: 'demand',
    flat: true,
    dpr: [1, MAX_PIXEL_RATIO],
    size: { width: Math.max(1, box.width), height: Math.max(1, box.height), top: 0, left: 0 },
    gl: { antialias: false, powerPreference: 'low-power' },
    camera: { near: 0.1, far: 10, position: [0, 0, 0] },
  })
  const store = root.render(null)
  const texture = createPanoramaTexture(size, store.getState().gl.capabilities.maxTextureSize)
  root.render(
    // Turned inside out, so that the picture is not seen in a mirror.
    <mesh scale={[-1, 1, 1]}>
      <sphereGeometry args={[5, ...SEGMENTS]} />
      <meshBasicMaterial map={texture.texture} toneMapped={false} side={BackSide} />
    </mesh>,
  )
  return {
    state: store.getState(),
    texture,
    close: () => {
      canvas.removeEventListener('webglcontextlost', onLost)
      root.unmount()
      texture.dispose()
    },
  }
}

function followView(state: RootState, lookAround: LookAround): () => void {
  const { camera } = state
  const follow = () => {
    const view = lookAround.view()
    camera.lookAt(...getDirection(view))
    if (camera instanceof PerspectiveCamera && camera.fov !== view.fov) {
      camera.fov = view.fov
      camera.updateProjectionMatrix()
    }
    state.invalidate()
  }
  follow()
  return lookAround.subscribe(follow)
}
