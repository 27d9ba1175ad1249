import type { MessageAttachmentsTable, MessagesTable } from '#server/platform/db/communication.schema.ts'
import type { Db } from '#server/platform/db/database.types.ts'

export type Message = Readonly<MessagesTable>
export type MessageFile = Readonly<MessageAttachmentsTable>

/** Messages of a thread that are shown at once at most. */
const MOST = 200

export async function addMessage(db: Db, message: Message, files: readonly MessageFile[]): Promise<void> {
  await db.insertInto('messages').values(message).execute()
  if (files.length > 0) await db.insertInto('messageAttachments').values(files).execute()
}

/** The newest of a thread, the newest first. `withNotes`: for the team. */
export async function listMessages(db: Db, threadId: string, withNotes: boolean): Promise<readonly Message[]> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('threadId', '=', threadId)
    .$if(!withNotes, (query) => query.where('isNote', '=', 0))
    .orderBy('position', 'desc')
    .limit(MOST)
    .execute()
}

/** Of each of these threads the newest message that buyers see. */
export async function listNewest(
  db: Db,
  threads: readonly { readonly id: string; readonly shownPosition: number }[],
): Promise<readonly Message[]> {
  if (threads.length === 0) return []
  return db
    .selectFrom('messages')
    .selectAll()
    .where((eb) =>
      eb.or(
        threads.map(({ id, shownPosition }) => eb.and([eb('threadId', '=', id), eb('position', '=', shownPosition)])),
      ),
    )
    .execute()
}

/** Files of messages, in their order. */
export async function listFilesOf(db: Db, messageIds: readonly string[]): Promise<readonly MessageFile[]> {
  if (messageIds.length === 0) return []
  return db
    .selectFrom('messageAttachments')
    .selectAll()
    .where('messageId', 'in', messageIds)
    .orderBy('messageId')
    .orderBy('place')
    .execute()
}

/** Those of the threads in which something waits for a signature. */
export async function listToSign(db: Db, threadIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (threadIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('messageAttachments')
    .innerJoin('messages', 'messages.id', 'messageAttachments.messageId')
    .select('messages.threadId')
    .where('messages.threadId', 'in', threadIds)
    .where('messages.isNote', '=', 0)
    .where('messageAttachments.role', '=', 'estimate_buyer')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('messageAttachments as signed')
            .select('signed.id')
            .whereRef('signed.signatureForId', '=', 'messageAttachments.id'),
        ),
      ),
    )
    .execute()
  return new Set(rows.map(({ threadId }) => threadId))
}

/** A file with what decides who may have it; null = there is none. */
export async function findFile(db: Db, id: string) {
  const row = await db
    .selectFrom('messageAttachments')
    .innerJoin('messages', 'messages.id', 'messageAttachments.messageId')
    .innerJoin('messageThreads', 'messageThreads.id', 'messages.threadId')
    .select(['messageAttachments.uploadId', 'messages.isNote'])
    .select(['messageThreads.accountId', 'messageThreads.projectId', 'messageThreads.unitId'])
    .select('messageThreads.createdAt as begunAt')
    .where('messageAttachments.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Units in whose threads an upload is named; `isShown`: in a message that buyers see. */
export async function listUnitsWithUpload(db: Db, uploadId: string) {
  const rows = await db
    .selectFrom('messageAttachments')
    .innerJoin('messages', 'messages.id', 'messageAttachments.messageId')
    .innerJoin('messageThreads', 'messageThreads.id', 'messages.threadId')
    .select(['messageThreads.unitId as id', 'messageThreads.accountId'])
    .select(({ fn }) => fn.min('messages.isNote').as('isNote'))
    .where('messageAttachments.uploadId', '=', uploadId)
    .groupBy(['messageThreads.unitId', 'messageThreads.accountId'])
    .execute()
  return rows.map(({ isNote, ...unit }) => ({ unit, isShown: isNote === 0 }))
}

/** Who has written in threads, notes left out: each once per thread, who wrote first first. */
export async function listSenders(db: Db, threadIds: readonly string[]) {
  if (threadIds.length === 0) return []
  return db
    .selectFrom('messages')
    .select(['threadId', 'senderId', 'senderFirstName', 'senderLastName', 'fromTeam'])
    .select(({ fn }) => fn.min<number>('position').as('first'))
    .where('threadId', 'in', threadIds)
    .where('isNote', '=', 0)
    .groupBy(['threadId', 'senderId', 'senderFirstName', 'senderLastName', 'fromTeam'])
    .orderBy('first')
    .execute()
}

/** Whether a thread has what came by this mail already. */
export async function hasMail(db: Db, threadId: string, mailId: string): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('threadId', '=', threadId)
    .where('mailId', '=', mailId)
    .executeTakeFirst()
  return row !== undefined
}
