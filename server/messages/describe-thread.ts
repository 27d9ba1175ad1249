import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { getMessageThread } from '#shared/contracts/http/messages.contract.ts'
import { getFullName } from '#server/identity/full-name.ts'
import { listFullNames, type ListedBuyer } from '#server/identity/users.repository.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import type { Project } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import type { UploadsService } from '#server/uploads/uploads.service.ts'
import { renderText } from './message-html.ts'
import { listFilesOf, listSenders, listToSign, type Message, type MessageFile } from './messages.repository.ts'
import { listReadings } from './readings.repository.ts'
import type { Thread } from './threads.repository.ts'

export type ThreadAnswer = AnswerOf<typeof getMessageThread>
export type MessageAnswer = ThreadAnswer['messages'][number]
type Participant = ThreadAnswer['participants'][number]

export type FilesByMessage = ReadonlyMap<string, MessageAnswer['attachments']>
type DescribeFiles = Pick<UploadsService, 'find' | 'describe'>

/** A reply's subject begins so (INB-30). */
const REPLY = 'AW: '

/** Threads of one unit, and what of their messages is shown. */
export interface ShownThreads {
  readonly threads: readonly Thread[]
  readonly messages: readonly Message[]
}

/** Who sees them, and where they belong. */
export interface BuyersView {
  readonly unit: Unit
  readonly project: Project
  readonly buyers: readonly Pick<ListedBuyer, 'id' | 'name'>[]
  readonly readerId: string
}

/** Threads as their buyers see them: without notes, and without anything that follows from one. */
export async function describeThreads(
  db: Db,
  uploads: DescribeFiles,
  { threads, messages }: ShownThreads,
  { unit, project, buyers, readerId }: BuyersView,
): Promise<ThreadAnswer[]> {
  const ids = threads.map(({ id }) => id)
  const files = await describeFiles(db, uploads, messages)
  const senders = await listSenders(db, ids)
  const readings = await listReadings(db, readerId, ids)
  const toSign = await listToSign(db, ids)
  const assignees = await listFullNames(
    db,
    threads.flatMap(({ assigneeId }) => assigneeId ?? []),
  )
  return threads.map((thread) => {
    const { id, subject, kind, createdAt, updatedAt, state, messageCount, assigneeId } = thread
    const participants = getParticipants(
      senders.filter(({ threadId }) => threadId === id),
      buyers,
    )
    const assignee = assigneeId === null ? undefined : assignees.get(assigneeId)
    const isWriting = participants.some((one) => one.id === assigneeId)
    return {
      id,
      subject,
      kind,
      createdAt,
      updatedAt,
      state,
      messages: messages
        .filter(({ threadId }) => threadId === id)
        .map((message) => describeMessage(message, thread, files)),
      messageCount,
      participants,
      observers:
        assigneeId === null || assignee === undefined || isWriting
          ? []
          : [{ id: assigneeId, name: assignee, type: 'user' }],
      unit: describeUnit(unit, project),
      read: (readings.get(id) ?? 0) >= thread.shownPosition,
      signatureRequired: toSign.has(id),
    }
  })
}

/** A message without what only the team sees of it. */
export function describeMessage(message: Message, thread: Thread, files: FilesByMessage): MessageAnswer {
  const { id, position, bodyText, bodyHtml, quotedText, createdAt, macroTag, senderId, fromTeam } = message
  const name = { firstName: message.senderFirstName, lastName: message.senderLastName }
  return {
    id,
    position,
    subject: position === 1 ? thread.subject : `${REPLY}${thread.subject}`,
    bodyText,
    bodyHtml: bodyHtml ?? renderText(bodyText),
    quotedText,
    createdAt,
    updatedAt: createdAt,
    messageType: fromTeam === 1 ? 'outbound' : 'inbound',
    macroTag,
    sender: { id: senderId, name: getFullName(name), ...name, type: fromTeam === 1 ? 'user' : 'buyer' },
    attachments: [...(files.get(id) ?? [])],
  }
}

/** The files of messages, by the message. */
export async function describeFiles(
  db: Db,
  uploads: DescribeFiles,
  messages: readonly Pick<Message, 'id'>[],
): Promise<FilesByMessage> {
  const files = await listFilesOf(
    db,
    messages.map(({ id }) => id),
  )
  const found = await uploads.find(db, [...new Set(files.map(({ uploadId }) => uploadId))])
  const byMessage = new Map<string, MessageAnswer['attachments']>()
  for (const file of files) {
    const upload = found.get(file.uploadId)
    if (upload === undefined) continue
    const described = describeFile(file, uploads.describe(upload))
    byMessage.set(file.messageId, [...(byMessage.get(file.messageId) ?? []), described])
  }
  return byMessage
}

function describeFile({ id, role, signatureForId }: MessageFile, upload: ReturnType<DescribeFiles['describe']>) {
  return { ...upload, id, attachmentId: id, url: `/bp/api/v1/attachments/${id}`, role, signatureForId }
}

/** A unit as threads name it, in the project's language where none is asked for. */
export function describeUnit(unit: Unit, project: Project, locale = project.sourceLanguage) {
  return { id: unit.packageId, displayName: textIn(unit.displayName, locale, project.sourceLanguage) }
}

/** Who has written, and the unit's buyers, each once. */
function getParticipants(
  senders: Awaited<ReturnType<typeof listSenders>>,
  buyers: BuyersView['buyers'],
): Participant[] {
  const participants = new Map<string, Participant>()
  for (const { senderId, senderFirstName: firstName, senderLastName: lastName, fromTeam } of senders) {
    if (senderId === null || participants.has(senderId)) continue
    const type = fromTeam === 1 ? 'user' : 'buyer'
    participants.set(senderId, { id: senderId, name: getFullName({ firstName, lastName }), type })
  }
  for (const { id, name } of buyers) if (!participants.has(id)) participants.set(id, { id, name, type: 'buyer' })
  return [...participants.values()]
}
