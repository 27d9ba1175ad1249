import type { KeyboardEvent } from 'react'

/** Index that a key leads to among radios, around the ends; null for other keys. */
export function targetIndex(key: string, here: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (here + 1) % count
    case 'ArrowUp':
    case 'ArrowLeft':
      return (here - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/**
 * Key handler of a radio group: moves the focus and chooses the card's `data-value`. It goes to
 * cards that cannot be chosen as well, so that their reason can be read.
 */
export function onRadioKeys(choose: (value: string) => void): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')]
    const here = cards.findIndex((card) => card === document.activeElement)
    const target = cards[targetIndex(event.key, here, cards.length) ?? -1]
    if (here < 0 || target === undefined) return
    event.preventDefault()
    target.focus()
    choose(target.dataset['value'] ?? '')
  }
}
