/** Which part of a long list is asked for. */
export interface Page {
  readonly limit: number
  readonly offset: number
}
