/** How the browsers and the build's own loader say that a script or style sheet of the application did not come. */
const MISSING = /preload CSS|dynamically imported module|importing a module script/i

/** Whether an error means that a part of the application could not be fetched, rather than that it is broken. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && MISSING.test(error.message)
}
