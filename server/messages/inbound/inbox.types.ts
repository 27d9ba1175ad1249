/** Where answers to mails arrive. */
export interface Inbox {
  /** Hands in what has come, one after the other; what is not done stays for the next time. */
  fetchNew(take: (raw: Uint8Array) => Promise<'done' | 'later'>): Promise<void>
}
