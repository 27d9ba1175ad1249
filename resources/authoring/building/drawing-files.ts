/** Both buildings, one node for each unit. Paths are relative to the package. */
export const MODEL_FILE = 'building/lindenhof.glb'

/** The invented town around them, as tiles of a map. */
export const MAP_FILE = 'building/surroundings.pmtiles'

/** Drawing of a storey, one shape for each unit. */
export function floorFile(storeyId: string): string {
  return `building/floors/${storeyId}.svg`
}

/** A unit's floor plan: to look at on a screen, and the same sheet to print. */
export function floorPlanFiles(unitSlug: string): { readonly picture: string; readonly sheet: string } {
  return { picture: `floor-plans/${unitSlug}.svg`, sheet: `floor-plans/${unitSlug}.pdf` }
}
