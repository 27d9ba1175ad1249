import fc from 'fast-check'

// Generated values are plain numbers that are read modulo what there is, so that a failing case shrinks well.

/** `true` about one time in `n`, and never when shrunk. */
export function rarely(n: number): fc.Arbitrary<boolean> {
  return fc.nat(n - 1).map((value) => value === n - 1)
}

export function pick<T>(list: readonly T[], index: number): T | undefined {
  return list[index % list.length]
}
