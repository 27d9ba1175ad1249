/** null = a mail is too large to be fetched. */
export type Handed = Uint8Array | null

/** Where answers to mails arrive. */
export interface Inbox {
  /** Hands in what has come, one after the other; what is not done stays, and comes again some time later. */
  fetchNew(take: (raw: Handed) => Promise<'done' | 'later'>): Promise<void>
}
