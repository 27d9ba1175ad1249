/** What buyers and the team write to each other; part of `Schema`, whose file says how its tables are written. */

type Flag = 0 | 1
/** ISO 8601, UTC. */
type Time = string

export interface MessageThreadsTable {
  id: string
  accountId: string
  projectId: string
  unitId: string
  subject: string
  kind: 'message' | 'completion' | 'contact' | 'deadline_question' | 'deadline_completion'
  state: 'open' | 'closed'
  /** Who has to write next; null = it is closed. */
  waitsFor: 'team' | 'buyer' | null
  assigneeId: string | null
  createdAt: Time
  /** Of the newest message that buyers see; never goes back. */
  updatedAt: Time
  /** Of the newest message, notes among them. */
  lastPosition: number
  /** Of the newest that buyers see. */
  shownPosition: number
  /** Of those that buyers see, as everything that follows. */
  messageCount: number
  excerpt: string
  lastSenderName: string
  lastFromTeam: Flag
  hasAttachments: Flag
  /** Counts up with everything that changes the thread. */
  revision: number
  /** What it is about; null = no deadline, or one that is gone. */
  deadlineId: string | null
}

export interface MessagesTable {
  id: string
  threadId: string
  /** Counts up within the thread, from 1. */
  position: number
  /** null = their record is gone; the name stays. */
  senderId: string | null
  senderFirstName: string
  senderLastName: string
  fromTeam: Flag
  isNote: Flag
  bodyText: string
  /** Sanitised; null = it is made from the text. */
  bodyHtml: string | null
  quotedText: string
  macroTag: string | null
  /** `Message-ID` of the mail that it came by; null = it was written in the portal. */
  mailId: string | null
  createdAt: Time
}

export interface MessageAttachmentsTable {
  id: string
  messageId: string
  uploadId: string
  /** Order within the message. */
  place: number
  role: 'attachment' | 'estimate_buyer' | 'signed_estimate_buyer'
  signatureForId: string | null
}

export interface ThreadReadingsTable {
  threadId: string
  userId: string
  /** Up to here there is nothing of others that they have not seen. */
  readPosition: number
}

/** When somebody first saw a thread up to a message. */
export interface ThreadSightingsTable {
  threadId: string
  userId: string
  position: number
  at: Time
}

export interface TextModulesTable {
  id: string
  accountId: string
  /** null = for every project. */
  projectId: string | null
  tag: string
  title: string
  locale: 'de' | 'en'
  body: string
}

/** When somebody was last told by mail of a thread. */
export interface MessageMailsTable {
  threadId: string
  userId: string
  sentAt: Time
}

/** When somebody was last told by mail that there is something new of this kind in a unit. */
export interface UnitMailsTable {
  kind: 'deadline' | 'document'
  unitId: string
  userId: string
  sentAt: Time
}
