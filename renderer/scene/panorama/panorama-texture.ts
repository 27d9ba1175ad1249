import { CanvasTexture, LinearFilter, SRGBColorSpace } from 'three'

/** An image of the panorama, and where it lies in it (px of the whole). */
export interface PanoramaImage {
  readonly url: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What a panorama shows; images bottom first. */
export interface PanoramaPicture {
  readonly width: number
  readonly height: number
  readonly images: readonly PanoramaImage[]
}

/** A panorama's images, laid over each other for the graphics card. */
export interface PanoramaTexture {
  readonly texture: CanvasTexture
  /** Loads what is needed and shows it all at once; false when a newer call came first. Errors: rejects when the lowest image cannot be had. */
  readonly show: (picture: PanoramaPicture) => Promise<boolean>
  readonly dispose: () => void
}

/** `maxSize`: px that the graphics card takes on a side. Errors: throws without a 2D canvas. */
export function createPanoramaTexture(size: { width: number; height: number }, maxSize: number): PanoramaTexture {
  const scale = Math.min(1, maxSize / size.width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(size.width * scale)
  canvas.height = Math.round(size.height * scale)
  const context = canvas.getContext('2d', { alpha: false })
  if (context === null) throw new Error('No 2D canvas')
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.minFilter = LinearFilter
  texture.generateMipmaps = false
  const loaded = new Map<string, Promise<HTMLImageElement | null>>()
  let latest: PanoramaPicture | null = null

  function load(url: string): Promise<HTMLImageElement | null> {
    const known = loaded.get(url)
    if (known !== undefined) return known
    const image = new Image()
    image.src = url
    // A layer that cannot be had is left out (IMG-11).
    const promise = image.decode().then(
      () => image,
      () => null,
    )
    loaded.set(url, promise)
    return promise
  }

  return {
    texture,
    show: async (picture) => {
      latest = picture
      const images = await Promise.all(picture.images.map(({ url }) => load(url)))
      if (latest !== picture) return false
      if (images[0] === null) {
        for (const { url } of picture.images) loaded.delete(url)
        throw new Error('The panorama could not be loaded')
      }
      for (const [index, { x, y, width, height }] of picture.images.entries()) {
        const image = images[index]
        if (image) context.drawImage(image, x * scale, y * scale, width * scale, height * scale)
      }
      texture.needsUpdate = true
      return true
    },
    dispose: () => texture.dispose(),
  }
}
