import { randomUUID } from 'node:crypto'
import type { Db } from '#server/platform/db/database.types.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { type MessageFile, addMessage } from './messages.repository.ts'
import { followOwn } from './readings.repository.ts'
import { addThread, takePosition, type Thread } from './threads.repository.ts'

/** Who writes. */
export interface Author {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly isTeam: boolean
}

/** What is written. */
export interface NewMessage {
  readonly body: string
  /** Sanitised; null = it is made from the text. */
  readonly html?: string | null
  readonly quoted?: string
  /** Among colleagues. */
  readonly isNote?: boolean
  /** Closes the thread with it. */
  readonly closes?: boolean
  readonly macroTag?: string | null
  /** `Message-ID` of the mail that it came by. */
  readonly mailId?: string | null
  readonly files?: readonly Pick<MessageFile, 'uploadId' | 'role'>[]
}

interface NewThread extends Pick<Thread, 'kind' | 'subject'> {
  /** Of the deadline that it is about. */
  readonly deadlineId?: string | null
  /** ISO time. */
  readonly at: string
}

/** Characters of a message that lists show. */
const EXCERPT = 160

/** Begins a thread of a unit, within the transaction of what it tells of. */
export async function beginThread(
  db: Db,
  unit: Unit,
  { kind, subject, at, deadlineId = null }: NewThread,
  author: Author,
  message: NewMessage,
): Promise<Thread> {
  const thread: Thread = {
    id: randomUUID(),
    accountId: unit.accountId,
    projectId: unit.projectId,
    unitId: unit.id,
    subject,
    kind,
    state: 'open',
    waitsFor: author.isTeam ? 'buyer' : 'team',
    assigneeId: null,
    createdAt: at,
    updatedAt: at,
    lastPosition: 0,
    shownPosition: 0,
    messageCount: 0,
    excerpt: '',
    lastSenderName: '',
    lastFromTeam: author.isTeam ? 1 : 0,
    hasAttachments: 0,
    revision: 0,
    deadlineId,
  }
  await addThread(db, thread)
  return writeMessage(db, thread.id, author, message, at)
}

/**
 * Adds a message to a thread with all that follows from it: who has to write next, what lists show, and what its author
 * has read. A note changes nothing that buyers could tell from. `at`: ISO time. Answers the thread as it is then.
 */
export async function writeMessage(
  db: Db,
  threadId: string,
  author: Author,
  message: NewMessage,
  at: string,
): Promise<Thread> {
  const { body, html = null, quoted = '', isNote = false, closes = false, files = [] } = message
  const isClosing = closes && author.isTeam
  const thread = await takePosition(
    db,
    threadId,
    isNote
      ? null
      : {
          at,
          excerpt: getExcerpt(body),
          lastSenderName: `${author.firstName} ${author.lastName}`.trim(),
          lastFromTeam: author.isTeam ? 1 : 0,
          state: isClosing ? 'closed' : 'open',
          waitsFor: isClosing ? null : author.isTeam ? 'buyer' : 'team',
          hasAttachments: files.length > 0,
        },
  )
  const id = randomUUID()
  await addMessage(
    db,
    {
      id,
      threadId,
      position: thread.lastPosition,
      senderId: author.id,
      senderFirstName: author.firstName,
      senderLastName: author.lastName,
      fromTeam: author.isTeam ? 1 : 0,
      isNote: isNote ? 1 : 0,
      bodyText: body,
      bodyHtml: html,
      quotedText: quoted,
      macroTag: message.macroTag ?? null,
      mailId: message.mailId ?? null,
      createdAt: at,
    },
    files.map((file, place) => ({ ...file, id: randomUUID(), messageId: id, place, signatureForId: null })),
  )
  await followOwn(db, { threadId, userId: author.id, seesNotes: author.isTeam })
  return thread
}

function getExcerpt(body: string): string {
  const line = body.replaceAll(/\s+/gu, ' ').trim()
  const characters = Array.from(line)
  return characters.length <= EXCERPT ? line : `${characters.slice(0, EXCERPT - 1).join('')}…`
}
