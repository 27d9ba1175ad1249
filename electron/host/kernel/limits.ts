/** How long is waited, and how often is tried. */
export interface Limits {
  /** ms without any byte from the portal until a call is given up. */
  readonly stallMs: number
  /** ms that a page's own call of the portal may take. */
  readonly pageCallMs: number
  /** ms that a visitor waits for the portal before their data goes into the outbox. */
  readonly saveMs: number
  /** Bytes of one answer or file. */
  readonly maxBytes: number
  /** Files that are fetched at the same time. */
  readonly parallel: number
  /** Tries for each file and answer of one synchronisation. */
  readonly tries: number
  /** ms until the second try; doubles with each further one, up to `maxBackOffMs`. */
  readonly backOffMs: number
  readonly maxBackOffMs: number
  /** ms between two reports to the portal. */
  readonly reportMs: number
  /** ms between two questions whether the portal really does not know the device any more. */
  readonly confirmMs: number
  /** ms until something that the portal broke over again and again is sent once more. */
  readonly brokenAgainMs: number
  /** ms until an answer that was shown is looked at again behind the page. */
  readonly revalidateMs: number
  /** Bytes that files may take; those of the shown project are kept even beyond it. */
  readonly cacheBytes: number
}

export const DEFAULT_LIMITS: Limits = {
  stallMs: 15_000,
  pageCallMs: 10_000,
  saveMs: 4_000,
  maxBytes: 512 * 1024 * 1024,
  parallel: 6,
  tries: 5,
  backOffMs: 500,
  maxBackOffMs: 60_000,
  reportMs: 30_000,
  confirmMs: 10_000,
  brokenAgainMs: 86_400_000,
  revalidateMs: 60_000,
  cacheBytes: 8 * 1024 * 1024 * 1024,
}
