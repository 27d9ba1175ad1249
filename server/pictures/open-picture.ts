import sharp, { type OverlayOptions, type Sharp, type SharpOptions } from 'sharp'

/**
 * Width by height of any picture that is worked with: unpacked it takes four bytes for each pixel, and a file of some
 * kilobytes can be a hundred times as large as this. The largest of projects, all round a room, have 8.4 million.
 */
export const MAX_PIXELS = 50_000_000
/** Base and layers of a room's picture together, all of which are unpacked to compose it; in use are up to 18 million. */
export const MAX_COMPOSED_PIXELS = 100_000_000
/** Seconds after which making a picture is given up. */
const MAX_SECONDS = 30

/** The only way to work with pictures: one that is too large fails before anything of it is unpacked. */
export function openPicture(bytes: Buffer, options: Pick<SharpOptions, 'density'> = {}): Sharp {
  return sharp(bytes, { ...options, limitInputPixels: MAX_PIXELS }).timeout({ seconds: MAX_SECONDS })
}

/** A picture to be laid over another one. px from its top left corner. */
export function overlay(input: Buffer, left: number, top: number): OverlayOptions {
  return { input, left, top, limitInputPixels: MAX_PIXELS }
}

export interface PictureFacts {
  /** px */
  readonly width: number
  readonly height: number
  readonly isDrawing: boolean
}

/** What a picture's beginning says, however large it is: nothing is unpacked. null = it cannot be read. */
export async function pictureFacts(picture: Buffer | string): Promise<PictureFacts | null> {
  const found = await sharp(picture, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  return found && { width: found.width, height: found.height, isDrawing: found.format === 'svg' }
}
