/** Whether a file is a picture that a browser shows, by the end of its address. */
export function isPicture(url: string): boolean {
  return /\.(svg|webp|avif|png|jpe?g)(\?|$)/i.test(url)
}
