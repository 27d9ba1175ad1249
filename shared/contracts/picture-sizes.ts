/** px; what `/files/<hash>.webp?width=` can ask for beside the picture as it is. */
export const PICTURE_WIDTHS = [640, 1280] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** The address of a stored picture at a width. `url`: `/files/<hash>.<extension>`. */
export function pictureAtWidth(url: string, width: PictureWidth): string {
  return `${url}?width=${width}`
}
