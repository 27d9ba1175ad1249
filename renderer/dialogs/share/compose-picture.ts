import type { ShownPicture } from '#shared/domain/look/pictures.ts'
import { loadImage } from '#renderer/platform/load-image.ts'

/** px; enough for a sheet of paper and a phone, and small enough to send. */
const MAX_WIDTH = 1_920
const JPEG_QUALITY = 0.9

/**
 * The picture with all its layers as one file. All of it comes from this host, so the canvas may be read. null when
 * the base cannot be loaded; a layer that cannot is left out.
 */
export async function composePicture(picture: ShownPicture): Promise<Blob | null> {
  const scale = Math.min(1, MAX_WIDTH / picture.width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  if (context === null) return null
  const layers = picture.layers.filter((layer) => !layer.missing)
  const [base, ...images] = await Promise.all([picture.baseUrl, ...layers.map(({ url }) => url)].map(loadImage))
  if (base === undefined || base === null) return null
  context.drawImage(base, 0, 0, canvas.width, canvas.height)
  for (const [index, layer] of layers.entries()) {
    const image = images[index] ?? null
    if (image === null) continue
    context.drawImage(image, layer.x * scale, layer.y * scale, layer.width * scale, layer.height * scale)
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
}

/** The file as a data URL. */
export function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(reader.error ?? new Error('The picture cannot be read'))
    reader.readAsDataURL(blob)
  })
}
