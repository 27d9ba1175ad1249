/** How wide the picture of a unit's overview is: beside the words, or above them. For `sizes` of its `srcset`. */
export const HERO_SIZES = '(max-width: 859px) 100vw, 42vw'

/** The picture at the top of a unit's dashboard, as wide as the page. */
export const BANNER_SIZES = '(max-width: 1199px) 100vw, 75vw'

/** The picture beside a login form, or above it. */
export const STAGE_SIZES = '(max-width: 899px) 100vw, 55vw'
