/** px; what `/files/<hash>.webp?width=` can ask for beside the picture as it is. */
export const PICTURE_WIDTHS = [640, 768, 960, 1280] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** px; what projects are asked to bring: wide enough for a large screen. */
const FULL_WIDTH = 1920

/** The address of a stored picture at a width. `url`: `/files/<hash>.<extension>`. */
export function pictureAtWidth(url: string, width: PictureWidth): string {
  return `${url}?width=${width}`
}

/** The `srcset` of a stored photo; undefined for what comes in one size. `url`: as the server names it. */
export function pictureSet(url: string): string | undefined {
  if (!/^\/files\/[\w.-]+\.(?:webp|avif|jpe?g|png)$/.test(url)) return undefined
  return [...PICTURE_WIDTHS.map((width) => `${pictureAtWidth(url, width)} ${width}w`), `${url} ${FULL_WIDTH}w`].join(
    ', ',
  )
}
