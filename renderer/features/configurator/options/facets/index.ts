import { lazyPart } from '#renderer/ui/lazy-part.ts'

/** As many options are seen at a glance; more can be narrowed, and begin at the chosen one (STG-7, STG-8). */
export const AT_A_GLANCE = 8

/**
 * Few items have so many options: no first screen needs its code, and options that cannot be narrowed can be chosen all
 * the same. To be drawn within a Suspense.
 */
export const FacetBar = lazyPart(() =>
  import('./FacetBar.tsx').then(
    (facets) => facets.FacetBar,
    () => () => null,
  ),
)
