/** How to scroll to something: without movement for those who asked for less of it (`prefers-reduced-motion`). */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}
