/** Whether the page is longer than the window, so that a wheel over anything on it is meant to scroll. */
export function pageScrolls(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement
  return scrollHeight > clientHeight + 1
}
