export interface Turnstile {
  /** Lets somebody in; answers what lets them out again. null = too many of theirs are inside. */
  enter(id: string): (() => void) | null
}

/** Counts by person who is inside, and lets in `most` of each. */
export function createTurnstile(most: number): Turnstile {
  const inside = new Map<string, number>()
  return {
    enter(id) {
      const count = inside.get(id) ?? 0
      if (count >= most) return null
      inside.set(id, count + 1)
      let isInside = true
      return () => {
        if (!isInside) return
        isInside = false
        const left = (inside.get(id) ?? 1) - 1
        if (left > 0) inside.set(id, left)
        else inside.delete(id)
      }
    },
  }
}
