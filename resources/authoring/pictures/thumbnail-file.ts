/** Pixels of a thumbnail's side. */
export const SIDE = 320
/** WebP quality of thumbnails. */
export const QUALITY = 82

/** A thumbnail's path in the package. */
export const getThumbnail = (productId: string): string => `images/products/${productId}.webp`
