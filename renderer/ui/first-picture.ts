/**
 * The page came with a picture in it (ADR 13), which stands where the app shows the same one: once that is there, or
 * another page is, it goes.
 */
export function removeFirstPicture(): void {
  document.querySelector('.first-picture')?.remove()
}
