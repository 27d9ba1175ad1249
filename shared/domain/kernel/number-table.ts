/**
 * A table of numbers that is copied only where it changes: rows lie in blocks, blocks in pages, and
 * a draft copies just the blocks and pages that it writes to. So every configuration is an
 * immutable snapshot, and making the next one costs what a choice touches, not the size of the
 * room book.
 */

/** log2 of the rows in a block, and of the blocks in a page. */
const BITS = 5
const SIZE = 1 << BITS
const MASK = SIZE - 1

/** Plain arrays: short ones are copied several times faster than typed arrays are allocated. */
type Block = readonly number[]
type Page = readonly Block[]

/** An immutable table of `stride` numbers a row. */
export class NumberTable {
  readonly stride: number
  readonly pages: readonly Page[]

  constructor(stride: number, pages: readonly Page[]) {
    this.stride = stride
    this.pages = pages
  }

  /** A table of zeros. */
  static ofRows(rows: number, stride: number): NumberTable {
    const blockCount = Math.ceil(rows / SIZE)
    const pages = Array.from({ length: Math.ceil(blockCount / SIZE) }, (_, page) =>
      Array.from({ length: Math.min(SIZE, blockCount - page * SIZE) }, () => new Array<number>(SIZE * stride).fill(0)),
    )
    return new NumberTable(stride, pages)
  }

  get(row: number, field: number): number {
    return this.pages[row >>> (2 * BITS)]![(row >>> BITS) & MASK]![(row & MASK) * this.stride + field]!
  }
}

/** The next version of a table in the making; the one that it is based on stays as it is. */
export class NumberTableDraft {
  readonly #base: NumberTable
  readonly #stride: number
  /** The base's until the first write. */
  #pages: readonly Page[]
  #isCopied = false
  /** The block that was written to last, which is a copy, and its number. */
  #lastOwned: number[] | null = null
  #lastOwnedIndex = -1

  constructor(base: NumberTable) {
    this.#base = base
    this.#stride = base.stride
    this.#pages = base.pages
  }

  get(row: number, field: number): number {
    return this.#pages[row >>> (2 * BITS)]![(row >>> BITS) & MASK]![(row & MASK) * this.#stride + field]!
  }

  set(row: number, field: number, value: number): void {
    this.#own(row >>> BITS)[(row & MASK) * this.#stride + field] = value
  }

  add(row: number, field: number, value: number): void {
    if (value === 0) return
    const block = this.#own(row >>> BITS)
    const index = (row & MASK) * this.#stride + field
    block[index] = block[index]! + value
  }

  /** The finished table; the draft must not be used afterwards. */
  done(): NumberTable {
    return this.#isCopied ? new NumberTable(this.#stride, this.#pages) : this.#base
  }

  /** The block of that number, copied if it is still the base's. */
  #own(index: number): number[] {
    if (this.#lastOwned !== null && index === this.#lastOwnedIndex) return this.#lastOwned
    const pageIndex = index >>> BITS
    // Arrays that are not the base's were made here, and may be written to.
    const pages = (this.#isCopied ? this.#pages : this.#base.pages.slice()) as Page[]
    this.#pages = pages
    this.#isCopied = true
    const basePage = this.#base.pages[pageIndex]!
    let page = pages[pageIndex] as Block[]
    if (page === basePage) pages[pageIndex] = page = basePage.slice()
    let block = page[index & MASK] as number[]
    if (block === basePage[index & MASK]) page[index & MASK] = block = block.slice()
    this.#lastOwned = block
    this.#lastOwnedIndex = index
    return block
  }
}
