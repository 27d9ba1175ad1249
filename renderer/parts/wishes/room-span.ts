import type { CSSProperties } from 'react'

/** How many columns a room takes for its wishes; the style sheet knows how many there are. */
export function getRoomSpan(wishes: readonly unknown[]): CSSProperties & { '--wishes': number } {
  return { '--wishes': wishes.length }
}
