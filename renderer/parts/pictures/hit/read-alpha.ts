/** How fine a layer is looked at: one cell for so many of the picture's px. */
const PX_PER_CELL = 4

/** What of an image can be seen: its alpha, 0 to 255, row by row. */
export interface Alpha {
  readonly alpha: Uint8Array
  readonly columns: number
  readonly rows: number
}

/**
 * The alpha of an image in about a quarter of its width and height. null where the browser does not give it: an image of
 * another origin, or none at all.
 */
export async function readAlpha(url: string, size: { width: number; height: number }): Promise<Alpha | null> {
  const columns = Math.max(1, Math.round(size.width / PX_PER_CELL))
  const rows = Math.max(1, Math.round(size.height / PX_PER_CELL))
  try {
    const image = await decodeSmall(url, columns, rows).catch(() => decodeElement(url))
    const canvas = document.createElement('canvas')
    canvas.width = columns
    canvas.height = rows
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (context === null) return null
    context.drawImage(image, 0, 0, columns, rows)
    if ('close' in image) image.close()
    const { data } = context.getImageData(0, 0, columns, rows)
    const alpha = new Uint8Array(columns * rows)
    for (let cell = 0; cell < alpha.length; cell++) alpha[cell] = data[cell * 4 + 3] ?? 0
    return { alpha, columns, rows }
  } catch {
    return null
  }
}

/**
 * Decoded and made small beside the page: an element's image would line up behind all pictures that are being decoded,
 * and once more be decoded where it is drawn.
 */
async function decodeSmall(url: string, columns: number, rows: number): Promise<ImageBitmap> {
  // From the browser's cache: the picture shows it already.
  const answer = await fetch(url, { cache: 'force-cache' })
  if (!answer.ok) throw new Error(`No image: ${answer.status}`)
  return createImageBitmap(await answer.blob(), { resizeWidth: columns, resizeHeight: rows })
}

/** For images that only elements may load, such as those of another origin. */
async function decodeElement(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.decoding = 'async'
  image.crossOrigin = 'anonymous'
  image.src = url
  await image.decode()
  return image
}
