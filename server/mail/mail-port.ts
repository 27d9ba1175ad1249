/** A mail as it is handed over: whole, with its pictures. */
export interface MailMessage {
  /** Stays the same when it is tried again: it is in the `Message-ID`, so that a mail server can fold repetitions. */
  readonly id: string
  readonly recipient: string
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly pictures: readonly MailPictureFile[]
  /** ISO time. */
  readonly createdAt: string
}

/** A picture that the HTML names as `cid:`. */
export interface MailPictureFile {
  readonly cid: string
  readonly fileName: string
  readonly contentType: 'image/png' | 'image/jpeg'
  readonly bytes: Buffer
}

/** The other side will never take this mail: trying again is of no use. */
export class MailRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'MailRefused'
  }
}

/** Where mails go: a folder in the embedded default, a mail server with `SMTP_URL`. */
export interface MailPort {
  /** Mails are kept to be looked at in the outbox; a real mail server's are not. */
  readonly keepsMails: boolean
  /** `name <address>` that mails come from. */
  readonly sender: string
  /**
   * Hands a mail over; it is the other side's business once this ends.
   * @throws MailRefused when it will never be taken; any other error when it may be later
   */
  send(message: MailMessage): Promise<void>
  /** Deletes what is kept of mails that were handed over before `time` (ms since epoch). */
  deleteBefore(time: number): Promise<void>
  close(): void
}
