/** How wide the picture of a unit's dashboard is: beside the words, or above them. For `sizes` of its `srcset`. */
export const HERO_SIZES = '(max-width: 859px) 100vw, 42vw'

/** The picture beside a login form, or above it. */
export const STAGE_SIZES = '(max-width: 899px) 100vw, 55vw'
