/** Order of dotted display numbers: part by part, numbers by value ("1.2" before "1.10", ENG-26). */
export function compareDisplayNumbers(a: string, b: string): number {
  const left = a.split('.')
  const right = b.split('.')
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const difference = compareParts(left[index], right[index])
    if (difference !== 0) return difference
  }
  return 0
}

/** A missing part comes first; numbers before words. */
function compareParts(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined)
  const numberA = /^\d+$/.test(a) ? Number(a) : null
  const numberB = /^\d+$/.test(b) ? Number(b) : null
  if (numberA !== null && numberB !== null) return numberA - numberB
  if (numberA !== null) return -1
  if (numberB !== null) return 1
  return a < b ? -1 : a > b ? 1 : 0
}
