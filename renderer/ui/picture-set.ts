import { PICTURE_WIDTHS, pictureAtWidth } from '#shared/contracts/picture-sizes.ts'

/** px; what projects are asked to bring: wide enough for a large screen. */
const FULL_WIDTH = 1920

/** How wide the picture of a unit's dashboard is: beside the words, or above them. */
export const HERO_SIZES = '(max-width: 859px) 100vw, 42vw'

/** The `srcset` of a stored photo; undefined for what comes in one size. `url`: as the server names it. */
export function pictureSet(url: string): string | undefined {
  if (!/^\/files\/[^?]+\.(?:webp|avif|jpe?g|png)$/.test(url)) return undefined
  return [...PICTURE_WIDTHS.map((width) => `${pictureAtWidth(url, width)} ${width}w`), `${url} ${FULL_WIDTH}w`].join(
    ', ',
  )
}
