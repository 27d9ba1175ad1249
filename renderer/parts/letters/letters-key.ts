/** Name of what a browser keeps of somebody's letters about a unit. */
export function lettersKey(userId: string, unitId: string): string {
  return `letters_${userId}_${unitId}`
}
