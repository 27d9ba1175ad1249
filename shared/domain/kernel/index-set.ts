/**
 * Sets of item indexes for the engine's inner loops: a mark per index, told apart by generation, so
 * that starting an empty set costs nothing and adding to one costs a write.
 */

/** The marks that the sets of one kind share; only the newest set may be added to. */
export class IndexMarks {
  readonly #marks: Uint32Array
  #generation = 0

  constructor(size: number) {
    this.#marks = new Uint32Array(size)
  }

  /** A new, empty set; the one before it can only be read from now on. */
  newSet(): IndexSet {
    this.#generation++
    return new IndexSet(this.#marks, this.#generation)
  }
}

export class IndexSet {
  /** In the order in which they were added. */
  readonly values: number[] = []
  readonly #marks: Uint32Array
  readonly #generation: number

  constructor(marks: Uint32Array, generation: number) {
    this.#marks = marks
    this.#generation = generation
  }

  /** Whether the index is in the set; only while it is the newest of its kind. */
  has(index: number): boolean {
    return this.#marks[index] === this.#generation
  }

  /** Says whether the index is new. */
  add(index: number): boolean {
    if (this.has(index)) return false
    this.#marks[index] = this.#generation
    this.values.push(index)
    return true
  }
}
