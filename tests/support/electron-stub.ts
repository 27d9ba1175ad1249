/** Stands in for `electron` in unit tests: requiring the real one from plain Node downloads a binary. */
export const app = {}
