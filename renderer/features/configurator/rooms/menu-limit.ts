/** Entries that the room menu shows without scroll buttons, by the width of the window in px (CFG-16). */
const LIMITS = [
  { from: 1_536, limit: 10 },
  { from: 1_200, limit: 8 },
  { from: 900, limit: 6 },
  { from: 600, limit: 4 },
  { from: 0, limit: 2 },
] as const

/** Above how many rooms the menu gets scroll buttons (CFG-16). */
export function menuLimit(windowWidth: number): number {
  return LIMITS.find(({ from }) => windowWidth >= from)?.limit ?? 2
}
