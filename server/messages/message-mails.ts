import { listBuyerProfiles, listStaffProfiles, type Profile } from '#server/identity/profiles.repository.ts'
import { findOwnedSince } from '#server/identity/users.repository.ts'
import { getMailColours, getMailLogo } from '#server/mail/brand.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { messageMail, type MessageMailData } from '#server/mail/templates/message.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { takeMailTime } from './message-mails.repository.ts'
import type { Thread } from './threads.repository.ts'

/** ms between two mails about one thread to one person; what comes meanwhile is told by a single one after it. */
const QUIET_MS = 10 * 60_000

type Reader = Pick<Profile, 'user' | 'preferences'>

export interface MessageMails {
  /** A buyer has written: to whose the thread is, else to all who answer in the project. */
  writeToTeam(db: Db, unit: Unit, thread: Thread, authorId: string): Promise<void>
  /** The team has written: to the buyers whose thread it is. */
  writeToBuyers(db: Db, unit: Unit, thread: Thread, authorId: string): Promise<void>
  /** Somebody was given a thread by somebody else. */
  writeAssigned(
    db: Db,
    unit: Unit,
    thread: Thread,
    assignment: { readonly assigneeId: string; readonly byId: string },
  ): Promise<void>
}

interface Parts {
  readonly mails: MailQueue
  /** `https://portal.example`, without a slash at the end. */
  readonly baseUrl: () => string
  /** The address that answers of somebody to mails about a thread arrive at; null = answers are not read. */
  readonly getReplyAddress: (threadId: string, userId: string) => string | null
  /** ms since epoch. */
  readonly now: () => number
}

interface Telling {
  readonly unit: Unit
  readonly thread: Thread
  readonly occasion: MessageMailData['occasion']
  readonly authorId: string
}

/** Mails that there is a message, to those who want to hear of messages, and never of a note. */
export function createMessageMails({ mails, baseUrl, getReplyAddress, now }: Parts): MessageMails {
  async function write(db: Db, { unit, thread, occasion, authorId }: Telling, readers: readonly Reader[]) {
    const project = await findProject(db, unit.projectId, unit.accountId)
    if (project === null) return
    const account = encodeURIComponent(unit.accountId)
    const path =
      occasion === 'toBuyer'
        ? `${account}/${encodeURIComponent(project.slug)}/${encodeURIComponent(unit.slug)}/inbox/${thread.id}`
        : `${account}/admin/messages/${thread.id}`
    for (const { user, preferences } of readers) {
      if (user.id === authorId || preferences.notifications?.messages === false) continue
      const at = await takeMailTime(db, { threadId: thread.id, userId: user.id }, now(), QUIET_MS)
      if (at === null) continue
      const locale = preferences.language ?? project.sourceLanguage
      const replyTo = getReplyAddress(thread.id, user.id)
      const content = messageMail({
        occasion,
        locale,
        colours: getMailColours(project),
        projectName: project.name,
        unitName: textIn(unit.displayName, locale, project.sourceLanguage),
        url: `${baseUrl()}/bp/${path}`,
        takesAnswers: replyTo !== null,
      })
      await mails.add(db, {
        ...content,
        kind: 'message',
        accountId: unit.accountId,
        unitId: unit.id,
        recipient: user.email,
        replyTo,
        pictures: [getMailLogo(project)],
        sendAt: isoTime(at),
      })
    }
  }

  const listTeam = (db: Db, { accountId, projectId }: Unit) =>
    listStaffProfiles(db, { accountId, projectId, right: 'answerMessages' })

  return {
    async writeToTeam(db, unit, thread, authorId) {
      const team = await listTeam(db, unit)
      const assigned = team.filter(({ user }) => user.id === thread.assigneeId)
      await write(db, { unit, thread, occasion: 'toTeam', authorId }, assigned.length > 0 ? assigned : team)
    },

    async writeToBuyers(db, unit, thread, authorId) {
      // Whose unit it is by now need not be whose thread it was (ROL-9).
      if (thread.createdAt < (await findOwnedSince(db, unit.id))) return
      await write(db, { unit, thread, occasion: 'toBuyer', authorId }, await listBuyerProfiles(db, unit.id))
    },

    async writeAssigned(db, unit, thread, { assigneeId, byId }) {
      const assignee = (await listTeam(db, unit)).filter(({ user }) => user.id === assigneeId)
      await write(db, { unit, thread, occasion: 'assigned', authorId: byId }, assignee)
    },
  }
}
