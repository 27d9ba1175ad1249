/** How fine a layer is looked at: one cell for so many of the picture's px. */
const PX_PER_CELL = 4

/**
 * What of an image can be seen: its alpha, 0 to 255, row by row, in about a quarter of its width and height. null where
 * the browser does not give it: an image of another origin, or none at all.
 */
export async function readAlpha(
  url: string,
  size: { width: number; height: number },
): Promise<{ alpha: Uint8Array; columns: number; rows: number } | null> {
  const columns = Math.max(1, Math.round(size.width / PX_PER_CELL))
  const rows = Math.max(1, Math.round(size.height / PX_PER_CELL))
  const image = new Image()
  image.decoding = 'async'
  image.crossOrigin = 'anonymous'
  image.src = url
  try {
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = columns
    canvas.height = rows
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (context === null) return null
    context.drawImage(image, 0, 0, columns, rows)
    const { data } = context.getImageData(0, 0, columns, rows)
    const alpha = new Uint8Array(columns * rows)
    for (let cell = 0; cell < alpha.length; cell++) alpha[cell] = data[cell * 4 + 3] ?? 0
    return { alpha, columns, rows }
  } catch {
    return null
  }
}
