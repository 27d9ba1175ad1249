/** Listens to an element's event, with the right to prevent what the browser does. Answers a function that ends it. */
export function listen<Name extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  name: Name,
  handle: (event: HTMLElementEventMap[Name]) => void,
): () => void {
  element.addEventListener(name, handle, { passive: false })
  return () => element.removeEventListener(name, handle)
}
