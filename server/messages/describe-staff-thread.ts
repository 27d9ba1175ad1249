import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { getStaffThread, listStaffThreads } from '#shared/contracts/http/staff-messages.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { getFullName } from '#server/identity/full-name.ts'
import type { ListedBuyer } from '#server/identity/users.repository.ts'
import type { Project } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { describeMessage, describeUnit, type FilesByMessage } from './describe-thread.ts'
import type { Message } from './messages.repository.ts'
import type { listSightings } from './readings.repository.ts'
import type { Thread } from './threads.repository.ts'

export type StaffThreadAnswer = AnswerOf<typeof getStaffThread>
export type StaffThreadSummary = AnswerOf<typeof listStaffThreads>['threads'][number]
type Sightings = Awaited<ReturnType<typeof listSightings>>

/** Where a thread belongs, and how its reader stands to it. */
export interface StaffView {
  readonly unit: Unit
  readonly project: Project
  /** null = the project's. */
  readonly locale: Locale | null
  /** The unit's present ones, where the thread is theirs. */
  readonly buyers: readonly ListedBuyer[]
  readonly assignee: { readonly id: string; readonly name: string } | null
  /** How far its reader has read. */
  readonly readPosition: number
}

/** What only a whole thread has. */
export interface WholeThread {
  readonly messages: readonly Message[]
  readonly files: FilesByMessage
  readonly sightings: Sightings
  readonly assignable: readonly { readonly id: string; readonly name: string }[]
  /** What it is about; null = no deadline, or one that is gone. */
  readonly deadline: StaffThreadAnswer['deadline']
}

/** A thread as a line of the team's inbox. */
export function describeSummary(thread: Thread, view: StaffView): StaffThreadSummary {
  const { unit, project, locale, buyers, assignee, readPosition } = view
  const { id, subject, kind, state, waitsFor, createdAt, updatedAt, excerpt, lastSenderName, lastPosition } = thread
  return {
    id,
    subject,
    kind,
    state,
    waitsFor,
    createdAt,
    updatedAt,
    excerpt,
    lastSenderName,
    hasAttachments: thread.hasAttachments === 1,
    isUnread: lastPosition > readPosition,
    assignee: assignee === null ? null : { ...assignee },
    project: { id: project.packageId, name: project.name },
    unit: describeUnit(unit, project, locale ?? project.sourceLanguage),
    buyerNames: buyers.map(({ name }) => name),
  }
}

/** A thread whole, with notes and who has read what. */
export function describeStaffThread(thread: Thread, view: StaffView, whole: WholeThread): StaffThreadAnswer {
  const { messages, files, sightings, assignable, deadline } = whole
  return {
    ...describeSummary(thread, view),
    messages: messages.map((message) => ({
      ...describeMessage(message, thread, files),
      isNote: message.isNote === 1,
      readBy: listReaders(message, sightings),
    })),
    messageCount: thread.messageCount,
    buyers: view.buyers.map(({ id, name, email }) => ({ id, name, email })),
    assignable: [...assignable],
    deadline,
    revision: thread.revision,
  }
}

/** Who else has seen a message, each once, the first first. `sightings`: in the order of time. */
function listReaders(
  { position, senderId, isNote }: Message,
  sightings: Sightings,
): StaffThreadAnswer['messages'][number]['readBy'] {
  const seen = new Set<string | null>([senderId])
  const readers: StaffThreadAnswer['messages'][number]['readBy'] = []
  for (const { userId, position: upTo, at, firstName, lastName, userGroup } of sightings) {
    const isBuyer = userGroup === 'buyer'
    if (upTo < position || seen.has(userId) || (isBuyer && isNote === 1)) continue
    seen.add(userId)
    readers.push({ name: getFullName({ firstName, lastName }), type: isBuyer ? 'buyer' : 'user', at })
  }
  return readers
}
