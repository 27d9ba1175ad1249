import type { MailFailureKind } from './mails.repository.ts'

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

/** Why a mail was not taken, in a word that people are told, and what the other side said to it. */
export class MailFailure extends Error {
  readonly kind: MailFailureKind
  /** Trying again is of no use: the other side will never take this mail. */
  readonly isFinal: boolean

  /** `answer`: '' = it said nothing. */
  constructor(kind: MailFailureKind, answer: string, isFinal: boolean) {
    super(answer)
    this.name = 'MailFailure'
    this.kind = kind
    this.isFinal = isFinal
  }
}

/** Characters: an answer is a line or two. */
const LONGEST = 300

/** What has stood against a mail, of whatever was thrown: what nobody has a word for may pass by itself. */
export function readFailure(error: unknown): {
  readonly kind: MailFailureKind
  readonly answer: string
  readonly isFinal: boolean
} {
  if (error instanceof MailFailure) return { kind: error.kind, answer: error.message, isFinal: error.isFinal }
  const answer = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST)
  return { kind: 'other', answer, isFinal: false }
}

/** Where mails go: a folder in the embedded default, a mail server with `SMTP_URL`. */
export interface MailPort {
  /** Mails are kept to be looked at in the outbox; a real mail server's are not. */
  readonly keepsMails: boolean
  /** `name <address>` that mails come from. */
  readonly sender: string
  /**
   * Hands a mail over; it is the other side's business once this ends.
   * @throws MailFailure, or any other error when it may be taken later
   */
  send(message: MailMessage): Promise<void>
  /** Ids of the mails of which something is kept. */
  listKept(): Promise<readonly string[]>
  /** Deletes what is kept of these mails. */
  deleteKept(ids: readonly string[]): Promise<void>
  close(): void
}
